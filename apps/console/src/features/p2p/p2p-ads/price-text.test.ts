import { expect, it } from 'vitest';
import { priceText, spreadText } from './price-text.ts';

const fixed = { priceType: 'fixed', price: '1234.5', premiumPpm: null, spreadPpm: 80_000, fiatCode: 'EUR' } as const;

it('says how a price comes about', () => {
  expect(priceText(fixed)).toBe('1,234.5 EUR, fixed');
  expect(priceText({ ...fixed, priceType: 'floating', premiumPpm: -12_500 })).toBe('1,234.5 EUR, floating at -1.25 %');
  expect(priceText({ ...fixed, price: null, priceType: 'floating', premiumPpm: 10_000 })).toBe('not known now, floating at +1 %');
});

it('says on which side of the reference it lies', () => {
  expect(spreadText(fixed)).toBe('+8 %, above the reference');
  expect(spreadText({ spreadPpm: -500 })).toBe('-0.05 %, below the reference');
  expect(spreadText({ spreadPpm: 0 })).toBe('at the reference');
  expect(spreadText({ spreadPpm: null })).toBe('no reference price');
});
