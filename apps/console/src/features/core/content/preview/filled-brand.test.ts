import { expect, it } from 'vitest';
import { filledBrand } from './filled-brand.ts';

it('fills the names of the exchange', () => {
  const brand = { name: 'Peerbourse', legalEntity: 'Peerbourse Ltd', supportAddress: 'help@example.test' };
  expect(filledBrand('{brand} of {legalEntity}: {supportAddress}, {count}', brand)).toBe(
    'Peerbourse of Peerbourse Ltd: help@example.test, {count}',
  );
  expect(filledBrand('{brand}', undefined)).toBe('{brand}');
});
