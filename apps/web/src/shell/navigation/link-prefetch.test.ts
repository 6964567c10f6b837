import { expect, test } from 'vitest';
import { idleMs, mayPrefetch } from './link-prefetch.ts';

test('R9.5 links are prefetched when idle within 2000 ms, though not on 2g or with save-data', () => {
  expect(idleMs).toBe(2_000);
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});
