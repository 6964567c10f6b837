import type { BrowserTest } from '../browser-tests.ts';
import type { Durations } from '../durations.ts';
import { isReached, scopeOf } from './declared-areas.ts';
import type { Selection } from './select.ts';

export interface LeftOut {
  what: string;
  why: string;
}

export interface BrowserPlan {
  tests: BrowserTest[];
  seconds: number;
  leftOut: LeftOut[];
}

/** A group nobody has timed yet is taken for this long. */
const unknownSeconds = 10;

/**
 * Which browser tests run: one journey of every area always, then what the change can have broken, then looks and long journeys
 * of the areas that it touched. What does not fit into the seconds is left to the nightly run. Seconds are remembered ones, so
 * that a slow hour of the machine does not change what is tested.
 */
export function planBrowserTests(
  all: readonly BrowserTest[],
  selection: Selection,
  areas: ReadonlySet<string>,
  { durations, limitSeconds }: { durations: Durations; limitSeconds: number },
): BrowserPlan {
  const groups = [...Map.groupBy(all, ({ file, tag }) => `${file}#${tag}`)]
    .map(([key, tests]) => ({
      key,
      tests,
      seconds: durations[key] ?? unknownSeconds,
      ...rankOf(tests[0] as BrowserTest, selection, areas),
    }))
    .sort((a, b) => a.rank - b.rank || a.seconds - b.seconds);
  const plan: BrowserPlan = { tests: [], seconds: 0, leftOut: [] };
  for (const { key, tests, seconds, rank, why } of groups) {
    const fits = rank === 0 || plan.seconds + seconds <= limitSeconds;
    if (why === undefined && fits) {
      plan.tests.push(...tests);
      plan.seconds += seconds;
    } else plan.leftOut.push({ what: key, why: why ?? `over the ${limitSeconds} test seconds of CI` });
  }
  return plan;
}

/** Lower ranks come first; `why` says why a test need not run at all. */
function rankOf({ file, tag }: BrowserTest, selection: Selection, areas: ReadonlySet<string>): { rank: number; why?: string } {
  if (tag === 'core') return { rank: 0 };
  if (isAmong(file, selection.tests)) return { rank: 1 };
  const scope = scopeOf(file, areas) ?? 'always';
  const isTouched = isReached(scope, false, selection.changed);
  if (tag === 'visual' || tag === 'long') return isTouched ? { rank: 3 } : { rank: 3, why: 'no change in its areas' };
  return isReached(scope, selection.everything.length > 0, selection.areas)
    ? { rank: isTouched ? 1 : 2 }
    : { rank: 2, why: 'no change in its areas' };
}

/** Which files of integration tests run. */
export function planIntegrationTests(
  files: readonly string[],
  selection: Selection,
  areas: ReadonlySet<string>,
): { files: string[]; leftOut: LeftOut[] } {
  const runs = (file: string) =>
    isAmong(file, selection.tests) || isReached(scopeOf(file, areas) ?? 'always', selection.everything.length > 0, selection.areas);
  return {
    files: files.filter(runs),
    leftOut: files.filter((file) => !runs(file)).map((what) => ({ what, why: 'no change in its areas' })),
  };
}

function isAmong(file: string, paths: ReadonlySet<string>): boolean {
  return [...paths].some((path) => file === path || file.startsWith(`${path}/`));
}
