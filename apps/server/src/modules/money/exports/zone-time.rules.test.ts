import { expect, it } from 'vitest';
import { zonedTime, zoneName } from './zone-time.rules.ts';

it.each([
  [0, 'UTC', '2026-12-31 23:30:59'],
  [480, 'UTC+08:00', '2027-01-01 07:30:59'],
  [345, 'UTC+05:45', '2027-01-01 05:15:59'],
  [840, 'UTC+14:00', '2027-01-01 13:30:59'],
  [-210, 'UTC-03:30', '2026-12-31 20:00:59'],
  [-720, 'UTC-12:00', '2026-12-31 11:30:59'],
])('%i minutes are %s', (offset, name, time) => {
  expect(zoneName(offset)).toBe(name);
  expect(zonedTime(new Date('2026-12-31T23:30:59.999Z'), offset)).toBe(time);
});
