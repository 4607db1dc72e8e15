document.getElementById("address").textContent = location.origin;
