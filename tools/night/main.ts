import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../dev-stack/stack.ts';

/** `npm run -s night`: what is too long for the gate, one after the other, with the minutes of each. */
const vitest = join(root, 'node_modules/.bin/vitest');
const playwright = join(root, 'node_modules/.bin/playwright');
const test = (name: string) => [vitest, 'run', '--project', 'integration', `apps/server/test/${name}.test.ts`];

const runs: ReadonlyArray<readonly [what: string, command: readonly string[], variables?: Record<string, string>]> = [
  ['copied tokens, 1,000', test('sessions'), { PB_THEFTS: '1000' }],
  ['guesses, 100,000', test('guessing'), { PB_GUESSES: '100000' }],
  ['tampered requests, 100,000', test('sealing'), { PB_TAMPER: '100000' }],
  ['canaries in 10,000 requests', test('canary'), { PB_CANARIES: '10000' }],
  ['inputs, 500 for each call', test('fuzz'), { PB_FUZZ: '500' }],
  ['timing of 20,000 logins', test('timing'), { PB_TIMING: '20000' }],
  ['build', [process.execPath, 'tools/dev-stack/build.ts']],
  [
    'scripts in content, every payload',
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', 'e2e/content/xss.spec.ts'],
    { PB_XSS: 'all' },
  ],
  [
    'a member from registration to recovery, on every screen',
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', 'e2e/account/journey.spec.ts'],
    { PB_ALL_SCREENS: '1' },
  ],
  ['renders, 100,000', [process.execPath, 'tools/leaks/main.ts', '--renders', '100000']],
];

const [wanted] = process.argv.slice(2);
for (const [what, [file = '', ...args], variables = {}] of runs.filter(([what]) => !wanted || what.includes(wanted))) {
  const started = performance.now();
  process.stdout.write(`\n== ${what}\n`);
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'}  ${what}: ${minutes} min\n`);
  if (status !== 0) process.exitCode = 1;
}
