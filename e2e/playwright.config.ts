import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

const chromium = process.env.PB_CHROMIUM ?? '/usr/bin/chromium';
/** Each major version draws a little differently, so each has pictures of its own. */
const major = /(\d+)\./.exec(execFileSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8' }))?.[1] ?? 'unknown';

/** Browser journeys in Debian's Chromium against a whole stack of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './stage.setup.ts',
  workers: 1,
  timeout: 120_000,
  snapshotPathTemplate: `{testDir}/{testFileDir}/pictures/chromium-${major}/{arg}{ext}`,
  retries: 0,
  reporter: [['list']],
  use: {
    headless: true,
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-component-update', '--disable-sync'],
    },
  },
});
