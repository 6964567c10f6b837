import { expect, it } from 'vitest';
import { utcDateTime, utcTime } from './utc-time.ts';

it('R1.7 server and client write the same UTC time', () => {
  expect(utcDateTime('2026-11-15T08:30:00.123Z')).toBe('2026-11-15 08:30:00');
  expect(utcTime('2026-11-15T08:30:00Z')).toBe('08:30:00');
});
