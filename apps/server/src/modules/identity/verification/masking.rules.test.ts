import { expect, it } from 'vitest';
import { maskedName, maskedNumber } from './masking.rules.ts';

it('names are masked to their first characters', () => {
  expect(maskedName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('A** L**');
  expect(maskedName({ firstName: '小龙', lastName: '李' })).toBe('李**');
});

it('numbers are masked to their end', () => {
  expect(maskedNumber('C01 X00-T47')).toBe('****47');
});
