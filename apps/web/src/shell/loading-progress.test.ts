import { expect, it } from 'vitest';
import { loadingMs, loadingProgress, throttleMs } from './loading-progress.ts';

it('R2.26 R9.1 the loading bar shows nothing for 200 ms, then grows for 5000 ms and waits', () => {
  expect([throttleMs, loadingMs]).toEqual([200, 5_000]);
  expect(loadingProgress(0)).toBeUndefined();
  expect(loadingProgress(199)).toBeUndefined();
  const steps = [200, 1_000, 2_500, 5_000].map((ms) => loadingProgress(ms) ?? 0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps[0]).toBeGreaterThan(0);
  expect(loadingProgress(5_000)).toBe(0.95);
  expect(loadingProgress(60_000)).toBe(0.95);
});
