import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A test that failed, with what is needed to run it alone. */
export interface FailedTest {
  layer: 'unit' | 'browser';
  file: string;
  title: string;
  tags: readonly string[];
}

/** The first test without a browser that fails, of those that reach the file or of those that are named. */
export function firstFailedUnit(tree: string, file: string, named: readonly string[]): FailedTest | undefined {
  const chosen = named.length > 0 ? ['run', ...named] : ['related', '--run', file];
  return firstFailed(tree, [...chosen, '--project=unit', '--project=component']);
}

/** The first test that asks the built site for its pages and fails. */
export function firstFailedOfSite(tree: string): FailedTest | undefined {
  return firstFailed(tree, ['run', '--project=site']);
}

function firstFailed(tree: string, chosen: readonly string[]): FailedTest | undefined {
  const output = join(tree, 'tests.json');
  const ran = runIn(tree, 'vitest/vitest.mjs', [...chosen, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${output}`]);
  const { testResults } = readOutput<UnitOutput>(output, ran);
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed');
    const where = { layer: 'unit', file: name.slice(tree.length + 1), tags: [] } as const;
    if (failed) return { ...where, title: failed.fullName };
    // A file that cannot even be loaded is caught too, but says so by its message alone.
    if (status === 'failed' && message) return { ...where, title: message.split('\n')[0] ?? '' };
  }
  return undefined;
}

/** The browser tests that fail, of the files that match; `options` choose among their tests. */
export function failedBrowser(tree: string, files: readonly string[], options: readonly string[]): FailedTest[] {
  const output = join(tree, 'browser.json');
  const given = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', ...options, ...files];
  const ran = runIn(tree, '@playwright/test/cli.js', given, { PLAYWRIGHT_JSON_OUTPUT_NAME: output, PB_E2E_WAIT_MS: '12000' });
  const { suites, errors } = readOutput<BrowserOutput>(output, ran);
  const specs = suites.flatMap(specsWithin);
  const trouble = errors.map(({ message = '' }) => message);
  if (specs.length === 0 && !trouble.some((message) => message.includes('No tests found'))) {
    throw new Error(`no browser test ran: ${trouble.join(', ')}`);
  }
  return specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tags }) => ({ layer: 'browser', file: `e2e/${file}`, title, tags }));
}

interface UnitOutput {
  testResults: Array<{ name: string; status: string; message: string; assertionResults: Array<{ fullName: string; status: string }> }>;
}

interface BrowserOutput {
  errors: Array<{ message?: string }>;
  suites: BrowserSuite[];
}

interface BrowserSuite {
  specs: Array<{ title: string; file: string; tags: string[]; tests: Array<{ status: string }> }>;
  suites?: BrowserSuite[];
}

function specsWithin({ specs, suites = [] }: BrowserSuite): BrowserSuite['specs'] {
  return [...specs, ...suites.flatMap(specsWithin)];
}

/** What a run leaves behind when it could not even begin, as the processes of a stack, ends with it. */
function runIn(tree: string, script: string, args: readonly string[], env: Record<string, string> = {}): string {
  const log = join(tree, 'tests.log');
  const file = openSync(log, 'w');
  const options: SpawnSyncOptions & { detached: boolean } = {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file],
    detached: true,
  };
  const { pid } = spawnSync(process.execPath, [join(tree, 'node_modules', script), ...args], options);
  closeSync(file);
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // Nothing was left.
  }
  return readFileSync(log, 'utf8');
}

function readOutput<Output>(path: string, log: string): Output {
  if (!existsSync(path)) throw new Error(`the tests could not be run: ${log}`);
  const output = JSON.parse(readFileSync(path, 'utf8')) as Output;
  rmSync(path);
  return output;
}
