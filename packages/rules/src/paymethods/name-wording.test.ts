import { expect, it } from 'vitest';
import { brandIn, wordingProblems } from './name-wording.ts';

it('a worded name belongs to one country', () => {
  const transfer = { name: 'Bank transfer (Japan)', wording: 'bank_transfer' } as const;
  expect(wordingProblems({ ...transfer, countries: ['JP'] })).toEqual([]);
  expect(wordingProblems({ ...transfer, countries: ['JP', 'KR'] })).toEqual(['countries']);
  expect(wordingProblems({ ...transfer, wording: null, countries: ['JP', 'KR'] })).toEqual([]);
});

it('a brand in a country is followed by brackets, which are no part of it', () => {
  const brand = { wording: 'in_country', countries: ['BR'] } as const;
  expect(wordingProblems({ ...brand, name: 'Mercado Pago (Brazil)' })).toEqual([]);
  expect(wordingProblems({ ...brand, name: 'Mercado Pago' })).toEqual(['name']);
  expect(wordingProblems({ ...brand, name: '(Brazil)' })).toEqual(['name']);
  expect(brandIn('Mercado Pago (Brazil)')).toBe('Mercado Pago');
});
