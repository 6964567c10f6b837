import { openClient } from '@peerbourse/client';
import type { BrowserContext } from '@playwright/test';
import { botKeys, seedDemoSpot } from '../../../apps/server/demo/spot/seed-demo-spot.ts';
import { channels as notificationChannels } from '../../../apps/server/src/modules/core/notifications/channels.ts';
import { channels as rateChannels } from '../../../apps/server/src/modules/core/rates/channels.ts';
import { channels as spotChannels } from '../../../apps/server/src/modules/markets/spot/channels.ts';
import { bookView } from '../../../apps/server/src/modules/markets/spot/feeds/book-view.ts';
import { channels as assetChannels } from '../../../apps/server/src/modules/money/assets/channels.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { startStream } from '../../../apps/server/src/roles/stream.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { TestEnvironment } from '../../../apps/server/test/support/test-environment.ts';
import { openOwnPostgres, throwAway } from '../../db/own-postgres.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { RestlessMaker } from './restless-maker.ts';

/** The exchange looks at a book ten times in a second; here it looks twice as often. */
export const framesPerSecond = 20;

/** The markets of the demonstration behind the real gateway, a maker whose book never rests, and somebody who is logged in. */
export async function openSpotPageBench() {
  const ending: Array<() => unknown> = [];
  const close = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    return { ...(await openAll(ending)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What it starts is put on `ending` at once. */
async function openAll(ending: Array<() => unknown>) {
  const { superUrl, close } = await openOwnPostgres(throwAway);
  ending.push(close);
  const stack = await openStack({ apis: 1, matchers: 1, roles: ['worker', 'web'], prepare: seedDemoSpot, superUrl });
  ending.push(() => stack.close());
  const stream = await startStream(readConfig(stack.variables), [
    ...spotChannels.map((source) => (source === bookView ? { ...bookView, everyMs: 1_000 / framesPerSecond } : source)),
    ...rateChannels,
    ...assetChannels,
    ...notificationChannels,
  ]);
  ending.push(() => stream.stop());
  const person = await memberOf(stack);
  const { keyId: id, secret } = botKeys.maker;
  const maker = await RestlessMaker.open(openClient({ url: stack.siteUrl, key: { id, kind: 'hmac', secret } }));
  const end = new AbortController();
  const quoting = maker.quote(end.signal);
  ending.push(() => {
    end.abort();
    return quoting;
  });
  return { siteUrl: stack.siteUrl, enter: (context: BrowserContext) => enter(context, person) };
}

export type SpotPageBench = Awaited<ReturnType<typeof openSpotPageBench>>;

async function memberOf({ query }: Stack): Promise<QuickPerson> {
  const rows = { query, config: readConfig({ PB_ENV: 'test', PB_PASSWORD_COST: 'test' }) } as unknown as TestEnvironment;
  const person = await quickPerson(rows, { identityLevel: 2 });
  await giveCoins(rows, person.accountId, 'USDT', 'spot', 10_000_000_000n);
  await giveCoins(rows, person.accountId, 'BTC', 'spot', 100_000_000n);
  return person;
}

/** The pages of this browser are theirs. */
async function enter(context: BrowserContext, { browser }: QuickPerson): Promise<void> {
  await context.addCookies(
    [...browser.cookies].map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      httpOnly: name !== 'login',
      secure: name.startsWith('__'),
      sameSite: 'Lax' as const,
    })),
  );
}
