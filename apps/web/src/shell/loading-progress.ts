export const loadingMs = 5_000;
export const throttleMs = 200;

/**
 * How far the loading bar is after a time: quick at first, ever slower, never quite there, since nobody knows when the
 * page comes. It is not shown for what takes less than the throttle.
 */
export function loadingProgress(elapsedMs: number): number | undefined {
  if (elapsedMs < throttleMs) return undefined;
  const part = Math.min(elapsedMs / loadingMs, 1);
  return Math.round((1 - (1 - part) ** 3) * 0.95 * 1_000) / 1_000;
}
