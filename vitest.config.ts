import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/ci/longest-first.ts';

export default defineConfig({
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/matching/test/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/server/*.test.ts',
            'tools/**/*.test.ts',
            'deploy/*.test.ts',
          ],
          exclude: ['tools/ledger-mutants/**'],
          setupFiles: ['tools/ci/seed-draws.ts'],
          // Pure functions share nothing that could leak from one file into the next, and a fresh process per file takes a third more.
          isolate: false,
          // By default one core is left to the process that hands out the files, which has next to nothing to do.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['apps/*/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/dom-setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts', 'tools/ledger-mutants/*.test.ts'],
          globalSetup: ['apps/server/test/support/template-database.ts'],
          setupFiles: ['tools/ci/seed-draws.ts'],
          // Each file has its own roles and database, and waits for them a third of its time.
          maxWorkers: 3,
          // What a file starts it ends, and loading every module of the server again for each file took a third of the time.
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A machine under load is slow, not wrong.
          expect: { poll: { timeout: 45_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['apps/web/test/**/*.test.ts'],
          globalSetup: ['apps/web/test/stack-setup.ts'],
          setupFiles: ['apps/web/test/use-stack.ts'],
          // All files share one stack, and some change its settings for a while.
          maxWorkers: 1,
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000, interval: 250 } },
        },
      },
    ],
  },
});
