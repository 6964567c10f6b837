import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bringServices } from './services.ts';

/** The one gate, after `npm ci`: every stage runs, each says its minutes, the last line counts the tests. */
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'pb-ci-'));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: Array<{
    name: string;
    status: string;
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] }>;
  }>;
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: Array<{ status: string; results: Array<{ error?: { message?: string; location?: { line: number } } }> }>;
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface Stage {
  name: string;
  run(): Promise<boolean>;
}

const tally = { passed: 0, failed: 0 };
/** Named after the stages, so that the end of the output alone says what to mend. */
const notFine: string[] = [];

const stages: Stage[] = [
  { name: 'services', run: bringServices },
  { name: 'format', run: () => command(bin('biome'), ['ci', '.']) },
  { name: 'lint', run: () => command(bin('oxlint'), ['--type-aware']) },
  { name: 'types', run: async () => (await command(bin('react-router'), ['typegen'], 'apps/web')) && (await command(bin('tsc'), ['-b'])) },
  { name: 'boundaries', run: boundaries },
  { name: 'dead code', run: () => command(bin('knip'), []) },
  { name: 'build', run: () => command(process.execPath, ['tools/dev-stack/build.ts']) },
  { name: 'stories', run: () => command(bin('storybook'), ['build', '--quiet', '-o', join(folder, 'stories')], 'packages/ui') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'integration', run: () => vitest('integration') },
  { name: 'browser', run: playwright },
  { name: 'demo', run: () => command(process.execPath, ['tools/ci/try-demo.ts']) },
];

const lines: string[] = [];
let isGreen = true;
for (const stage of stages) {
  process.stdout.write(`\n== ${stage.name}\n`);
  const started = performance.now();
  const isFine = await stage.run();
  isGreen &&= isFine;
  lines.push(`${isFine ? 'ok    ' : 'FAILED'}  ${stage.name.padEnd(12)} ${((performance.now() - started) / 60_000).toFixed(2)} min`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `\n${lines.join('\n')}\n        in all       ${(performance.now() / 60_000).toFixed(2)} min\n\n${notFine.map((line) => `${line}\n`).join('')}${tally.passed} passed, ${tally.failed} failed\n`,
);
process.exitCode = isGreen && tally.failed === 0 && tally.passed > 0 ? 0 : 1;

function command(file: string, args: readonly string[], cwd = '.', env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: join(root, cwd), stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A cruiser that looked at nothing would be green: the number of modules is asserted. */
async function boundaries(): Promise<boolean> {
  const report = join(folder, 'cruise.json');
  await command(bin('depcruise'), [
    'apps',
    'packages',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--output-to',
    report,
  ]);
  const { summary } = JSON.parse(readFileSync(report, 'utf8')) as {
    summary: { totalCruised: number; violations: Array<{ from: string; to: string; rule: { name: string } }> };
  };
  for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.name}: ${from} -> ${to}\n`);
  process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
  return summary.violations.length === 0 && summary.totalCruised > 100;
}

async function vitest(project: string): Promise<boolean> {
  const report = join(folder, `${project}.json`);
  const isFine = await command(bin('vitest'), [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  tally.passed += numPassedTests;
  tally.failed += numFailedTests;
  for (const { name, status, assertionResults } of testResults) {
    if (status === 'failed') notFine.push(`FAILED  ${name.replace(`${root}/`, '')}`);
    for (const test of assertionResults.filter((test) => test.status === 'failed'))
      notFine.push(`        ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  }
  return isFine;
}

async function playwright(): Promise<boolean> {
  const report = join(folder, 'browser.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=line,json'];
  const isFine = await command(bin('playwright'), args, '.', { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  tally.passed += stats.expected + stats.flaky;
  tally.failed += stats.unexpected;
  for (const spec of suites.flatMap(specsOf)) notFine.push(...spec.tests.flatMap((test) => troubleOf(spec, test)));
  return isFine;
}

function troubleOf({ file, line, title }: PlaywrightSpec, { status, results }: PlaywrightSpec['tests'][number]): string[] {
  if (status !== 'unexpected' && status !== 'flaky') return [];
  const error = results.find((result) => result.error)?.error;
  return [
    `${status === 'flaky' ? 'flaky ' : 'FAILED'}  ${file}:${line} ${title}: ${firstLine(error?.message)}`,
    ...whatWasSeen(error?.message).map((seen) => `        line ${error?.location?.line ?? '?'}: ${seen}`),
  ];
}

/** What a failed expectation looked at, wanted and got: without them nobody can tell which of twenty it was. */
function whatWasSeen(message = ''): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /^(Locator|Expected|Received)/.test(line))
    .map((line) => line.slice(0, 300));
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function firstLine(message = 'no reason given'): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
