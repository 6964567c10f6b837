import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it('a zone is named by its distance from UTC, to the minute', () => {
  expect([0, 540, 330, -210, -720, 840].map(zoneName)).toEqual(['UTC', 'UTC+09:00', 'UTC+05:30', 'UTC−03:30', 'UTC−12:00', 'UTC+14:00']);
});
