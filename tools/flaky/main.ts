import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaywrightReport, specsOf } from '../ci/browser-tests.ts';
import { openOwnPostgres, throwAway } from '../db/own-postgres.ts';
import { root } from '../dev-stack/stack.ts';

/**
 * `npm run -s flaky -- TIMES GROUP`: runs a group of tests that often and names those whose results differ. A group is a file or
 * folder of tests (e2e/p2p, apps/server/test/core/rates.test.ts) or a tag of browser tests (@core).
 */
const [times = '20', group = ''] = process.argv.slice(2);
if (!/^\d+$/.test(times) || group === '') {
  process.stderr.write('npm run -s flaky -- TIMES GROUP, for example: 20 e2e/p2p\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'pb-flaky-'));
const postgres = await openOwnPostgres(throwAway);
const env = { ...process.env, PB_SUPER_URL: postgres.superUrl };
const results = new Map<string, string[]>();
if (group.startsWith('e2e') || group.startsWith('@')) runBrowser();
else for (let round = 0; round < Number(times); round++) runVitest(round);
await postgres.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = printDifferences() ? 0 : 1;

/** On one stack for each worker: what a round leaves behind meets the next one. */
function runBrowser(): void {
  const report = join(folder, 'browser.json');
  const chosen = group.startsWith('@') ? ['--grep', group] : [group];
  const args = ['test', '--config', 'e2e/playwright.config.ts', `--repeat-each=${times}`, '--reporter=line,json', ...chosen];
  spawnSync(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return;
  for (const { spec, file, titles } of specsOf(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport)) {
    for (const { results: rounds } of spec.tests) note(`${file}: ${[...titles, spec.title].join(' › ')}`, rounds.at(-1)?.status ?? 'none');
  }
}

function runVitest(round: number): void {
  const report = join(folder, `${round}.json`);
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', group, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (!existsSync(report)) return;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: Array<{ name: string; assertionResults: Array<{ fullName: string; status: string }> }>;
  };
  for (const { name, assertionResults } of testResults)
    for (const { fullName, status } of assertionResults) note(`${name.replace(root, '')}: ${fullName}`, status);
}

function note(test: string, status: string): void {
  results.set(test, [...(results.get(test) ?? []), status]);
}

function printDifferences(): boolean {
  const differing = [...results].filter(([, statuses]) => new Set(statuses).size > 1);
  const failing = [...results].filter(([, statuses]) => statuses.every((status) => status === 'failed'));
  for (const [test, statuses] of differing) process.stdout.write(`DIFFERS  ${test}: ${summary(statuses)}\n`);
  for (const [test] of failing) process.stdout.write(`FAILS    ${test}\n`);
  process.stdout.write(`${results.size} tests, ${times} times: ${differing.length} differ, ${failing.length} always fail\n`);
  return results.size > 0 && differing.length === 0 && failing.length === 0;
}

function summary(statuses: readonly string[]): string {
  return [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} ${status}`).join(', ');
}
