"""The account page: a new password needs the one before it, and ends everything else."""


def test_a_new_password_signs_out_other_devices_and_ends_tokens(visit):
    ada, phone = visit(), visit()
    ada.become("Ada")
    phone.go()
    ada.go("#link=")
    profile = ada.page.get_by_role("region", name="Come back from anywhere")
    assert profile.get_by_label("Current password").count() == 0
    profile.get_by_label("Name to sign in by").fill("ada of the web")
    profile.get_by_label("Password", exact=True).fill("correct horse")
    profile.get_by_role("button", name="Choose this password").click()
    profile.get_by_label("Current password").wait_for()
    sign = {"handle": "ada of the web", "password": "correct horse"}
    phone.fetch("POST", "/api/sessions", sign)
    tokens = ada.page.get_by_role("region", name="Tokens for programs")
    tokens.get_by_text("A new token").click()
    tokens.get_by_label("What is it for?").fill("my bot")
    tokens.get_by_role("button", name="Make the token").click()
    tokens.get_by_role("listitem").wait_for()
    for current, told in (("wrong horse", "was not right"), ("correct horse", None)):
        profile.get_by_label("Current password").fill(current)
        profile.get_by_label("New password").fill("battery staple")
        profile.get_by_role("button", name="Change").click()
        if told:
            profile.get_by_text(told).wait_for()
            assert tokens.get_by_role("listitem").count() == 1
            ada.errors.clear()  # browsers show every refusal in the console
    tokens.get_by_role("listitem").wait_for(state="detached")
    assert phone.fetch("GET", "/api/me") is None
    assert ada.fetch("GET", "/api/me")["handle"] == "ada of the web"
