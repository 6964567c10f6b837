import './worker-stack.ts';
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tools/dev-stack/chromium.ts';

const chromium = chromiumPath();
/** Each major version draws a little differently, so each has pictures of its own. */
const major = /(\d+)\./.exec(execFileSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8' }))?.[1] ?? 'unknown';

/** A trial of a bug waits for what never comes, and has a machine for itself: it may ask for less. */
const waitMs = Number(process.env.PB_E2E_WAIT_MS ?? 45_000);

/** Browser tests in Debian's Chromium, each worker against a whole stack of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  // A busy machine is slow, not wrong: what never comes is noticed later, and what comes late is no failure.
  timeout: 240_000,
  expect: { timeout: waitMs, toPass: { timeout: waitMs } },
  snapshotPathTemplate: `{testDir}/{testFileDir}/pictures/chromium-${major}/{arg}{ext}`,
  retries: 0,
  reporter: [['list']],
  use: {
    headless: true,
    // Things that slide in are the same things a moment later, and waiting for them is most of what a test would do.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-component-update', '--disable-sync'],
    },
  },
});
