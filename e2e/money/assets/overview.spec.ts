import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { english } from '../../../packages/rules/src/formats/format.ts';
import { formatUnits, parseUnits } from '../../../packages/rules/src/money.ts';
import { openAs, visit } from '../../identity/account/member.ts';
import { expect, guestCall, site, test } from '../../site.ts';
import { coinRow, give, openAsOwner, reload, said, setAside, untilLive, walletsOf } from './wallet-fixtures.ts';

const gifts = [
  { coin: 'BTC', amount: '0.12345678' },
  { coin: 'USDT', amount: '4321.654321', wallet: 'otc' },
  { coin: 'ETH', amount: '1.5', wallet: 'earn' },
  { coin: 'DOGE', amount: '0.5' },
] as const;

test('R1.2 R3.13 uses assets/total-assets, assets/coin-balances: everything together, by wallet and by coin, from the first HTML on', async ({
  quiet,
}) => {
  const { device, userId } = await openAsOwner(quiet, ...gifts);
  await setAside(userId, { coin: 'BTC', amount: '0.02345678' });
  // A price may arrive between two of these answers; then they are asked again.
  await expect(async () => {
    const { totalAsset } = await device.ask(totalAssets, {});
    const answer = await quiet.request.get(`${site}/assets`);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain(english.number(totalAsset.totalBTC, 8));
    expect(html).toContain('4,321.654321');
    await visit(quiet, '/assets');
    await expect(quiet.locator('[data-total]')).toHaveText(`${english.number(totalAsset.totalBTC, 8)} BTC`, { timeout: 1_000 });
    for (const wallet of ['spot', 'otc', 'contract', 'earn'] as const) {
      const card = quiet.locator(`[data-wallet=${wallet}]`);
      await expect(card).toContainText(english.number(totalAsset[wallet].btc, 8), { timeout: 1_000 });
      const share = (parseUnits(totalAsset[wallet].usdt, 6) * 1_000n) / parseUnits(totalAsset.totalUSDT, 6);
      await expect(card).toContainText(`${english.percent(formatUnits(share, 1), 1)}`, { timeout: 1_000 });
    }
  }).toPass({ timeout: 45_000 });
  const bitcoin = coinRow(quiet, 'BTC');
  const cells = await bitcoin.getByRole('cell').allInnerTexts();
  expect(cells.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^[\d,]+\.\d\d Change in 24 hours: [+−][\d.]+%$/),
    '0.10000000',
    '0.02345678',
    expect.stringMatching(/^[\d,]+\.\d\d [\d.]+%$/),
    expect.stringMatching(/Transfer BTC$/),
  ]);
  await expect(await walletsOf(quiet, 'BTC')).toContainText('Spot0.1Reserved0.02345678Withdrawable0.1');
});

test('R4.11 R3.5 the total is shown in BTC or USDT, and in the currency of the cookie, or USD if that is not offered', async ({
  quiet,
}) => {
  const { device } = await openAsOwner(quiet, ...gifts);
  const { rates } = await guestCall<{ rates: Record<string, string> }>('/v1/mix/public/usdtRate');
  await quiet.context().addCookies([{ name: 'unit', value: 'JPY', url: site }]);
  await visit(quiet, '/assets');
  const { totalAsset } = await device.ask(totalAssets, {});
  const inYen = (parseUnits(totalAsset.totalUSDT, 6) * parseUnits(rates.usdt_jpy ?? '', 8)) / 10n ** 14n;
  await expect(quiet.locator('[data-total-currency]')).toHaveText(`≈ ${english.number(String(inYen))} JPY`);
  await quiet.getByRole('radio', { name: 'USDT' }).check();
  await expect(quiet.locator('[data-total]')).toHaveText(`${english.number(totalAsset.totalUSDT, 2)} USDT`);
  expect((await quiet.context().cookies()).find(({ name }) => name === 'valuationunit')?.value).toBe('USDT');
  // The first HTML knows the choice as well.
  const html = await quiet.request.get(`${site}/assets`).then((answer) => answer.text());
  expect(/data-total="".*?<\/p>/.exec(html)?.[0].replace(/<[^>]*>/g, '')).toContain(`${english.number(totalAsset.totalUSDT, 2)} `);
  await quiet.context().addCookies([{ name: 'unit', value: 'XXX', url: site }]);
  await visit(quiet, '/assets');
  await expect(quiet.locator('[data-total-currency]')).toContainText('USD');
});

test('hidden amounts are on no page, not even in its first HTML, until they are shown again', async ({ quiet }) => {
  await openAsOwner(quiet, ...gifts);
  await visit(quiet, '/assets');
  await expect(coinRow(quiet, 'BTC')).toContainText('0.12345678');
  await quiet.getByRole('button', { name: said('hide_amounts') }).click();
  await expect(coinRow(quiet, 'BTC')).not.toContainText('0.12345678');
  expect(await quiet.locator('main').innerText()).not.toMatch(/12345678|654321/);
  for (const path of ['/assets', '/assets/history', '/']) {
    const html = await quiet.request.get(`${site}${path}`).then((answer) => answer.text());
    expect(html, path).not.toMatch(/12345678|654321/);
  }
  await visit(quiet, '/assets/history');
  await expect(
    quiet
      .getByRole('table', { name: said('entries') })
      .getByRole('row')
      .nth(1),
  ).toContainText('Amount hidden');
  await visit(quiet, '/assets');
  await expect(coinRow(quiet, 'BTC')).toContainText('Amount hidden');
  await quiet.getByRole('button', { name: said('show_amounts') }).click();
  await expect(coinRow(quiet, 'BTC')).toContainText('0.12345678');
  await expect(quiet.locator('[data-total]')).toContainText('BTC');
});

test('uses reference/coin-alias-list: coins are searched, sorted by worth, and small ones can be left out for good', async ({ quiet }) => {
  await openAsOwner(quiet, ...gifts);
  await visit(quiet, '/assets');
  const rows = quiet.getByRole('table', { name: said('coins') }).getByRole('rowheader');
  await expect(rows.nth(0)).toContainText('BTC');
  const { aliasMapping } = await guestCall<{ aliasMapping: Record<string, string> }>('/v1/fiat-mix/public/config/crypto/alias-mapping');
  await expect(rows.nth(0)).toContainText(aliasMapping.BTC ?? '');
  await quiet.getByRole('button', { name: said('column_worth') }).click();
  await expect(quiet.getByRole('columnheader', { name: said('column_worth') })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.last()).toContainText('BTC');
  await quiet.getByRole('searchbox', { name: said('search') }).fill('ethereum');
  await expect(rows).toHaveText([/ETH/]);
  await quiet.getByRole('button', { name: said('search_clear') }).click();
  await quiet.getByRole('checkbox', { name: said('hide_small') }).check();
  await expect(rows).toHaveCount(3);
  await reload(quiet);
  await expect(rows).toHaveCount(3);
});

test('whoever has nothing is told the next step, and finds no button that leads nowhere', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/assets');
  await expect(quiet.getByText(said('none_title'))).toBeVisible();
  await expect(quiet.getByRole('button', { name: said('transfer') })).toHaveCount(0);
  await quiet.getByRole('link', { name: said('none_verify') }).click();
  await expect(quiet).toHaveURL(`${site}/account/verified`);
});

test('what moves elsewhere is seen without a reload', async ({ quiet }) => {
  const { device, userId } = await openAsOwner(quiet, { coin: 'USDT', amount: '100' });
  const isLive = untilLive(quiet);
  await visit(quiet, '/assets');
  await isLive;
  await device.ask(transferCoins, { coin: 'USDT', from: 'spot', to: 'earn', amount: '33.3' });
  const wallets = await walletsOf(quiet, 'USDT');
  await expect(wallets).toContainText('66.7');
  await expect(wallets).toContainText('33.3');
  await give(userId, { coin: 'USDT', amount: '0.000001' });
  await expect(wallets).toContainText('66.700001');
});

test('members see their total on the home page, and guests are sent to the login page', async ({ quiet, browser }) => {
  const { device } = await openAsOwner(quiet, ...gifts);
  const { totalAsset } = await device.ask(totalAssets, {});
  await visit(quiet, '/');
  await expect(quiet.locator('[data-total]')).toHaveText(`${english.number(totalAsset.totalBTC, 8)} BTC`);
  await quiet.getByRole('region', { name: 'Total balance' }).getByRole('link', { name: 'Assets' }).click();
  await expect(quiet).toHaveURL(`${site}/assets`);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await visit(guest, '/assets/history');
  await expect(guest).toHaveURL(`${site}/login?from=%2Fassets%2Fhistory`);
  await context.close();
});
