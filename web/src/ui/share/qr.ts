// QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10 (213 bytes).
// Throughout: grid[y][x] is true where a module is dark; v is the version, n the length of a side.

const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords, by version
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords of correction in a block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

type Grid = boolean[][];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text, or null where the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const v = TOTAL.findIndex((_, i) => bytes.length <= room(i + 1)) + 1;
  if (!v) return null;
  const { grid, fixed } = frame(v);
  pour(grid, fixed, interleaved(padded(bytes, v), v));
  const masked = MASKS.map((_, mask) => finished(grid, fixed, mask));
  const weights = masked.map(penalty);
  return masked[weights.indexOf(Math.min(...weights))]!;
}

const capacity = (v: number) => TOTAL[v - 1]! - CHECKS[v - 1]! * BLOCKS[v - 1]!;
const counted = (v: number) => (v < 10 ? 8 : 16); // bits of the length
const room = (v: number) => Math.floor((capacity(v) * 8 - 4 - counted(v)) / 8);

/** The bytes with their head, and filled up to what the version holds. */
function padded(bytes: number[], v: number): number[] {
  const bits = [[4, 4] as const, [bytes.length, counted(v)] as const]
    .concat(bytes.map((byte) => [byte, 8] as const))
    .map(([value, width]) => value.toString(2).padStart(width, '0'))
    .join('');
  const whole = bits + '0'.repeat(Math.min(4, capacity(v) * 8 - bits.length));
  const words = (whole.match(/.{1,8}/g) ?? []).map((each) => parseInt(each.padEnd(8, '0'), 2));
  for (let i = 0; words.length < capacity(v); i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

/** Blocks with their correction, one codeword of each in turn. */
function interleaved(words: number[], v: number): number[] {
  const count = BLOCKS[v - 1]!;
  const short = Math.floor(words.length / count);
  const longer = words.length % count; // so many blocks at the end hold one more
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const to = from + short + (i >= count - longer ? 1 : 0);
    const block = words.slice(from, to);
    from = to;
    return block;
  });
  const checks = blocks.map((block) => correction(block, CHECKS[v - 1]!));
  const weave = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => row[i] ?? []),
    ).flat();
  return [...weave(blocks), ...weave(checks)];
}

/** Reed-Solomon: the remainder of the block by a polynomial of that degree. */
export function correction(block: number[], degree: number): number[] {
  const divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor.push(0);
    for (let j = divisor.length - 1; j > 0; j--) divisor[j]! ^= times(divisor[j - 1]!, root);
  }
  const rest = [...block, ...Array<number>(degree).fill(0)];
  block.forEach((_, i) => {
    const factor = rest[i]!;
    divisor.forEach((each, j) => (rest[i + j]! ^= times(each, factor)));
  });
  return rest.slice(block.length);
}

/** The product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** What every code of a version has: eyes, rulers, anchors, and room for the two notes. */
function frame(v: number): { grid: Grid; fixed: Grid } {
  const n = 17 + 4 * v;
  const blank = () => Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  const [grid, fixed] = [blank(), blank()];
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= n || y >= n) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 0; i < n; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const anchors = v === 1 ? [] : v < 7 ? [6, n - 7] : [6, (n - 1) / 2, n - 7];
  for (const x of anchors)
    for (const y of anchors) {
      const eye = (x === 6 && y === 6) || (x === 6 && y === n - 7) || (x === n - 7 && y === 6);
      if (!eye) square(x, y, 2, [1]);
    }
  for (const [x, y] of [
    [3, 3],
    [n - 4, 3],
    [3, n - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  noted(0, n, set);
  for (let i = 0; v >= 7 && i < 18; i++) {
    const bit = ((versionNote(v) >> i) & 1) === 1;
    const [far, near] = [n - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, bit);
    set(near, far, bit);
  }
  return { grid, fixed };
}

/** Level M and the mask, with a BCH code of its own. */
export function formatNote(mask: number): number {
  let rest = mask; // M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

export function versionNote(v: number): number {
  let rest = v;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  return (v << 12) | rest;
}

function noted(mask: number, n: number, set: (x: number, y: number, dark: boolean) => void): void {
  const note = formatNote(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((note >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : n - 15 + i, dark);
    set(i < 8 ? n - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  }
  set(8, n - 8, true);
}

/** Fill the free modules, two columns at a time from the right, upwards and downwards in turn. */
function pour(grid: Grid, fixed: Grid, words: number[]): void {
  const n = grid.length;
  let i = 0;
  for (let right = n - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the ruler
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < n; step++)
      for (const x of [right, right - 1]) {
        const y = up ? n - 1 - step : step;
        if (fixed[y]![x] || i >= words.length * 8) continue;
        grid[y]![x] = ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        i++;
      }
  }
}

function finished(grid: Grid, fixed: Grid, mask: number): Grid {
  const done = grid.map((row, y) =>
    row.map((dark, x) => (fixed[y]![x] ? dark : dark !== MASKS[mask]!(x, y))),
  );
  noted(mask, grid.length, (x, y, dark) => (done[y]![x] = dark));
  return done;
}

/** How hard a code is to read: long runs, squares, what looks like an eye, too dark or too light. */
function penalty(grid: Grid): number {
  const n = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map(Number).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= n; i++)
      if (/^(10111010000|00001011101)$/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let y = 0; y + 1 < n; y++)
    for (let x = 0; x + 1 < n; x++) {
      const same = grid[y]![x];
      if (grid[y]![x + 1] === same && grid[y + 1]![x] === same && grid[y + 1]![x + 1] === same)
        sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length / (n * n);
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
