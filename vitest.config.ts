import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/server/*.test.ts',
            'tools/**/*.test.ts',
            'deploy/*.test.ts',
          ],
          exclude: ['tools/ledger-mutants/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts', 'tools/ledger-mutants/*.test.ts'],
          globalSetup: ['apps/server/test/template-database.ts'],
          // Each file has its own roles and database; more files at a time would only wait for each other.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // A machine under load is slow, not wrong.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
