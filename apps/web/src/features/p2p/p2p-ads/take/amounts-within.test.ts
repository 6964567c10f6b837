import { describe, expect, test } from 'vitest';
import { amountsWithin } from './amounts-within.ts';

describe('round amounts between two limits', () => {
  test.each([
    ['92.00', '230.00', ['100', '200']],
    ['46.00', '920.00', ['50', '100', '200', '500']],
    ['20.00', '8000.00', ['20', '100', '1000', '5000']],
    ['500000', '20000000', ['500000', '2000000', '5000000', '20000000']],
    ['100.00', '100.00', ['100']],
    ['0.50', '1.50', ['1']],
    ['120.00', '180.00', []],
  ])('%s to %s', (min, max, amounts) => expect(amountsWithin({ min, max })).toEqual(amounts));
});
