import { afterEach, expect, test, vi } from 'vitest';
import type { Manifest } from './manifest.ts';
import { GameModule, load } from './module.ts';
import { thinking } from './thinking.ts';

const fields = {
  box: { offset: 0, size: 2 },
  seen: { offset: 2, size: 2 },
  found: {
    ...{ offset: 8, size: 48, shape: [2] },
    fields: {
      ...{ move: { offset: 0, size: 4 }, visits: { offset: 4, size: 4 } },
      ...{ win: { offset: 8, size: 8 }, lead: { offset: 16, size: 8 } },
    },
  },
};
const manifest = { address: 16, workspace: { size: 56, fields } } as unknown as Manifest;

/** A module whose every iteration tries the move 7 and takes a time. */
function slow(milliseconds: number) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const found = new Int32Array(memory.buffer, 24, 12);
  found[0] = 5;
  found[6] = 7;
  const think = vi.fn((more: bigint) => {
    found[7]! += Number(more);
    vi.advanceTimersByTime(Number(more) * milliseconds);
    return BigInt(found[7]!);
  });
  const exports = { memory, think, begin: () => 2n, found: () => 2n };
  return { module: new GameModule(manifest, { exports } as never), think };
}

const question = {
  ...{ box: new Uint8Array(2), view: new Uint8Array(2) },
  ...{ seats: 2, seat: 0, seed: 1n },
};

afterEach(() => void vi.useRealTimers());

test('all iterations are done, and the most tried move comes first', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answers = [...thinking(slow(2).module, question, { iterations: 23 })];
  const { move, evaluations, iterations } = answers.at(-1)!;
  expect([move, iterations]).toEqual([7, 23]);
  expect(evaluations[0]).toMatchObject({ move: 7, visits: 23, win: 0 });
  expect(evaluations[1]).toEqual({ move: 5, visits: 0, win: null, lead: null });
  expect(answers.length).toBeGreaterThan(3);
});

test('time is kept', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const began = performance.now();
  const answers = [...thinking(slow(3).module, question, { seconds: 0.2, iterations: 1000 })];
  expect(performance.now() - began).toBeLessThan(215);
  expect(answers.at(-1)!.iterations).toBeGreaterThan(60);
});

test('a clock that stands still for a while is no reason to think for ever', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { module, think } = slow(0);
  let last;
  for (const answer of thinking(module, question, { iterations: 1000 })) last = answer;
  expect(last!.iterations).toBe(1000);
  expect(think.mock.calls.length).toBeLessThan(12);
});

test('a struct of another layout is refused', () => {
  const { module } = slow(1);
  const wrong = { ...question, view: new Uint8Array(3) };
  expect(() => thinking(module, wrong, { iterations: 1 }).next()).toThrow('seen has 2 bytes, not 3');
});

test('a module comes from any server, but must come', async () => {
  const sections = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6];
  const raw = new Uint8Array([...sections, ...new TextEncoder().encode('memory'), 2, 0]);
  vi.stubGlobal('fetch', async () => new Response(raw)); // of no type: not compiled on its way
  expect((await load(manifest, 'a.wasm')).bytes('box')).toHaveLength(2);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(load(manifest, 'a.wasm')).rejects.toThrow('404 for a.wasm');
  vi.unstubAllGlobals();
});
