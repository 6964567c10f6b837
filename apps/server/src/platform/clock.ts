/**
 * Money and deadlines ask the database (`app_now()`); this file is for what has no database at hand.
 * It is the only place that may read the machine's clock.
 */
export function wallClockMs(): number {
  return Date.now();
}

/** Never goes backwards; for durations only. */
export function monotonicMs(): number {
  return performance.now();
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
