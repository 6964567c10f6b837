import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { report } from '../load/report.ts';
import { draw } from '../mutate/draw.ts';
import { root } from '../spec/table.ts';
import { areas } from './areas.ts';
import { patchedFile, patchOf, seed, type UiBug, uiBugs } from './bugs.ts';
import { type FailedTest, failedBrowser, firstFailedOfSite, firstFailedUnit } from './run-tests.ts';
import { TrialTree } from './trial-tree.ts';

/**
 * `npm run -s ui-bugs`: puts one bug at a time into a copy of the tree and says which test notices it: first a unit or component
 * test that reaches the file, then a browser test of the area. `--only 3,17` takes some of them, `--ten` the ten that the seed
 * draws, `--tests FILE` (any number of times) other tests, and `--units` only those without a browser. What only the nightly run has
 * is tried last, so that one run also says what CI alone catches.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    ten: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
    units: { type: 'boolean', default: false },
  },
});

interface Tried {
  bug: UiBug;
  caughtBy?: FailedTest;
}

const only = values.only?.split(',').map(Number);
const wanted = values.ten ? draw(uiBugs, 10, seed) : uiBugs.filter(({ number }) => only === undefined || only.includes(number));
const hasBrowser = !values.units && (values.tests.length === 0 || values.tests.some((test) => test.startsWith('e2e/')));
const known = lastCatchers();
/** What CI leaves out. */
const ofTheNight = '@(?:visual|long)\\b';

const tree = new TrialTree();
try {
  const caughtByUnits = new Map(wanted.map((bug) => [bug, withBug(bug, () => unitThatFails(bug))]));
  const isAll = [...caughtByUnits.values()].every((failed) => failed !== undefined);
  if (hasBrowser && !isAll) tree.buildClean();
  const tried = wanted.map((bug) => {
    const failed = caughtByUnits.get(bug) ?? (hasBrowser ? withBug(bug, () => browserTestThatFails(bug)) : undefined);
    return show(failed ? { bug, caughtBy: failed } : { bug });
  });
  const doubtful = new Set(failingWithoutBugs(tried));
  for (const { file, title } of doubtful) process.stdout.write(`fails without a bug too: ${file}: ${title}\n`);
  const caught = tried.filter(({ caughtBy }) => caughtBy !== undefined && !doubtful.has(caughtBy));
  const byCi = caught.filter(({ caughtBy }) => !isOfTheNight(caughtBy));
  report(
    {
      name: 'ui-bugs',
      what: `${wanted.length} seeded UI bugs, one at a time, with the tests of CI and of the nightly run`,
      figure: `${caught.length} of ${wanted.length} caught, ${byCi.length} by CI alone`,
      aim: 'all, at least 30 of 40 by CI alone',
      isReached: caught.length === wanted.length && byCi.length >= wanted.length * 0.75,
      details: { seed, bugs: tried.map(({ bug, caughtBy }) => ({ ...bug, caughtBy: caughtBy ?? null })) },
    },
    wanted.length === uiBugs.length && values.tests.length === 0 && !values.units,
  );
} finally {
  tree.remove();
}

function withBug<Result>(bug: UiBug, run: () => Result): Result {
  tree.apply(patchOf(bug));
  try {
    return run();
  } finally {
    tree.revert(patchOf(bug));
  }
}

function unitThatFails(bug: UiBug): FailedTest | undefined {
  const named = values.tests.filter((test) => !test.startsWith('e2e/'));
  return values.tests.length === 0 || named.length > 0 ? firstFailedUnit(tree.path, patchedFile(bug), named) : undefined;
}

function browserTestThatFails(bug: UiBug): FailedTest | undefined {
  tree.buildOne(bug.area === 'console' ? 'console' : 'web');
  const named = values.tests.filter((test) => test.startsWith('e2e/'));
  if (named.length > 0) return failedBrowser(tree.path, named, ['-x'])[0];
  const specs = specsOf(bug);
  return (
    catcherAgain(bug) ??
    failedBrowser(tree.path, specs, ['-x', '--grep-invert', ofTheNight])[0] ??
    firstFailedOfSite(tree.path) ??
    failedBrowser(tree.path, specs, ['-x', '--grep', ofTheNight])[0]
  );
}

function catcherAgain({ number }: UiBug): FailedTest | undefined {
  const catcher = known.get(number);
  return catcher && failedBrowser(tree.path, [catcher.file], ['--grep', patternOf([catcher])])[0];
}

function isOfTheNight(test: FailedTest | undefined): boolean {
  return test?.tags.some((tag) => /^@?(?:visual|long)$/.test(tag)) ?? false;
}

function specsOf({ area }: UiBug): string[] {
  return [...(areas.find(({ name }) => name === area)?.specs ?? [])];
}

function patternOf(tests: readonly FailedTest[]): string {
  const titles = tests.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `(?:${titles.join('|')})(?: @|$)`;
}

/** What caught a bug must pass on the tree without bugs, or it says nothing. */
function failingWithoutBugs(tried: readonly Tried[]): FailedTest[] {
  const catchers = tried.flatMap(({ caughtBy }) => caughtBy ?? []).filter(({ layer }) => layer === 'browser');
  if (catchers.length === 0) return [];
  tree.restore();
  const failing = failedBrowser(tree.path, [...new Set(catchers.map(({ file }) => file))], ['--grep', patternOf(catchers)]);
  return catchers.filter((catcher) => failing.some(({ file, title }) => file === catcher.file && title === catcher.title));
}

/** The tests that caught the bugs at the last whole run: they are tried first. */
function lastCatchers(): Map<number, FailedTest> {
  const folder = join(root, 'docs/figures');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('-ui-bugs.json'))
    .toSorted()
    .at(-1);
  if (newest === undefined) return new Map();
  const { bugs } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as { bugs: Array<UiBug & { caughtBy: FailedTest | null }> };
  return new Map(bugs.flatMap(({ number, caughtBy }) => (caughtBy?.layer === 'browser' ? [[number, caughtBy] as const] : [])));
}

function show(one: Tried): Tried {
  const { bug, caughtBy } = one;
  const name = `${String(bug.number).padStart(2)} ${bug.kind} ${bug.area}`;
  process.stdout.write(caughtBy ? `caught  ${name}: ${caughtBy.file}: ${caughtBy.title}\n` : `MISSED  ${name}: ${bug.seen}\n`);
  return one;
}
