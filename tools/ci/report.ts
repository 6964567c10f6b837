import type { Pace } from './machine-pace.ts';
import type { StageResult } from './run-stages.ts';
import type { TestPlan } from './selection/choose-tests.ts';
import type { TestTally } from './test-reports.ts';

export interface Report {
  stages: readonly StageResult[];
  tallies: readonly TestTally[];
  processorTime: ReadonlyArray<readonly [kind: string, seconds: number]>;
  plan: TestPlan | undefined;
}

const slowestShown = 10;

/** Prints what failed, where the minutes went and what was left out; answers whether all is well. The last line counts the tests. */
export function printReport({ stages, tallies, processorTime, plan }: Report): boolean {
  const passed = sum(tallies.map((tally) => tally.passed));
  const failed = sum(tallies.map((tally) => tally.failed));
  const slowest = tallies
    .flatMap(({ timed }) => timed)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
  const sections = [
    section('Stages', [
      ...stages.map(
        ({ name, isFine, minutes, pace }) =>
          `${isFine ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${minutes.toFixed(2).padStart(5)} min   ${paceLine(pace)}`,
      ),
      `        in all       ${(performance.now() / 60_000).toFixed(2).padStart(5)} min`,
    ]),
    section(
      'Failed',
      tallies.flatMap(({ trouble }) => trouble),
    ),
    ...stages.map(({ name, isFine, lastLines }) => (isFine ? '' : section(`What ${name} said last`, lastLines))),
    section(
      'Slowest tests',
      slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ),
    section(
      'Processor seconds',
      processorTime.map(([kind, seconds]) => `${seconds.toFixed(0).padStart(6)}    ${kind}`),
    ),
    section('Left out, for npm run nightly', leftOut(plan)),
  ];
  process.stdout.write(`${sections.join('')}\n${passed} passed, ${failed} failed\n`);
  return stages.every(({ isFine }) => isFine) && failed === 0 && passed > 0;
}

function paceLine({ workMs, stolenPercent }: Pace): string {
  return `${stolenPercent.toFixed(0).padStart(2)} % stolen, work of ${workMs.toFixed(0)} ms`;
}

/** One line for each reason and folder; every single test would hide what matters. */
function leftOut(plan: TestPlan | undefined): string[] {
  const groups = Map.groupBy(plan?.leftOut ?? [], ({ why, what }) => `${why}: ${what.split('/').slice(0, 2).join('/')}`);
  return [...groups].map(([name, rows]) => `${name} (${rows.map(({ what }) => what.split('/').at(-1)).join(', ')})`);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
