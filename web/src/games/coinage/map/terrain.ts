// What grows and stands in a region, as small engravings: gf is filled with the region's wash and
// outlined, gs is a fine line. Each stands on its own foot at 0, 0.
import type { Chance } from './chance';

export interface Terrain {
  gap: number; // between two of them
  half: number; // half of its width
  tall?: number;
  draw(random: Chance): string;
}

const f = (x: number) => (Math.round(x * 10) / 10).toString();
const filled = (d: string) => `<path class="gf" d="${d}"/>`;
const line = (d: string) => `<path class="gs" d="${d}"/>`;
const one = (gap: number, half: number, ...drawings: string[]): Terrain => ({
  gap,
  half,
  draw: (random) => drawings[Math.floor(random() * drawings.length)]!,
});

function peak(random: Chance, width: number, height: number): string {
  const v = random();
  const [w, h, top] = [width + v * 9, height + v * 12, -2 + random() * 4];
  const hatching = [1, 2, 3, 4, 5].map((k) => {
    const t = k / 6;
    const [x, y] = [top + (w - top) * t, -h + h * t];
    return `M${f(x)} ${f(y)}l${f(-w * 0.28 * (1 - t * 0.3))} ${f(h * (1 - t) * 0.55)}`;
  });
  const ridge = `M${f(-w)} 0L${f(-w * 0.45)} ${f(-h * 0.5)}L${f(-w * 0.3)} ${f(-h * 0.44)}L${f(top)} ${f(-h)}L${f(w * 0.5)} ${f(-h * 0.42)}L${f(w)} 0`;
  return filled(ridge) + line(hatching.join(''));
}

const FIR =
  line('M0 0v-6') +
  filled('M-7-5-3.5-11h-2L-2-17h-1.5L0-23 3.5-17H2l3.5 6h-2L7-5z') +
  line('M1-19l1.5 3M1-14l3 4M1-9l4 3M1-16l1.8 3');
const OAK =
  line('M0 0v-7') +
  filled('M-7-9a5 5 0 0 1 1-8 6 6 0 0 1 11-1 5 5 0 0 1 2 9 6 6 0 0 1-7 1 6 6 0 0 1-7-1z') +
  line('M2-17q4 1 4 5M1-14q3 1 3 4M5-18q3 2 3 5');
const FRUIT =
  line('M0 0v-8') +
  filled('M-8-10a8 8 0 1 1 16 0 8 5 0 0 1-16 0z') +
  line('M-4-12h.1M1-15h.1M4-10h.1M-1-9h.1M5-14q2 2 1 5');
const FURROWS = line('M-13 0q6-2.5 13 0t13 0M-9 4q5-2 10 0t9 0M-6 8q4-1.5 8 0');
const TUFT = line('M-5 0q1-5-2-8M0 0v-11M5 0q-1-5 2-8M-2.5 0q0-5-1-9M2.5 0q0-5 1-9');
const HOUSE =
  filled('M-9 0v-9l5-6 5 6V0zM1 0v-9h11V0zM-4-15H7l5 6H1') +
  line('M4-3v-3M8-3v-3M-5-2v-3M3-10.5h7M1-12h7M-1-13.5h7');
const TOWER =
  filled('M-5 0v-19h2v-2h1.5v2h3v-2H3v2h2V0zM-6.5-19h13v-2.5h-2v1h-3v-1h-3v1h-3v-1h-2z') +
  line('M3-16v16M1.5-16v16M-1.5-9v-4');
const KEEP =
  filled(
    'M-11 0v-15h3v2h2v-2h3v2h1v-9h-2v-3h2v1.5h1.5V-25h1.5v1.5H3V-25h2v3H3v9h1v-2h2v2h2v-2h3V0z',
  ) + line('M-2 0v-4a2 2 0 0 1 4 0v4M8-11v9M6.5-11v9M-8-8v3');
const CLIFF =
  filled('M-17 0l2-14 7-4 6 2 8-3 9 4 3 15z') +
  line('M-11-3l1-9M-5-2v-10M1-3l-1-11M7-3v-11M12-4v-8M-15-14l7 1 6 2 8-3 9 2');
const DUNE = line('M-15 0q9-11 16-9 5 2 14 9M-9-1q6-6 10-7M1-8q1 4-2 8M5-7q0 3-2 7M-10 5q8-5 20 0');
const BOAT =
  filled('M-11-4h22l-4 6H-7zM0-20 9-7H0z') + line('M0-21v17M-1-17-9-7h8M-14 5q4-2 7 0t7 0 7 0 7 0');
const ANCHOR =
  line('M0-17V0M-5-12H5M-8-5q1 6 8 6t8-6M-8-5l-2 2M-8-5l3 1M8-5l2 2M8-5 5-4') +
  '<circle class="gf" cy="-19" r="2.4"/>';
const REEDS =
  line('M-6 2v-15M0 3v-19M6 2v-13M-3 2q-1-6-5-8M3 3q1-7 5-8M-12 4q4-2 8 0t8 0 8 0') +
  filled(
    'M-7.2-13a1.2 3 0 0 1 2.4 0v4h-2.4zM-1.2-16a1.2 3 0 0 1 2.4 0v4h-2.4zM4.8-11a1.2 3 0 0 1 2.4 0v3.5H4.8z',
  );
const HEATHER =
  line('M-8 0q2-6-1-9M-4 0v-12M0 0q0-6 2-10M4 0q0-5 3-8M-11 1h18') +
  line('M-9-9h.1M-10-7h.1M-4-13h.1M-5-10h.1M-3-9h.1M2-11h.1M1-8h.1M7-9h.1M6-6h.1');
const VINE =
  line('M0 0v-18M-9-13H9M-6-13q-3 3 0 5M6-13q3 3 0 5') +
  filled('M-2.5-10a2 2 0 1 1 5 0 2 2 0 0 1 0 3.5L0-2l-2.5-4.5a2 2 0 0 1 0-3.5z');
const CRANE =
  filled('M-8 0l3-15h4L2 0z') + line('M-3-15 11-23M-3-15l2-6 12-2v9M9-14h4v3H9zM-6-5h6M-5-10h4');
const CRATES =
  filled('M-9 0v-8h8V0zM-1 0v-8h8V0zM-5-8v-8h8v8z') + line('M-9-8l8 8M-1-8l8 8M-5-16l8 8');
const FISH =
  filled('M-10-5q7-7 15 0l5-4v8l-5-4q-8 7-15 0z') + line('M-6-6h.1M-3-8q2 3 0 6M0-7q2 2 0 4');
const NET = line(
  'M-10-14v14h20v-14M-10-14q10 9 20 0M-10-9q10 9 20 0M-10-4q10 7 20 0M-5-12v12M0-10V0M5-12v12',
);
const BEACON =
  filled('M-5 0l2-17h6l2 17zM-4-17v-2h8v2zM-3-19q-1-5 3-8 4 3 3 8z') +
  line('M2-14l1.5 13M-7-23l-4-2M7-23l4-2M-7-19h-4M7-19h4');
const QUARRY =
  filled('M-14 0v-7h6v-6h7v-6h7v6h4v6h4v7z') +
  line('M-8-7h13M-1-13h6M-3-3v-4M4-3v-4M-11-3h4M6-3h4M2-16v3M9-7V0M7.5-7V0');

const KINDS: Record<string, Terrain> = {
  mountains: { gap: 33, half: 24, draw: (random) => peak(random, 15, 17) },
  forests: {
    gap: 21,
    half: 13,
    draw: (random) =>
      `<g transform="scale(${f(0.8 + random() * 0.35)})">${random() < 0.55 ? FIR : OAK}</g>`,
  },
  plains: one(33, 16, FURROWS, TUFT),
  city: one(25, 15, HOUSE, HOUSE, TOWER),
  cliffs: one(38, 20, CLIFF),
  dunes: one(36, 17, DUNE, DUNE, TUFT),
  harbours: one(34, 16, BOAT, BOAT, ANCHOR),
  marshes: one(30, 15, REEDS, REEDS, TUFT),
  highlands: { gap: 36, half: 24, draw: (random) => peak(random, 17, 10) },
  heath: one(29, 13, HEATHER, HEATHER, TUFT),
  citadel: { ...one(32, 15, KEEP, TOWER, KEEP), tall: 25 },
  vineyards: one(26, 12, VINE),
  wharves: { ...one(31, 15, CRANE, CRATES, BOAT), tall: 23 },
  fisheries: one(31, 14, FISH, NET, FISH),
  orchards: one(25, 12, FRUIT),
  beacons: { ...one(34, 14, BEACON), tall: 28 },
  quarries: one(35, 18, QUARRY),
};
const OTHERS = ['plains', 'forests', 'heath', 'mountains', 'dunes', 'orchards'];

/** The terrain of a region; one that is not known by name takes its turn of the common ones. */
export function terrainOf(region: string, number: number): Terrain {
  return KINDS[Object.hasOwn(KINDS, region) ? region : OTHERS[number % OTHERS.length]!]!;
}
