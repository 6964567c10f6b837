import fc from 'fast-check';
import { expect, it } from 'vitest';
import { terminalName } from './terminal.ts';

it('R5.20 1 is Web, 2 is Android, anything else iOS', () => {
  expect([1, '1', 2, '2'].map(terminalName)).toEqual(['Web', 'Web', 'Android', 'Android']);
  for (const type of [3, '3', 0, -1, 12, '', '01', 'web', Number.NaN]) expect(terminalName(type)).toBe('iOS');
  fc.assert(fc.property(fc.integer({ min: 3 }), (type) => terminalName(type) === 'iOS'));
});
