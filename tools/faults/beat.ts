/** One line each second that says how far a run has come. A loop that lets no timer through calls `now` itself. */
export function secondly(tell: () => string): { now(): void; end(): void } {
  const started = performance.now();
  let last = started;
  const now = () => {
    const at = performance.now();
    if (at - last < 990) return;
    last = at;
    process.stderr.write(`${String(Math.round((at - started) / 1_000)).padStart(4)} s  ${tell()}\n`);
  };
  const timer = setInterval(now, 1_000);
  timer.unref();
  return { now, end: () => clearInterval(timer) };
}
