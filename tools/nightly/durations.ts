import { type PlaywrightReport, specsOf, tagOf } from '../ci/browser-tests.ts';
import type { Durations } from '../ci/durations.ts';
import type { VitestReport } from '../ci/test-reports.ts';

/** Of each group of browser tests, by `file#tag`. */
export function browserDurations(report: Pick<PlaywrightReport, 'suites'>): Durations {
  const seconds: Record<string, number> = {};
  for (const { spec, file } of specsOf(report)) {
    const key = `${file}#${tagOf(spec)}`;
    const ms = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds[key] = (seconds[key] ?? 0) + ms / 1_000;
  }
  return seconds;
}

/** Shorter ones fit in anywhere. */
const longFileSeconds = 2;

/** Of each long file of a run without a browser. */
export function fileDurations({ testResults }: Pick<VitestReport, 'testResults'>, root: string): Durations {
  return Object.fromEntries(
    testResults
      .map(({ name, startTime, endTime }) => [name.replace(root, ''), (endTime - startTime) / 1_000] as const)
      .filter(([, seconds]) => seconds >= longFileSeconds),
  );
}
