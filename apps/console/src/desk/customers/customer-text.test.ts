import { expect, it } from 'vitest';
import { viewsLeftText } from './customer-text.ts';

it('counts looks in words', () => {
  expect([29, 1, 0].map(viewsLeftText)).toEqual(['29 looks left this hour', '1 look left this hour', '0 looks left this hour']);
});
