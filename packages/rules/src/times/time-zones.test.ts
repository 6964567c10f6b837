import { expect, it } from 'vitest';
import { timeZones } from './time-zones.ts';

it('knows zones by name, UTC first and each once', () => {
  const { own, all } = timeZones();
  expect(all[0]).toBe('UTC');
  expect(all).toEqual(expect.arrayContaining(['Europe/Berlin', 'Asia/Tokyo', 'America/New_York']));
  expect(new Set(all).size).toBe(all.length);
  expect(own).toMatch(/^[A-Za-z0-9_+/-]+$/);
});
