import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev-stack/stack.ts';
import type { BrowserTest } from '../browser-tests.ts';
import { readDurations } from '../durations.ts';
import { changedFiles } from './changed-files.ts';
import { type CruiseReport, importGraph } from './import-graph.ts';
import { type LeftOut, planBrowserTests, planIntegrationTests } from './plan-tests.ts';
import { type Selection, select, unknownChange } from './select.ts';

export interface TestPlan {
  /** Arguments for vitest: the files to run. */
  integration: string[];
  browser: BrowserTest[];
  leftOut: LeftOut[];
  summary: string;
}

/**
 * Two workers get through twice as many test seconds as pass on the clock. A change that stays within its areas is to be answered
 * within nine minutes, of which everything but the browser takes seven.
 */
const limitSeconds = { everything: 600, areas: 200 };

/** What CI runs of the tests that need a stack; unit, component and site tests always run. */
export function chooseTests(cruise: string, browserTests: readonly BrowserTest[]): TestPlan {
  const changed = changedFiles();
  const graph = importGraph(JSON.parse(readFileSync(cruise, 'utf8')) as CruiseReport);
  const selection = changed ? select(changed.paths, graph) : unknownChange;
  const areas = allAreas();
  const browser = planBrowserTests(browserTests, selection, areas, {
    durations: readDurations(),
    limitSeconds: selection.everything.length > 0 ? limitSeconds.everything : limitSeconds.areas,
  });
  const integration = planIntegrationTests(integrationFiles(), selection, areas);
  return {
    integration: integration.files,
    browser: browser.tests,
    leftOut: [...integration.leftOut, ...browser.leftOut],
    summary: [
      changed ? `${changed.paths.length} files changed since ${changed.base.slice(0, 12)}` : 'no nightly run to compare with',
      selectionLine(selection),
      `integration: ${integration.files.length} files, ${integration.leftOut.length} left out`,
      `browser: ${browser.tests.length} of ${browserTests.length} tests, ${Math.round(browser.seconds)} test seconds at the last nightly run`,
    ].join('\n'),
  };
}

function selectionLine({ everything, areas, tests }: Selection): string {
  if (everything.length > 0)
    return `everything, because of ${everything.slice(0, 3).join('; ')}${everything.length > 3 ? ' and more' : ''}`;
  return `areas: ${[...areas].sort().join(', ') || 'none'}${tests.size > 0 ? `; tests: ${[...tests].join(', ')}` : ''}`;
}

/** Every folder that is an area of some group somewhere. */
export function allAreas(): ReadonlySet<string> {
  const homes = ['apps/server/src/modules', 'packages/contract/src', 'apps/web/src/features', 'apps/console/src/features'];
  return new Set(
    homes.flatMap((home) => foldersIn(home).flatMap((group) => foldersIn(`${home}/${group}`).filter((name) => name !== 'shared'))),
  );
}

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export function integrationFiles(): string[] {
  return readdirSync(join(root, 'apps/server/test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `apps/server/test/${name}`)
    .sort()
    .concat('tools/ledger-mutants/ledger-mutants.test.ts');
}
