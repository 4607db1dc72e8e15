"""Games run by their WebAssembly modules, in Node and in Chromium, and the same by Numba."""
