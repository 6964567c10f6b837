import { expect, it } from 'vitest';
import { msUntil, repositoryOf, typeOf } from './nightly.rules.ts';

const hour = 60 * 60_000;
const day = (text: string) => new Date(`${text}Z`);

it('waits for the next time that the clock shows, also when it shows it now', () => {
  expect(msUntil('02:00', day('2026-11-19T01:00:00'))).toBe(hour);
  expect(msUntil('02:00', day('2026-11-19T02:00:00'))).toBe(24 * hour);
  expect(msUntil('02:30', day('2026-12-31T23:00:00'))).toBe(3.5 * hour);
  for (const wrong of ['24:00', '2:00', '02:60', ''])
    expect(() => msUntil(wrong, day('2026-11-19T01:00:00'))).toThrow('is not a time such as 02:00');
});

it('all of it on Sundays, and the two repositories in turn', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => day(`${date}T02:00:00`));
  expect(days.map(typeOf)).toEqual(['diff', 'full', 'diff']);
  expect(new Set(days.slice(0, 2).map(repositoryOf)).size).toBe(2);
  expect(repositoryOf(days[0] as Date)).toBe(repositoryOf(days[2] as Date));
});
