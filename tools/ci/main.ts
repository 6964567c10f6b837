import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnNats } from '../../apps/server/demo/own-nats.ts';
import { openOwnPostgres, throwAway } from '../db/own-postgres.ts';
import { foldersWithoutCore, listBrowserTests, testList } from './browser-tests.ts';
import { watchProcessorTime } from './processor-time.ts';
import { printReport } from './report.ts';
import { bin, command, type Row, runRows, type StageOutput } from './run-stages.ts';
import { chooseTests, type TestPlan } from './selection/choose-tests.ts';
import { bringServices } from './services.ts';
import { readPlaywrightReport, readVitestReport, type TestTally } from './test-reports.ts';

/**
 * The stages of CI, after `npm ci`. Every stage runs even if one before it failed. Columns of a row run side by side: static checks
 * and builds use one core each, tests use both.
 */
const folder = mkdtempSync(join(tmpdir(), 'pb-ci-'));
const cruise = join(folder, 'cruise.json');
/** As many as fit beside the tests of the site; the nightly run plays 1,000. */
const matcherFaults = 25;
const tallies: TestTally[] = [];
let plan: TestPlan | undefined;

const beforeTests: Row[] = [
  [[{ name: 'services', run: bringServices }]],
  [
    [
      { name: 'build', run: (output) => command(output, process.execPath, ['tools/dev-stack/build.ts']) },
      { name: 'format', run: (output) => command(output, bin('biome'), ['ci', '.']) },
      { name: 'dead code', run: (output) => command(output, bin('knip'), []) },
    ],
    [
      { name: 'types', run: types },
      { name: 'lint', run: (output) => command(output, bin('oxlint'), ['--type-aware']) },
      { name: 'boundaries', run: boundaries },
      {
        name: 'stories',
        run: (output) => command(output, bin('storybook'), ['build', '--quiet', '-o', join(folder, 'stories')], { cwd: 'packages/ui' }),
      },
    ],
  ],
];

// Whoever stops CI also stops the servers that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const processorTime = watchProcessorTime();
const before = await runRows(beforeTests);
const postgres = await openOwnPostgres(throwAway);
const nats = await openOwnNats();
const env = { PB_SUPER_URL: postgres.superUrl, PB_NATS_URL: nats.url };

const tests: Row[] = [
  [
    [{ name: 'unit', run: (output) => vitest(output, 'unit', ['--project', 'unit', '--project', 'component']) }],
    [
      {
        name: 'demo',
        run: (output) => command(output, process.execPath, ['tools/ci/try-demo.ts'], { env: { ...env, PB_DATABASE_URL: demoDatabase() } }),
      },
    ],
  ],
  [[{ name: 'selection', run: selectTests }]],
  [[{ name: 'integration', run: (output) => vitest(output, 'integration', ['--project', 'integration', ...(plan?.integration ?? [])]) }]],
  [
    [{ name: 'site', run: (output) => vitest(output, 'site', ['--project', 'site']) }],
    [
      {
        name: 'matcher faults',
        run: (output) => command(output, process.execPath, ['tools/faults/main.ts', 'match', '--faults', String(matcherFaults)]),
      },
    ],
  ],
  [[{ name: 'browser', run: browser }]],
];

const stages = [...before, ...(await runRows(tests))];
await Promise.all([postgres.close(), nats.close()]);
rmSync(folder, { recursive: true, force: true });
process.exitCode = printReport({ stages, tallies, processorTime: processorTime.stop(), plan }) ? 0 : 1;

async function types(output: StageOutput): Promise<boolean> {
  return (await command(output, bin('react-router'), ['typegen'], { cwd: 'apps/web' })) && (await command(output, bin('tsc'), ['-b']));
}

/** A cruiser that looked at nothing would be green: the number of modules is asserted. */
async function boundaries(output: StageOutput): Promise<boolean> {
  const args = ['apps', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', cruise];
  await command(output, bin('depcruise'), args);
  const { summary } = JSON.parse(readFileSync(cruise, 'utf8')) as {
    summary: { totalCruised: number; violations: Array<{ from: string; to: string; rule: { name: string } }> };
  };
  for (const { rule, from, to } of summary.violations) output.write(`${rule.name}: ${from} -> ${to}\n`);
  output.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
  return summary.violations.length === 0 && summary.totalCruised > 100;
}

async function selectTests(output: StageOutput): Promise<boolean> {
  const all = listBrowserTests();
  plan = chooseTests(cruise, all);
  output.write(`${plan.summary}\n`);
  const bare = foldersWithoutCore(all);
  if (bare.length > 0) output.write(`no test of these folders has the tag @core: ${bare.join(', ')}\n`);
  return bare.length === 0;
}

async function vitest(output: StageOutput, name: string, args: readonly string[]): Promise<boolean> {
  const report = join(folder, `${name}.json`);
  const isFine = await command(
    output,
    bin('vitest'),
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  tallies.push(readVitestReport(report));
  return isFine;
}

async function browser(output: StageOutput): Promise<boolean> {
  const report = join(folder, 'browser.json');
  const chosen = join(folder, 'browser-tests.txt');
  writeFileSync(chosen, testList(plan?.browser ?? []));
  const { PB_CI_SEED: seed } = process.env;
  const order = seed ? ['--shuffle', seed] : [];
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--test-list', chosen, '--reporter=dot,json', ...order];
  const isFine = await command(output, bin('playwright'), args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  tallies.push(readPlaywrightReport(report));
  return isFine;
}

function demoDatabase(): string {
  return `postgres://pb_{role}@${new URL(postgres.superUrl).host}/peerbourse`;
}
