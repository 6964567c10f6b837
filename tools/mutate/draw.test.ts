import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';

it('draws so many, in their order, and the same ones for the same seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat({ max: 20 }), fc.nat(), (all, count, seed) => {
      const drawn = draw(all, count, seed);
      expect(drawn).toHaveLength(Math.min(count, all.length));
      expect(drawn).toEqual(all.filter((item) => drawn.includes(item)));
      expect(draw(all, count, seed)).toEqual(drawn);
    }),
  );
});
