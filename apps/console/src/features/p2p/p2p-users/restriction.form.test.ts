import { expect, it } from 'vitest';
import { emptyRestriction, hoursOf, readRestriction } from './restriction.form.ts';

const draft = { ...emptyRestriction, note: 'cancelled five orders' };

it('takes a time of the list, a typed one, or none', () => {
  expect(hoursOf({ time: '72', hours: '' })).toBe(72);
  expect(hoursOf({ time: 'other', hours: ' 36 ' })).toBe(36);
  expect(hoursOf({ time: 'open', hours: '36' })).toBeNull();
  for (const hours of ['', '0', '1.5', '8761', '-3', 'x']) expect(hoursOf({ time: 'other', hours })).toBeUndefined();
});

it('sends what the contract asks for', () => {
  expect(readRestriction('1234567890', { ...draft, kind: 'all', time: 'open' })).toEqual({
    input: { userId: '1234567890', kind: 'all', reason: 'cancellations', note: 'cancelled five orders', hours: null },
  });
});

it('says what is missing, all at once', () => {
  expect(readRestriction('1234567890', { ...draft, note: ' x ', time: 'other' })).toEqual({
    problems: { hours: 'Enter whole hours, from 1 to 8760 (a year).', note: 'Say why, in at least 3 characters.' },
  });
});
