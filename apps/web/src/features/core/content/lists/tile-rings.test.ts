import { expect, test } from 'vitest';
import { tileRings } from './tile-rings.ts';

test('a name has its rings, and other names have others', () => {
  const names = ['what-escrow-does', 'passkeys-explained', 'five-scams', 'x', ''];
  expect(new Set(names.map((name) => JSON.stringify(tileRings(name)))).size).toBe(names.length);
  expect(tileRings('five-scams')).toEqual(tileRings('five-scams'));
});

test('every ring is seen, and none covers the picture', () => {
  for (let index = 0; index < 300; index++) {
    const rings = tileRings(`article-${index}`);
    expect(rings).toHaveLength(3);
    for (const { cx, cy, r } of rings) {
      expect(cx >= 0 && cx <= 160 && cy >= 0 && cy <= 90).toBe(true);
      expect(r >= 24 && r < 64).toBe(true);
    }
  }
});
