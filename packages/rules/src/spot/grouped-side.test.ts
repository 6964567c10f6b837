import { expect, it } from 'vitest';
import type { Level } from './book.ts';
import { groupedSide } from './grouped-side.ts';
import { stepsOf, valueScale } from './steps.ts';

it('levels under coarser prices never look better than they are', () => {
  const bids: Level[] = [[109, 1], [105, 2], [99, 4]]; // biome-ignore format: levels side by side
  const asks: Level[] = [[111, 1], [119, 2], [120, 3], [121, 4]]; // biome-ignore format: levels side by side
  expect(groupedSide(bids, 'bids', 10)).toEqual([[100, 3], [90, 4]]); // biome-ignore format: levels side by side
  expect(groupedSide(asks, 'asks', 10)).toEqual([[120, 6], [130, 4]]); // biome-ignore format: levels side by side
  expect(groupedSide(asks, 'asks', 1)).toEqual(asks);
});

it('steps say how many decimals a market has', () => {
  const steps = stepsOf({ priceStep: '0.1', quantityStep: '0.00001' });
  expect(steps).toEqual({ priceScale: 1, lotScale: 5 });
  expect(valueScale(steps)).toBe(6);
});
