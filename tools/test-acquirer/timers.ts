/** Acts after so many milliseconds; the answer takes it back. Tests have their own. */
export type After = (ms: number, act: () => void) => () => void;

/** A timer that does not keep the process alive. */
export function realAfter(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Timers that are all taken back together. */
export function openTimers(after: After) {
  const cancels = new Set<() => void>();
  return {
    after: (ms: number, act: () => void): void => {
      const cancel = after(ms, () => {
        cancels.delete(cancel);
        act();
      });
      cancels.add(cancel);
    },
    close: (): void => {
      for (const cancel of cancels) cancel();
      cancels.clear();
    },
  };
}
