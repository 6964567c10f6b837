import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../spec/table.ts';
import type { Mutant } from './find-mutants.ts';

export interface Lane {
  /** Whether the tests that reach the file notice the mutant. */
  notices(mutant: Mutant): Promise<boolean>;
  close(): Promise<void>;
}

const firstLimitMs = 60_000;

/**
 * A warm Vitest that tries one mutant of these files at a time. The mutated text never touches the disk: it is served instead
 * of the file.
 */
export async function openLane(files: readonly string[], include: string[], minLimitMs = 5_000): Promise<Lane> {
  let served = { path: '', text: '' };
  const load = (id: string) => (id === served.path ? served.text : undefined);
  const vitest = await warmVitest(include, load);
  const trials = new Map<string, Trial>();
  for (const file of files) trials.set(file, await prepareTrial(vitest, join(root, file), minLimitMs));
  return {
    async notices({ file, text }) {
      const trial = trials.get(file);
      if (!trial) throw new Error(`${file} was not prepared`);
      const path = join(root, file);
      served = { path, text };
      vitest.invalidateFile(path);
      const isNoticed = !(await pass(vitest, trial));
      served = { path: '', text: '' };
      vitest.invalidateFile(path);
      return isNoticed;
    },
    close: () => vitest.close(),
  };
}

async function warmVitest(include: string[], load: (id: string) => string | undefined): Promise<Vitest> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await createVitest(
    {
      root,
      config: false,
      include,
      setupFiles: [fileURLToPath(import.meta.resolve('./steady-properties.ts'))],
      watch: false,
      // The whole run has a limit below; a test that is merely long is none that notices anything.
      testTimeout: firstLimitMs,
      pool: 'forks',
      maxWorkers: 1,
      // One process for all test files of a mutant; the next mutant gets a new one. Ending a thread that has loaded native
      // code can crash the whole run.
      isolate: false,
      bail: 1,
      sequence: { sequencer: GivenOrder },
      // What is remembered of a mutant would be wrong for the next one, and for the next run of the tests.
      cache: false,
      fsModuleCache: false,
      reporters: [{}],
    },
    { plugins: [{ name: 'mutant', enforce: 'pre', load }] },
    { stdout: nowhere, stderr: nowhere },
  );
  await vitest.standalone();
  return vitest;
}

class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

interface Trial {
  tests: TestSpecification[];
  limitMs: number;
}

/** The tests that import the file, however indirectly. They must pass without a mutant, and show how long that takes. */
async function prepareTrial(vitest: Vitest, path: string, minLimitMs: number): Promise<Trial> {
  vitest.config.related = [path];
  const reaching = await vitest.getRelevantTestSpecifications();
  delete vitest.config.related;
  const tests = reaching.toSorted((one, other) => Number(isBeside(path, other.moduleId)) - Number(isBeside(path, one.moduleId)));
  const startedAt = performance.now();
  if (!(await pass(vitest, { tests, limitMs: firstLimitMs }))) throw new Error(`the tests of ${path} fail without a mutant`);
  return { tests, limitMs: minLimitMs + 5 * (performance.now() - startedAt) };
}

function isBeside(path: string, test: string): boolean {
  return test.replace(/\.test(?=\.tsx?$)/, '') === path;
}

/** Too late is as bad as wrong: a mutant that runs forever is stopped by force, which a second request to stop means. */
async function pass(vitest: Vitest, { tests, limitMs }: Trial): Promise<boolean> {
  if (tests.length === 0) return true;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void vitest.cancelCurrentRun('test-failure');
    void vitest.cancelCurrentRun('test-failure');
  }, limitMs);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  clearTimeout(timer);
  const tried = new Set(tests.map(({ moduleId }) => moduleId));
  return !isLate && unhandledErrors.length === 0 && testModules.every((module) => !tried.has(module.moduleId) || module.ok());
}
