import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { seedDemoCustomers } from '../../apps/server/demo/customers.ts';
import { openDemoMarket, seedDemoMarket } from '../../apps/server/demo/market/seed-demo-market.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { chromiumPath } from '../dev-stack/chromium.ts';
import { openStack } from '../load/stack.ts';
import { measurePages, measureUntouched } from './measure.ts';
import { kilobytes, measureRoutes, type RouteRow } from './measure-routes.ts';

/**
 * `npm run -s size`: the weight of every page as it is sent, against its limits; with `-- --why` also by package. The pages that
 * most visits begin with are opened in a browser, too.
 */
const { values } = parseArgs({ options: { why: { type: 'boolean', default: false } } });
const stack = await openStack({ apis: 1, roles: ['worker', 'stream', 'web'] });
await fillMarket(readConfig(stack.variables));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});
try {
  const routes = await measureRoutes(stack.siteUrl);
  for (const route of routes) printRoute(route);
  const rows = [...(await measurePages(browser, stack.siteUrl)), ...(await measureUntouched(browser, stack.siteUrl))];
  for (const { name, kilobytes: weight, limit } of rows) print(weight <= limit, `${name}: ${weight} kB of ${limit} kB`);
  process.exitCode = routes.every(isLight) && rows.every(({ kilobytes: weight, limit }) => weight <= limit) ? 0 : 1;
} finally {
  await browser.close();
  await stack.close();
}

function isLight({ js, all, limits }: RouteRow): boolean {
  return js <= limits.js && all <= limits.all;
}

function printRoute(route: RouteRow): void {
  const { id, path, html, css, js, all, limits, packages } = route;
  const parts = `${html === 0 ? 'no HTML for guests' : `HTML ${html}`}, CSS ${css}, JavaScript ${js} of ${limits.js}`;
  print(isLight(route), `${path} (${id}): ${all} kB of ${limits.all} kB: ${parts}`);
  if (values.why) for (const [name, bytes] of packages) process.stdout.write(`           ${name}: ${kilobytes(bytes)} kB\n`);
}

function print(isFine: boolean, line: string): void {
  process.stdout.write(`${isFine ? 'ok      ' : 'TOO BIG '} ${line}\n`);
}

/** A hall is as heavy as a full page of offers. */
async function fillMarket(config: Config): Promise<void> {
  await seedDemoCustomers(config);
  await seedDemoMarket(config, { advertisers: 60, fiats: ['EUR'], ordersPerAd: 1 });
  await openDemoMarket(config);
}
