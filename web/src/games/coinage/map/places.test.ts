import { expect, test } from 'vitest';
import { BOX } from '../example';
import { places } from './places';
import { neighbourTowards } from './steps';

test('an area stands where the server has drawn it, in the tincture of its region', () => {
  const area = places(BOX, BOX.drawings.lying).get('C2')!;
  expect(area).toMatchObject({ region: 'city', tincture: 'gules', x: 500, y: 500 });
});

test.each(['lying', 'upright'] as const)('arrow keys reach every area: %s', (way) => {
  const areas = places(BOX, BOX.drawings[way]);
  const reached = ['A1'];
  for (const label of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighbourTowards(areas, label, key);
      if (next && !reached.includes(next)) reached.push(next);
    }
  expect(reached.toSorted()).toEqual([...areas.keys()]);
});
