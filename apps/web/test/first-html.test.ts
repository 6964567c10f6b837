import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { asOwner } from '../../../e2e/console/as-owner.ts';
import { settingVersion } from '../../../e2e/console/setting-version.ts';
import { switchProducts } from '../../../e2e/shell/switches.ts';
import { guestCall, publishNear, site, staffCall } from '../../../e2e/site.ts';
import { english } from '../../../packages/rules/src/formats/format.ts';
import { freePort, root, untilReady } from '../../../tools/dev-stack/stack.ts';
import { closeProducts } from './close-products.ts';

/** Each answer of the API is on a page: the row changes, and so does the first HTML, when the next page is made. */
const htmlOf = async (path: string) => await (await fetch(`${site}${path}`)).text();

async function writeSetting(key: string, value: object): Promise<void> {
  await staffCall('/v1/admin/settings/write-setting', { key, value, version: await settingVersion(key), reason: 'a test of pages' });
}

test('uses market-data/home-market-table: the price of a coin in the table', async () => {
  const published = await publishNear('eth_usdt', 33);
  await expect.poll(() => htmlOf('/')).toContain(`data-price="eth_usdt">${english.number(published, 2)}`);
});

test('uses rates/currency-list-with-icons: the flag beside each currency', async () => {
  const setCountry = (country: string) => asOwner('UPDATE reference_fiats SET country = $1 WHERE fiat = $2', [country, 'HKD']);
  try {
    await setCountry('TH');
    await expect.poll(() => htmlOf('/markets')).not.toContain('/flags/hk.svg');
  } finally {
    await setCountry('HK');
  }
  await expect.poll(() => htmlOf('/markets')).toContain('/flags/hk.svg');
});

test('uses site/site-settings: the brand in header, footer and title', async () => {
  try {
    await writeSetting('site.brand', { name: 'Examplebourse', legalEntity: 'Examplebourse Ltd', supportAddress: '' });
    await expect.poll(() => htmlOf('/')).toContain('<title>Examplebourse: ');
    await expect.poll(() => htmlOf('/')).toMatch(/© 2024–\d{4} Examplebourse Ltd/);
  } finally {
    await writeSetting('site.brand', { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' });
  }
  await expect.poll(() => htmlOf('/')).toContain('<title>Peerbourse: ');
});

test('uses site/feature-switches: the way to invite friends in the footer', async () => {
  const value = { show: true, url: '/referral', ukReferralEntranceStatus: false };
  expect(await htmlOf('/')).not.toContain('href="/referral"');
  try {
    await writeSetting('site.invitation', value);
    await expect.poll(() => htmlOf('/')).toContain('href="/referral"');
  } finally {
    await writeSetting('site.invitation', { ...value, show: false });
  }
  await expect.poll(() => htmlOf('/')).not.toContain('href="/referral"');
});

test('the home page counts what the hall offers, and leads to offers while there are any', async () => {
  const { allFiatList } = await guestCall<{ allFiatList: unknown[] }>('/v1/p2p/pub/currency/queryAllCoinAndFiat');
  const offers = /<a[^>]* href="\/p2p-trade\/buy"[^>]*>/;
  await expect.poll(() => htmlOf('/')).toMatch(new RegExp(`currencies</dt><dd[^>]*>${allFiatList.length}</dd>`));
  await expect.poll(() => htmlOf('/')).not.toMatch(offers);
  await switchProducts(true);
  try {
    await expect.poll(() => htmlOf('/')).toMatch(offers);
    await expect.poll(() => htmlOf('/')).toContain('id="best-prices"');
    for (const path of ['/mix/usdt/btc-usdt', '/copy-trading', '/earn', '/vip']) {
      expect(/<main[\s\S]*<\/main>/.exec(await htmlOf('/'))?.[0]).not.toContain(`href="${path}"`);
    }
  } finally {
    await closeProducts();
  }
  await expect.poll(() => htmlOf('/')).not.toMatch(offers);
});

test('a closed part is not there for search engines and says why to people; what our own pages lead to answers', async () => {
  await switchProducts(true);
  try {
    for (const [path, status] of [
      ['/vip', 404],
      ['/de/earn', 404],
      ['/buy-sell-crypto/cash-conversion', 200],
      ['/lock-account', 200],
      ['/stop-recovery', 200],
    ] as const) {
      const response = await fetch(`${site}${path}`);
      expect(response.status, path).toBe(status);
      expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    }
  } finally {
    await closeProducts();
  }
});

test('the header shows its name alone when the menus are late', async () => {
  const web = await webWithoutApi();
  const html = await (await fetch(`${web.address}/earn`)).text();
  web.end();
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  expect(header).toContain('aria-label="Peerbourse"');
  expect(header).not.toContain('<nav');
});

/** A web role whose api never answers, because nobody listens there. */
async function webWithoutApi(): Promise<{ address: string; end: () => void }> {
  const [port, silent] = [await freePort(), await freePort()];
  const own = { PB_WEB_PORT: String(port), PB_API_URL: `http://127.0.0.1:${silent}` };
  const child = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as NodeJS.ProcessEnv), ...own },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady([address], 120);
  return { address, end: () => void child.kill() };
}
