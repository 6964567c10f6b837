import { readFileSync } from 'node:fs';

/** What a machine shared with others gave: without it the minutes of a run say little. */
export interface Pace {
  /** Milliseconds of a fixed piece of work. A core can be half as fast a minute later. */
  workMs: number;
  /** Processor time that this machine asked for and others had, in percent. */
  stolenPercent: number;
}

const steps = 60_000_000;

/** Starts to watch; what it returns says how it went since. */
export function watchPace(): () => Pace {
  const workMs = measureWork();
  const before = processorTicks();
  return () => {
    const after = processorTicks();
    const all = after.all - before.all;
    return { workMs, stolenPercent: all === 0 ? 0 : (100 * (after.stolen - before.stolen)) / all };
  };
}

function measureWork(): number {
  const started = performance.now();
  let mixed = 1;
  for (let step = 0; step < steps; step++) mixed = (Math.imul(mixed, 48_271) ^ step) | 0;
  const ms = performance.now() - started;
  // The result is used, or the work would not be done.
  return mixed === 0 ? Number.NaN : ms;
}

/** The first line of /proc/stat: user, nice, system, idle, waiting, two kinds of interrupts, stolen. */
function processorTicks(): { all: number; stolen: number } {
  const ticks = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '').split(/ +/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}
