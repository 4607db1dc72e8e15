"""Tables on a GPU that others read in place: by NVIDIA's array interface, and by DLPack.

DLPack (v0.8, dlpack.h): a capsule around a C structure that says where a tensor lies. Whoever takes
it calls its deleter at the end; until then the table is kept.
"""

import ctypes
from typing import Any

from numba import cuda

CUDA = 2  # a kind of device, in DLPack
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of numbers, by NumPy's letters


class Tensor(ctypes.Structure):
    """DLTensor, field by field."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """DLManagedTensor: the same with its deleter."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = (
    ctypes.py_object,
    (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
)
is_valid = ctypes.pythonapi.PyCapsule_IsValid
is_valid.restype, is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
pointer_in.restype, pointer_in.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)

UNUSED = b"dltensor"  # the name of a capsule that nobody has taken
kept: dict[int, Any] = {}  # what is lent, by the address of its structure


@Deleter
def give_back(managed: Any) -> None:
    """Whoever took the tensor needs it no longer."""
    kept.pop(ctypes.addressof(managed.contents), None)


@Destructor
def drop(capsule: int) -> None:
    """A capsule goes; if nobody has taken the tensor, nobody will give it back."""
    if is_valid(capsule, UNUSED):
        kept.pop(pointer_in(capsule, UNUSED), None)


class Shared:
    """A table on the GPU. NumPy gets a copy of it; torch, CuPy, JAX and Numba read it in place."""

    def __init__(self, array: Any) -> None:
        self.array, self.shape, self.dtype = array, array.shape, array.dtype

    def __repr__(self) -> str:
        return f"<{self.dtype} table of {' × '.join(map(str, self.shape))} on the GPU>"

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        host = self.array.copy_to_host()
        return host if dtype is None else host.astype(dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.get_current_device().id

    def __dlpack__(self, **wishes: Any) -> Any:
        cuda.synchronize()  # so that it is complete for any stream of the taker's
        count = len(self.shape)
        shape = (ctypes.c_int64 * count)(*self.shape)
        width = self.dtype.itemsize
        strides = (ctypes.c_int64 * count)(*(step // width for step in self.array.strides))
        kind, bits = KINDS[self.dtype.kind], 8 * width
        data = self.__cuda_array_interface__["data"][0]
        tensor = Tensor(data, *self.__dlpack_device__(), count, kind, bits, 1, shape, strides, 0)
        managed = Managed(tensor, None, give_back)
        kept[ctypes.addressof(managed)] = (managed, shape, strides, self.array)
        return new_capsule(ctypes.addressof(managed), UNUSED, drop)
