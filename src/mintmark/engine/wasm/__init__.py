"""The same rules for browsers: from a game one WebAssembly module, made by Numba and LLVM."""
