import type { Page } from '@playwright/test';
import { openChoices } from '../choose.ts';
import { asOwner } from '../console/as-owner.ts';
import { expect, guestCall, site, test } from '../site.ts';

const paths = { coins: '/v1/p2p/pub/currency/queryAllCoinAndFiat', chains: '/v1/spot/public/coinChainList' };

/** From a page of another layout to the home page, without a reload. */
async function goHomeFromLogin(page: Page): Promise<void> {
  await page.goto(`${site}/login`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Peerbourse' }).click();
  await expect(page).toHaveURL(`${site}/`);
}

test('R7.18 the default layout runs getQueryAllCoinAndFiat and getSpotCoinChainList, in the first HTML and in the browser', async ({
  quiet,
}) => {
  const html = await (await fetch(`${site}/`)).text();
  for (const name of ['allCoinList', 'allFiatList', 'spotCoinChainResultList', 'imgUrl']) expect(html).toContain(name);
  const asked: string[] = [];
  quiet.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await goHomeFromLogin(quiet);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(Object.values(paths)));
});

test('R7.18 a list that cannot be had is only logged, and the page is there', async ({ browser }) => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of Object.values(paths)) await page.route(`**${path}`, (route) => route.fulfill({ status: 403, body: 'no' }));
  await goHomeFromLogin(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => said).toEqual(expect.arrayContaining(["Can't get the list of coins", "Can't get coin imgUrl list"]));
  await expect(page.getByRole('alert').filter({ hasText: /went wrong|not allowed/ })).toHaveCount(0);
  await page.close();
});

test('uses reference/coin-chain-list: the pictures of coins', async ({ browser }) => {
  const { coinList } = await guestCall<{ coinList: Array<{ coinName: string; imgUrl: string }> }>(paths.chains);
  const page = await browser.newPage();
  const changed = coinList.map((coin) => ({ ...coin, imgUrl: coin.coinName === 'BTC' ? '/favicon.svg' : coin.imgUrl }));
  await page.route(`**${paths.chains}`, (route) =>
    route.fulfill({ json: { code: '00000', data: { coinList: changed }, msg: '', requestId: 'e2e' } }),
  );
  await page.goto(`${site}/`);
  const bitcoin = page.getByRole('row').filter({ hasText: 'Bitcoin' }).locator('img').first();
  await expect(bitcoin).toHaveAttribute('src', coinList.find(({ coinName }) => coinName === 'BTC')?.imgUrl ?? '');
  await goHomeFromLogin(page);
  await expect(bitcoin).toHaveAttribute('src', '/favicon.svg');
  await page.close();
});

test('uses p2p-config/coins-and-fiats: the coins that can be chosen for an estimate', async ({ quiet }) => {
  const choices = async () => {
    await quiet.goto(`${site}/`);
    const { options } = await openChoices(quiet.getByRole('combobox', { name: 'Coin' }));
    return await options.evaluateAll((found) => found.map((option) => option.getAttribute('data-key')?.slice(1)));
  };
  const setP2p = (isP2p: boolean) => asOwner('UPDATE reference_coins SET is_p2p = $1 WHERE coin = $2', [isP2p, 'TON']);
  expect(await choices()).toContain('TON');
  try {
    await setP2p(false);
    await expect.poll(choices).not.toContain('TON');
  } finally {
    await setP2p(true);
  }
  await expect.poll(choices).toContain('TON');
});
