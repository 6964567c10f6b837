import { readFileSync } from 'node:fs';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import type { Page } from '@playwright/test';
import { enter, openAs, visit } from '../identity/account/member.ts';
import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { fundPassword, newTrader, switchMarket } from './market.ts';
import { leaveTrades, listed, newSeller, type PlacedTrade, placeOn, trade } from './order-users.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

const row = (page: Page, { orderNo }: { orderNo: string }) => page.getByRole('row').filter({ hasText: orderNo });

async function pay({ buyer, seller, order }: PlacedTrade): Promise<number> {
  const { order: paid } = await buyer.device.ask(confirmPaid, {
    orderNo: order.orderNo,
    version: order.version,
    userPaymethodId: seller.methodNo,
  });
  return paid.version;
}

async function release({ seller, order: { orderNo } }: PlacedTrade, version: number): Promise<void> {
  const checks = { amountSeen: '93', isPayerTheBuyer: true } as const;
  await seller.device.ask(releaseCoins, { orderNo, version, ...checks, accountPwd: fundPassword });
}

test('an empty list leads to the offers, also for somebody who has never traded', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/p2p-trade/orders');
  await expect(quiet.getByText(listed('none_open'))).toBeVisible();
  await quiet.getByRole('link', { name: listed('see_offers') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade`);
});

test('R7.11 uses p2p-orders/order-list: a buyer reads what to do and until when, already in the first HTML', async ({ quiet }) => {
  const { order } = await trade(quiet, 'buyer');
  const html = await (await quiet.request.get(`${site}/p2p-trade/orders`)).text();
  expect(html).toContain(order.orderNo);
  expect(html).toMatch(/Pay within [^<]*1[45]:\d\d/);
  await visit(quiet, '/p2p-trade/orders');
  await expect(row(quiet, order)).toContainText(listed('buy_coins', { amount: '100', coin: 'USDT' }));
  await expect(row(quiet, order)).toContainText('93.00 EUR');
  await expect(row(quiet, order)).toContainText(listed('state_payment'));
  const clock = row(quiet, order).getByText(/Pay within/);
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
  await expect(row(quiet, order).getByRole('link', { name: listed('act_pay') })).toHaveAttribute(
    'href',
    `/p2p-trade/order/${order.orderNo}`,
  );
});

test('the list and the badge follow the order while the other side acts', { tag: '@core' }, async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  const placed = await trade(quiet, 'seller');
  await visit(quiet, '/p2p-trade/orders');
  const orders = quiet.getByRole('banner').getByRole('link', { name: 'Orders' });
  await expect(orders).toContainText('1');
  await expect(row(quiet, placed.order)).toContainText('Buyer has');
  const version = await pay(placed);
  await expect(row(quiet, placed.order)).toContainText('Check your bank and release within');
  await release(placed, version);
  await expect(quiet.getByText(listed('none_open'))).toBeVisible();
  await expect(orders).not.toContainText('1');
  await quiet.getByRole('tab', { name: listed('tab_completed') }).click();
  await expect(row(quiet, placed.order)).toContainText(listed('outcome_sold', { amount: '100', coin: 'USDT' }));
});

test('R7.13 the list counts unread messages as they come, and shows those orders alone', async ({ quiet }) => {
  const { buyer, order } = await trade(quiet, 'seller');
  const other = await buyer.device.ask(placeOrder, { adNo: order.adNo, price: '0.93', amount: '93' });
  await visit(quiet, '/p2p-trade/orders');
  await expect(row(quiet, order)).toBeVisible();
  const say = () =>
    buyer.device.ask(sendMessage, { orderNo: order.orderNo, clientId: crypto.randomUUID(), kind: 'text', text: 'I have paid.' });
  await say();
  await expect(row(quiet, order).getByRole('link', { name: listed('unread', { count: 1 }) })).toBeVisible();
  await say();
  await expect(row(quiet, order).getByRole('link', { name: listed('unread', { count: 2 }) })).toBeVisible();
  await quiet.getByRole('checkbox', { name: listed('filter_unread') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/orders?unread=1`);
  await expect(row(quiet, other)).toHaveCount(0);
  await expect(row(quiet, order)).toBeVisible();
});

test('tabs, filters and the number looked for stay in the address', async ({ quiet }) => {
  const [seller, buyer] = [await newSeller(), await newTrader()];
  const [open, ended] = [await placeOn(seller, buyer), await placeOn(seller, buyer)];
  const { orderNo, version } = ended;
  await buyer.device.ask(cancelOrder, { orderNo, version, reason: 'changed-mind', hasNotPaid: true });
  await enter(quiet.context(), buyer.device);
  await visit(quiet, '/p2p-trade/orders');
  await expect(row(quiet, open)).toBeVisible();
  await expect(row(quiet, ended)).toHaveCount(0);
  await quiet.getByRole('tab', { name: listed('tab_cancelled') }).click();
  await expect(row(quiet, ended)).toContainText(listed('outcome_buyer-cancelled'));
  await quiet.getByLabel(listed('filter_side')).selectOption('sell');
  await expect(quiet.getByText(listed('not_found'), { exact: true })).toBeVisible();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/orders?tab=cancelled&side=sell`);
  await quiet.getByLabel(listed('filter_side')).selectOption('');
  const search = quiet.getByRole('searchbox', { name: listed('search') });
  await search.fill('12');
  await search.press('Enter');
  await expect(quiet.getByText(listed('search_short'))).toBeVisible();
  await search.fill(ended.orderNo.slice(-8));
  await search.press('Enter');
  await expect(quiet).toHaveURL(`${site}/p2p-trade/orders?tab=cancelled&search=${ended.orderNo.slice(-8)}`);
  await expect(row(quiet, ended)).toBeVisible();
  await quiet.reload();
  await expect(row(quiet, ended)).toBeVisible();
});

test('R7.11 uses p2p-orders/export-orders, p2p-orders/export-quota: a file of orders is made, counted and downloaded', async ({
  quiet,
}) => {
  const { order } = await trade(quiet, 'buyer');
  await visit(quiet, '/p2p-trade/orders');
  await quiet.getByRole('button', { name: listed('export') }).click();
  const dialog = quiet.getByRole('dialog', { name: listed('export_title') });
  await expect(dialog).toContainText('5 of 5 left this month');
  await dialog.getByLabel(listed('export_from')).fill('2026-02-02');
  await dialog.getByLabel(listed('export_to')).fill('2026-02-01');
  const start = dialog.getByRole('button', { name: 'Create file' });
  await expect(start).toHaveAccessibleDescription(listed('export_span_wrong'));
  for (const field of ['export_from', 'export_to']) await dialog.getByLabel(listed(field)).fill('');
  await start.click();
  const [download] = await Promise.all([quiet.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
  const content = readFileSync(await download.path(), 'utf8');
  expect(content).toContain(order.orderNo);
  await expect(dialog).toContainText('4 of 5 left this month');
});

test('R7.12 uses p2p-users/withdrawal-hold: what was bought is shown with the end of its hold', async ({ quiet }) => {
  const placed = await trade(quiet, 'buyer');
  await release(placed, await pay(placed));
  await visit(quiet, '/p2p-trade/center');
  const panel = quiet.getByRole('region', { name: 'Coins on hold' });
  await expect(panel).toContainText('100 USDT on hold until');
  await expect(panel.getByRole('link', { name: placed.order.orderNo })).toHaveAttribute('href', `/p2p-trade/order/${placed.order.orderNo}`);
});

for (const width of [390, 1440]) {
  test(`the list of orders: nothing is wider than a small phone, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const placed = await trade(page, 'seller', { wantsAcceptance: true });
    await placeOn(placed.seller, placed.buyer);
    await page.setViewportSize({ width: 320, height: 640 });
    await openComplete(page, `${site}/p2p-trade/orders`);
    await checkVisuals(page, 'orders', { hasAxe: false });
    await resizeTo(page, width);
    await checkVisuals(page, 'orders');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
