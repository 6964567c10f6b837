import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest, type TestModule } from 'vitest/node';
import { root } from '../spec/table.ts';
import type { Broken } from './first-broken.ts';
import { replacedOnce } from './replaced-once.ts';
import type { TestedBug } from './seeded-bugs.ts';

/** The tests that the bugs name pass on the code as it is; else nothing can be said about bugs. */
export async function tryTestsUnchanged(bugs: readonly TestedBug[]): Promise<Broken | undefined> {
  const different = new Map(bugs.map((bug) => [`${bug.test} ${bug.title}`, bug]));
  for (const bug of different.values()) {
    const broken = await firstFailed(bug, () => undefined);
    if (broken) return broken;
  }
  return undefined;
}

/** Runs the tests of a bug while its file is read with the bug in it; the file on disk stays as it is. */
export async function tryTestedBug(bug: TestedBug): Promise<Broken | undefined> {
  const path = join(root, bug.file);
  let hasServed = false;
  const broken = await firstFailed(bug, (id) => {
    if (id !== path) return undefined;
    hasServed = true;
    return replacedOnce(readFileSync(path, 'utf8'), bug.find, bug.replace, bug.name);
  });
  if (!hasServed) throw new Error(`${bug.file} was never read`);
  return broken;
}

async function firstFailed(
  { test, title }: Pick<TestedBug, 'test' | 'title'>,
  load: (id: string) => string | undefined,
): Promise<Broken | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await createVitest(
    {
      root,
      config: false,
      include: [test],
      ...(title === undefined ? {} : { testNamePattern: new RegExp(`^${title}(?!\\w)`) }),
      globalSetup: test.startsWith('apps/server/test/') ? ['apps/server/test/support/template-database.ts'] : [],
      // A machine under load is slow, not wrong.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 20_000 } },
      watch: false,
      pool: 'forks',
      maxWorkers: 1,
      bail: 1,
      // What is remembered of a bug would be wrong for the next one.
      cache: false,
      fsModuleCache: false,
      reporters: [{}],
    },
    { plugins: [{ name: 'bug', enforce: 'pre', load }] },
    { stdout: nowhere, stderr: nowhere },
  );
  try {
    const { testModules, unhandledErrors } = await vitest.start([test]);
    const hasRun = testModules.some(({ children }) => [...children.allTests()].some((one) => one.result().state !== 'skipped'));
    const failure = testModules.map(failureOf).find((one) => one !== undefined);
    const isWhole = testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0;
    if (!failure && !isWhole) throw new Error(`${test} could not be run: ${testModules.flatMap(errorMessages).join(', ')}`);
    // A test that was never run has noticed nothing.
    if (!failure && !hasRun) throw new Error(`${test} has no test that begins with ${title}`);
    return failure;
  } finally {
    await vitest.close();
  }
}

function failureOf(module: TestModule): Broken | undefined {
  const [test] = module.children.allTests('failed');
  return test && { check: test.fullName, message: test.result().errors?.[0]?.message ?? '' };
}

/** What went wrong around the tests says nothing about a bug. */
function errorMessages(module: TestModule): string[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(({ message }) => message);
}
