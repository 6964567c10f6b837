import { expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

it.each([
  ['Marta Kowalczyk', 'KOWALCZYK, Marta', 'equal'],
  ['José Núñez', 'jose nunez', 'equal'],
  ['Юрий Примеров', 'Yurii Primerov', 'equal'],
  ['Marta Kowalczyk', 'Marta Kowalczik', 'alike'],
  ['Orlan Vexmoor', 'Orlan Piet Vexmoor', 'alike'],
  ['Marta Kowalczyk', 'Tomasz Wilk', 'different'],
  ['Marta Kowalczyk', 'Marta', 'different'],
  ['', 'Marta Kowalczyk', 'unknown'],
  [' - ', 'Marta Kowalczyk', 'unknown'],
] as const)('R4.20 %s and %s are %s, from both sides', (one, other, match) => {
  expect(compareNames(one, other)).toBe(match);
  expect(compareNames(other, one)).toBe(match);
});
