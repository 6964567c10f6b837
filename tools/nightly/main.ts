import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '../alerts/programs.ts';
import type { PlaywrightReport } from '../ci/browser-tests.ts';
import { keepDurations, readDurations } from '../ci/durations.ts';
import { nightlyReport } from '../ci/selection/changed-files.ts';
import { undeclaredAreas } from '../ci/selection/check-declared.ts';
import { allAreas } from '../ci/selection/choose-tests.ts';
import { installMissing } from '../ci/services.ts';
import type { VitestReport } from '../ci/test-reports.ts';
import { openOwnPostgres, throwAway } from '../db/own-postgres.ts';
import { root } from '../dev-stack/stack.ts';
import { browserDurations, fileDurations } from './durations.ts';
import { proveRecorder } from './prove-recorder.ts';

/**
 * `npm run nightly`: every test, also those that CI leaves out, and what is too long for CI. With a name it runs what contains it.
 * When every test has passed, the commit becomes what CI compares with.
 */
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const folder = mkdtempSync(join(tmpdir(), 'pb-nightly-'));
const unitReport = join(folder, 'unit.json');
const integrationReport = join(folder, 'integration.json');
const browserReport = join(folder, 'browser.json');
const vitest = (report: string, ...projects: string[]) => [
  bin('vitest'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const integration = (name: string) => [bin('vitest'), 'run', '--project', 'integration', `apps/server/test/${name}.test.ts`];
const browser = (...args: string[]) => [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...args];

interface Run {
  what: string;
  command: readonly string[];
  variables?: Record<string, string>;
}

const build: Run = { what: 'build', command: [process.execPath, 'tools/dev-stack/build.ts'] };

const everyTest: readonly Run[] = [
  build,
  { what: 'unit and component tests', command: vitest(unitReport, 'unit', 'component') },
  { what: 'integration tests', command: vitest(integrationReport, 'integration') },
  { what: 'site tests', command: [bin('vitest'), 'run', '--project', 'site'] },
  {
    what: 'browser tests, recorded',
    command: browser('--reporter=line,json'),
    variables: { PB_E2E_RECORD: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
];

const longRuns: readonly Run[] = [
  { what: 'the class for CCXT on a stack', command: [process.execPath, 'tools/ccxt/main.ts'] },
  { what: 'changes of the audit chain, 1,000', command: integration('core/audit-chain'), variables: { PB_AUDIT_EDITS: '1000' } },
  { what: 'page loads with failing answers, 1,000', command: browser('e2e/routes/loads.spec.ts'), variables: { PB_LOADS: '1000' } },
  { what: 'killed relays, 20', command: integration('platform/outbox-relay'), variables: { PB_RELAY_DEATHS: '20' } },
  { what: 'webhooks, 500 faults', command: integration('identity/webhooks-faults'), variables: { PB_WEBHOOK_FAULTS: '500' } },
  { what: 'hostile files, 300', command: integration('platform/hostile-files'), variables: { PB_HOSTILE_FILES: '300' } },
  { what: 'orders on one ad, 3,000', command: integration('p2p/p2p-ads-orders'), variables: { PB_AD_ROUNDS: '3' } },
  { what: 'copied tokens, 1,000', command: integration('identity/sessions'), variables: { PB_THEFTS: '1000' } },
  { what: 'guesses, 100,000', command: integration('identity/guessing'), variables: { PB_GUESSES: '100000' } },
  { what: 'tampered requests, 100,000', command: integration('core/sealing'), variables: { PB_TAMPER: '100000' } },
  {
    what: 'forged requests of keys, 100,000',
    command: integration('identity/api-keys-forgeries'),
    variables: { PB_FORGERIES: '100000' },
  },
  { what: 'canaries in 10,000 requests', command: integration('platform/canary'), variables: { PB_CANARIES: '10000' } },
  {
    what: 'functions of the database, 500 calls as each role',
    command: integration('money/ledger-roles'),
    variables: { PB_ROLE_DRAWS: '500' },
  },
  { what: 'inputs, 500 for each call', command: integration('platform/fuzz'), variables: { PB_FUZZ: '500' } },
  {
    what: 'matching engine against its model, 1,000,000 commands',
    command: [bin('vitest'), 'run', '--project', 'unit', 'packages/matching/test/model/compare.test.ts'],
    variables: { PB_MATCH_COMMANDS: '1000000' },
  },
  { what: 'broken security rules', command: [process.execPath, 'tools/security-bugs/main.ts'] },
  { what: 'broken rules of orders', command: [process.execPath, 'tools/order-bugs/main.ts'] },
  { what: 'timing of 20,000 logins', command: integration('identity/timing'), variables: { PB_TIMING: '20000' } },
  { what: 'restored backups, 10 moments', command: [process.execPath, 'tools/faults/main.ts', 'restore'] },
  { what: 'matchers, 1,000 faults', command: [process.execPath, 'tools/faults/main.ts', 'match', '--long'] },
  { what: 'matchers with a bug', command: [process.execPath, 'tools/faults/main.ts', 'match', '--broken'] },
  { what: 'killed primaries, 20', command: [process.execPath, 'tools/faults/main.ts', 'standby'] },
  build,
  { what: 'attacks, all classes in full', command: [process.execPath, 'tools/attack/main.ts'] },
  { what: 'scripts in content, every payload', command: browser('e2e/core/content/xss.spec.ts'), variables: { PB_XSS: 'all' } },
  { what: 'journeys and screens in every size', command: browser('--grep', '@visual|@long'), variables: { PB_ALL_SCREENS: '1' } },
  { what: 'certificates by ACME', command: ['bash', 'tools/acme/try.sh'] },
  { what: 'images, built and tried', command: ['bash', 'tools/images/build.sh'] },
  { what: 'rolling upgrades, 100,000 requests', command: [process.execPath, 'tools/faults/main.ts', 'rolling-upgrade'] },
  { what: 'alerts, by real faults', command: [process.execPath, 'tools/alerts/main.ts'] },
  { what: 'panels of the demonstration', command: [process.execPath, 'tools/dashboards/check.ts'] },
  { what: 'renders, 100,000', command: [process.execPath, 'tools/leaks/main.ts', '--renders', '100000'] },
];

const [wanted = ''] = process.argv.slice(2);
const commit = git('rev-parse', 'HEAD');
/** Of drawn inputs, another one each day. */
const seed = String(Math.floor(Date.now() / 86_400_000));
const postgres = await openOwnPostgres(throwAway);
const isAsked = ({ what }: Run) => what.includes(wanted);
const passedTests = everyTest.filter(isAsked).map(start).every(Boolean);
rememberSeconds();
const areDeclared = existsSync(browserReport) ? await checkDeclared() : true;
if (wanted === '' && passedTests && areDeclared) rememberCommit();
installMissing(programs);
const passedLong = longRuns.filter(isAsked).map(start).every(Boolean);
await postgres.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = passedTests && areDeclared && passedLong ? 0 : 1;

function start({ what, command: [file = '', ...args], variables = {} }: Run): boolean {
  const started = performance.now();
  process.stdout.write(`\n== ${what}, seed ${seed}\n`);
  const env = { PB_CI_SEED: seed, ...process.env, PB_SUPER_URL: postgres.superUrl, ...variables };
  const isFine = spawnSync(file, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  process.stdout.write(`${isFine ? 'ok    ' : 'FAILED'}  ${what}: ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  return isFine;
}

/** The seconds by which CI plans. What a part of a run did not see keeps those that it has. */
function rememberSeconds(): void {
  keepDurations({
    ...(wanted === '' ? {} : readDurations()),
    ...[unitReport, integrationReport]
      .filter(existsSync)
      .map((report) => fileDurations(readJson<VitestReport>(report), root))
      .reduce((all, durations) => ({ ...all, ...durations }), {}),
    ...(existsSync(browserReport) ? browserDurations(readJson<PlaywrightReport>(browserReport)) : {}),
  });
}

/** Says which tests touched more than they declare. */
async function checkDeclared(): Promise<boolean> {
  const report = readJson<PlaywrightReport>(browserReport);
  const undeclared = await undeclaredAreas(report, allAreas());
  for (const { file, area, by, test } of undeclared) process.stdout.write(`UNDECLARED  ${file}: ${area}, by ${by} in "${test}"\n`);
  const { tried, found } = await proveRecorder(report, allAreas(), Math.floor(Math.random() * 1e6));
  process.stdout.write(`${found} of ${tried} wrong declarations are found\n`);
  return undeclared.length === 0 && found === tried;
}

function rememberCommit(): void {
  if (
    git('status', '--porcelain', '--untracked-files=no')
      .replaceAll(/^.*tools\/ci\/durations\.json$/gm, '')
      .trim() !== ''
  ) {
    process.stdout.write('The tree has changes that are not committed; the commit is not remembered.\n');
    return;
  }
  writeFileSync(join(root, nightlyReport), `${JSON.stringify({ commit, at: new Date().toISOString() }, undefined, 2)}\n`);
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
