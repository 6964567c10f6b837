import { chromium } from '@playwright/test';
import { seedDemoCustomers } from '../../apps/server/src/demo-customers.ts';
import { openDemoMarket, seedDemoMarket } from '../../apps/server/src/demo-market/seed-demo-market.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { openStack } from '../load/stack.ts';
import { measurePages } from './measure.ts';

/** `npm run -s size`: the weight of pages against their limits. */
const stack = await openStack({ apis: 1, roles: ['worker', 'stream', 'web'] });
await fillMarket(readConfig(stack.variables));
const browser = await chromium.launch({
  executablePath: process.env.PB_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});
try {
  const rows = await measurePages(browser, stack.frontDoor);
  for (const { name, kilobytes, limit } of rows) {
    process.stdout.write(`${kilobytes <= limit ? 'ok      ' : 'TOO BIG '} ${name}: ${kilobytes} kB of ${limit} kB\n`);
  }
  process.exitCode = rows.every(({ kilobytes, limit }) => kilobytes <= limit) ? 0 : 1;
} finally {
  await browser.close();
  await stack.close();
}

/** A hall is as heavy as a full page of offers. */
async function fillMarket(config: Config): Promise<void> {
  await seedDemoCustomers(config);
  await seedDemoMarket(config, { advertisers: 60, fiats: ['EUR'] });
  await openDemoMarket(config);
}
