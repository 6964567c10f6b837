import { defineConfig } from '@playwright/test';

/** Browser journeys in Debian's Chromium against a whole stack of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './stage.setup.ts',
  workers: 1,
  timeout: 60_000,
  retries: 0,
  reporter: [['list']],
  use: {
    headless: true,
    launchOptions: {
      executablePath: process.env.PB_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-component-update', '--disable-sync'],
    },
  },
});
