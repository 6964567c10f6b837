import { openOrders } from '@peerbourse/contract/markets/spot/open-orders';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { type Member, visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { formOf, openOrderRows, sendButton } from './spot-page.ts';
import { marketOf, newTrader, offer, openAsTrader, priceAt, said } from './traders.ts';

async function freeOf({ device }: Member, coin: string): Promise<string | undefined> {
  const { coins } = await device.ask(coinBalances, {});
  return coins.find((balance) => balance.coin === coin)?.spot;
}

test('R1.1 R1.2 R1.7 a guest reads the market in the first HTML, and is led back to it after the login', async ({ quiet, request }) => {
  const market = marketOf('BNB');
  const seller = await newTrader(market);
  const price = await priceAt(market, 3, 2);
  await offer(seller, market, { side: 'sell', price, quantity: '0.5' });
  const html = await (await request.get(`${site}${market.path}`)).text();
  expect(html).toContain('BNB/USDT');
  expect(html).toContain(`data-level="${Number(price)}"`);
  expect(html).toContain(said('day_quiet'));
  await visit(quiet, market.path);
  await expect(quiet.getByRole('heading', { level: 1 })).toContainText('BNB/USDT');
  await expect(quiet.locator(`[data-level="${Number(price)}"]`)).toBeVisible();
  const logIn = formOf(quiet).getByRole('link', { name: said('log_in_to_trade') });
  await expect(logIn).toHaveAttribute('href', /from=%2Fspot%2Fbnb-usdt/);
});

test('R1.2 an address of no market is missing, and /spot leads to one', async ({ page, request }) => {
  expect((await request.get(`${site}/spot/not-here`)).status()).toBe(404);
  await page.goto(`${site}/ja/spot`);
  await expect(page).toHaveURL(/\/ja\/spot\/[a-z]+-usdt$/);
});

test('R1.2 somebody with a phone buys at market in three taps from the home page', {
  tag: '@core',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const market = marketOf('USDC');
  const buyer = await openAsTrader(page, market);
  const seller = await newTrader(market);
  await offer(seller, market, { side: 'sell', price: await priceAt(market, 1, 4), quantity: '500' });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Trade USDC/USDT' }).tap();
  await page.locator('[data-open-form=buy]').tap();
  // The field has the focus: what is typed arrives there without another tap.
  await expect(formOf(page).getByLabel(said('total'))).toBeFocused();
  await page.keyboard.type('250');
  await sendButton(page, /^Buy USDC$/).tap();
  await expect(page.getByText(/Bought 2\d\d[.\d]* USDC at/)).toBeVisible();
  const owned = Number(await freeOf(buyer, 'USDC'));
  expect(owned).toBeGreaterThan(1000);
  expect(Number(await freeOf(buyer, 'USDT'))).toBeLessThan(100_000);
  await context.close();
});

test('R1.2 a limit order waits, is changed and canceled, and its coins come back', {
  tag: '@core',
}, async ({ quiet }) => {
  const market = marketOf('SOL');
  const member = await openAsTrader(quiet, market);
  const price = await priceAt(market, -3, 2);
  await visit(quiet, market.path);
  const form = formOf(quiet);
  await form.getByLabel(said('price'), { exact: true }).fill(price);
  await form.getByLabel(said('amount'), { exact: true }).fill('2');
  await expect(form.getByText(said('stays_reserved', { amount: '', coin: 'USDT' }).trim().slice(-40))).toBeVisible();
  await sendButton(quiet, /^Buy 2 SOL$/).click();
  const row = openOrderRows(quiet);
  await expect(row).toContainText('SOL/USDT');
  await expect(row).toContainText(said('open'));
  const held = 2 * Number(price);
  expect(Number(await freeOf(member, 'USDT'))).toBeCloseTo(100_000 - held, 4);

  await row.getByRole('button', { name: said('edit') }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByLabel(said('amount'), { exact: true }).fill('1.5');
  await dialog.getByRole('button', { name: said('save') }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('1.5 SOL');
  await expect.poll(() => freeOf(member, 'USDT').then(Number)).toBeCloseTo(100_000 - 1.5 * Number(price), 4);

  await row.locator('[data-cancel]').click();
  await expect(quiet.getByText(said('no_open_orders'), { exact: true })).toBeVisible();
  await expect.poll(() => freeOf(member, 'USDT')).toBe('100000');
  await quiet.getByRole('tab', { name: said('order_history') }).click();
  await expect(quiet.getByRole('table', { name: said('order_history') })).toContainText(said('end_canceled'));
});

test('R1.2 what fills is told at once, and stands in the history with its fee', async ({ quiet }) => {
  const market = marketOf('TON');
  const maker = await openAsTrader(quiet, market);
  const taker = await newTrader(market);
  const price = await priceAt(market, 0.5, 3);
  await offer(maker, market, { side: 'sell', price, quantity: '4' });
  await visit(quiet, market.path);
  await expect(openOrderRows(quiet)).toHaveCount(1);
  await offer(taker, market, { side: 'buy', price, quantity: '1.5' });
  await expect(openOrderRows(quiet)).toContainText(said('partly_filled'));
  await quiet.getByRole('tab', { name: said('trade_history') }).click();
  const trade = quiet.getByRole('table', { name: said('trade_history') });
  await expect(trade).toContainText('1.5');
  await expect(trade).toContainText(said('maker'));
  // The tape of everybody has it too.
  await expect(quiet.getByRole('region', { name: said('recent_trades') })).toContainText('1.50');
});

test('R1.2 an order that waits for its price is asked about first, and a pair ends as one', async ({ quiet }) => {
  const market = marketOf('DOGE');
  const member = await openAsTrader(quiet, market);
  const [low, high] = [await priceAt(market, -4, 5), await priceAt(market, 4, 5)];
  await visit(quiet, market.path);
  const form = formOf(quiet);
  await form.getByRole('combobox', { name: said('order_type') }).selectOption('oco');
  await form.getByLabel(said('trigger_price')).fill(high);
  await form.getByLabel(said('price'), { exact: true }).fill(low);
  await form.getByLabel(said('amount'), { exact: true }).fill('100');
  await sendButton(quiet, /^Buy 100 DOGE$/).click();
  const dialog = quiet.getByRole('dialog', { name: said('confirm_order') });
  await expect(dialog).toContainText(said('oco'));
  expect((await member.device.ask(openOrders, {})).orders).toHaveLength(0);
  await dialog.getByRole('checkbox', { name: said('do_not_ask') }).check();
  const kept = quiet.waitForResponse((answer) => answer.url().endsWith('/update-preferences'));
  await dialog.getByRole('button', { name: said('place_order') }).click();
  await expect(openOrderRows(quiet)).toHaveCount(2);
  await kept;
  await openOrderRows(quiet).first().locator('[data-cancel]').click();
  await expect(quiet.getByText(said('no_open_orders'), { exact: true })).toBeVisible();
  await expect.poll(() => freeOf(member, 'USDT')).toBe('100000');
  // What was asked for the last time goes without a question from now on.
  await form.getByLabel(said('trigger_price')).fill(high);
  await form.getByLabel(said('price'), { exact: true }).fill(low);
  await form.getByLabel(said('amount'), { exact: true }).fill('100');
  await sendButton(quiet, /^Buy 100 DOGE$/).click();
  await expect(openOrderRows(quiet)).toHaveCount(2);
  await visit(quiet, '/account/preferences');
  await expect(quiet.getByRole('switch', { name: 'Send stop and take-profit orders without confirmation' })).toBeChecked();
});

test('R1.2 keys choose a side and a share, and ask before all orders are canceled', async ({ quiet }) => {
  const market = marketOf('XRP');
  await openAsTrader(quiet, market);
  await visit(quiet, market.path);
  await expect(formOf(quiet).locator('[data-available]')).toContainText('100,000');
  await quiet.keyboard.press('s');
  await quiet.keyboard.press('2');
  await expect(sendButton(quiet, /^Sell 500 XRP$/)).toBeVisible();
  await quiet.keyboard.press('Shift+X');
  await expect(quiet.getByRole('alertdialog', { name: said('cancel_all_title') })).toBeVisible();
  await quiet.keyboard.press('Escape');
  await expect(quiet.getByRole('alertdialog')).toBeHidden();
  await quiet.keyboard.press('?');
  const help = quiet.getByRole('dialog', { name: said('shortcuts') });
  await help.getByLabel(said('keys_on')).uncheck();
  await quiet.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await quiet.keyboard.press('b');
  await expect(sendButton(quiet, /^Sell 500 XRP$/)).toBeVisible();
});

test('R1.2 an order may end by itself, and says when', async ({ quiet }) => {
  const market = marketOf('XRP');
  const member = await openAsTrader(quiet, market);
  const price = await priceAt(market, -3, 4);
  await visit(quiet, market.path);
  const form = formOf(quiet);
  await form.getByLabel(said('price'), { exact: true }).fill(price);
  await form.getByLabel(said('amount'), { exact: true }).fill('200');
  await form.getByLabel(said('time_in_force'), { exact: true }).selectOption(said('valid_day'));
  await sendButton(quiet, /^Buy 200 XRP$/).click();
  await expect(openOrderRows(quiet)).toContainText(said('valid_until', { time: '' }));
  const [order] = (await member.device.ask(openOrders, {})).orders;
  expect(order?.timeInForce).toBe('gtd');
  expect(Date.parse(order?.expiresAt ?? '') - Date.parse(order?.createdAt ?? '')).toBeGreaterThan(23 * 3_600_000);
});
