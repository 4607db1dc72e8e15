import { describe, expect, test } from 'vitest';
import type { CoinageBox } from '../../../net/schema';
import { STANDARD } from '../standard';
import { backdrop } from './backdrop';
import { geometry } from './geometry';
import { lattice } from './lattice';
import { clearance, inside } from './polygon';
import { neighbourTowards } from './steps';

/** A map from a drawing: letters are areas, dots are sea; capitals lie in another region. */
function drawnMap(...rows: string[]): CoinageBox {
  const labels = [...new Set(rows.join('').replaceAll('.', ''))];
  const areas = labels.map((label) => {
    const row = rows.findIndex((line) => line.includes(label));
    const line = rows[row]!;
    return {
      label,
      name: `Area ${label}`,
      region: label === label.toUpperCase() ? 'upper' : 'lower',
      borders: [],
      row,
      first_column: line.indexOf(label),
      last_column: line.lastIndexOf(label),
    };
  });
  const regions = ['upper', 'lower'];
  return { ...STANDARD, name: rows.join('/'), regions, areas };
}

const RING = drawnMap('AAABBCCC', 'dd....ee', 'ff....gg', 'HHHIIJJJ');
const ISLES = drawnMap('AAbb.ccc', 'DDee.FFF', '........', 'GGhhIIjj');
const HUB = drawnMap('AAbbCCdd', 'EEffffGG', 'HHHiijjj');
const NARROW = drawnMap('A', 'b', 'C', 'd', 'E', 'f', 'G', 'h', 'I', 'j');
const TINY = drawnMap('A.b', '...', 'C.d');
const MAPS = [STANDARD, RING, ISLES, HUB, NARROW, TINY];

test('each pair of neighbours shares one border, the standard map 19 of them', () => {
  expect(MAPS.map((map) => geometry(map, false).borders.length)).toEqual([19, 10, 8, 16, 9, 0]);
  const pairs = lattice(STANDARD.areas).lines.map(({ sides }) => sides.toSorted().join());
  const borders = STANDARD.areas.flatMap(({ label, borders }) =>
    borders.map((other) => [label, other].sort().join()),
  );
  expect(new Set(pairs.filter((pair) => !pair.endsWith(',')))).toEqual(new Set(borders));
});

test('borders between regions are told from those inside', () => {
  const { borders } = geometry(drawnMap('AAbbcc'), false);
  expect(borders.map(({ region }) => region)).toEqual([true, false]);
});

test('areas that meet in a corner with sea beside them do not touch', () => {
  const { places } = geometry(drawnMap('AA..', '..bb'), false);
  const [a, b] = [places.get('A')!, places.get('b')!];
  expect(Math.max(...a.outline.map((point) => clearance(point, b.outline)))).toBeLessThan(-10);
});

describe.each([false, true])('upright: %s', (upright) => {
  test.each(MAPS)('every area of $name has room for its stack', (map) => {
    const { places, left, top, width, height } = geometry(map, upright);
    expect(places.size).toBe(map.areas.length);
    for (const { outline, anchor } of places.values()) {
      expect(clearance(anchor, outline)).toBeGreaterThan(62);
      for (const other of places.values())
        if (other.outline !== outline) expect(inside(anchor, other.outline)).toBe(false);
    }
    const points = [...places.values()].flatMap(({ outline }) => outline);
    expect(points.every(([x, y]) => x > left && y > top)).toBe(true);
    expect(points.every(([x, y]) => x < left + width && y < top + height)).toBe(true);
    expect(upright ? height : width).toBeGreaterThan(upright ? width : height);
  });

  test.each(MAPS)('arrow keys reach every area of $name', (map) => {
    const { places } = geometry(map, upright);
    const reached = [map.areas[0]!.label];
    for (const label of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourTowards(places, label, key);
        if (next && !reached.includes(next)) reached.push(next);
      }
    expect(reached.toSorted()).toEqual(map.areas.map(({ label }) => label).toSorted());
  });
});

test('a map is drawn once, and alike every time', () => {
  expect(backdrop(RING, false)).toBe(backdrop({ ...RING }, false));
  expect(geometry(RING, false)).toEqual(geometry(RING, false));
});

test('regions take their tinctures in order', () => {
  expect([...backdrop(STANDARD, true).tinctures]).toEqual([
    ['mountains', 'azure'],
    ['forests', 'vert'],
    ['plains', 'or'],
    ['city', 'gules'],
  ]);
});
