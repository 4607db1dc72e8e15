// What tests ask of a module. Runs in Node and in a page alike; machines.py calls it.
import { hasty, onlyMove, thinking } from '../../../web/src/wasm/thinking.ts';
import { Positions } from '../../../web/src/wasm/positions.ts';

const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const base64 = (raw) => btoa(String.fromCharCode(...raw));

const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
/** The checksum that zlib has, of some structs and whole numbers of 64 bits. */
function crc(...parts) {
  let sum = -1;
  for (const part of parts) {
    const raw = ArrayBuffer.isView(part)
      ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
      : new Uint8Array(BigInt64Array.from([part].flat(), BigInt).buffer);
    for (const byte of raw) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  }
  return (sum ^ -1) >>> 0;
}

/** All answers about a state, before a move is made there: transcripts.py does the same. */
function facts(game, seats, numbers, s, who, number, ply) {
  const everyone = [numbers.onlooker, ...Array(seats).keys()];
  const chance = who === numbers.chance;
  return [
    crc(s),
    crc(game.asked(s), game.ending(s), game.turn(s), game.scores(s), game.places(s)),
    crc(chance ? game.outcomes(s) : [...game.moves(s, who), ...game.forward(s, who)]),
    crc(...[number, number + 1].map((n) => (chance ? 0 : Number(game.isLegal(s, who, n))))),
    crc(...everyone.map((seat) => game.view(s, seat))),
    crc(...everyone.map((seat) => game.heard(s, who, number, seat))),
    crc(game.features(s, ply % seats), game.imagined(s, ply % seats, BigInt(ply))),
  ];
}

const TASKS = {
  /** The facts about every state of a game that was played elsewhere. */
  replay(module, { box, seats, entries }) {
    const game = new Positions(module, bytes(box), seats);
    let s = game.start();
    return entries.map(([who, number], ply) => {
      const told = facts(game, seats, module.manifest.numbers, s, who, number, ply);
      s = game.after(s, who, number);
      return told;
    });
  },

  /** What a search finds by some iterations, in one slice or as the clock has it. */
  search(module, { iterations, everyone, ...asked }) {
    const question = questionOf(asked);
    let last;
    for (const answer of thinking(module, question, { iterations }, everyone)) last = answer;
    return { ...last, only: onlyMove(module, question) };
  },

  /** What quick players do. */
  hasty: (module, { seeds, how, ...asked }) =>
    seeds.map((seed) => hasty(module, { ...questionOf(asked), seed: BigInt(seed) }, how)),

  /** How games by bots end, and the entries of the last of them; played several times over. */
  playouts(module, { box, seats, bots, seed, games, times = 1 }) {
    module.put('box', bytes(box));
    module.numbers('bots').set(bots.map(BigInt));
    let entries;
    while (times--) entries = Number(module.call('playouts', seats, seed, games));
    const log = Array.from(module.numbers('log').subarray(0, 2 * entries), Number);
    return { ends: base64(module.bytes('ends')), log };
  },

  /** Iterations in some time, and the seconds that the thread was busy, if that is known here. */
  pace(module, { seconds, ...asked }) {
    const busy = () => Object.values(globalThis.process?.threadCpuUsage() ?? [NaN]);
    const before = busy();
    let last;
    for (const answer of thinking(module, questionOf(asked), { seconds })) last = answer;
    const spent = busy().map((now, k) => (now - before[k]) / 1e6);
    return { iterations: last.iterations, seconds: spent.reduce((a, b) => a + b) };
  },
};

const questionOf = ({ box, view, seats, seat, seed = 0 }) => ({
  ...{ box: bytes(box), view: bytes(view), seats, seat },
  seed: BigInt(seed),
});

/** One after another, each by its name. */
export const run = (module, tasks) => tasks.map(({ task, ...given }) => TASKS[task](module, given));
