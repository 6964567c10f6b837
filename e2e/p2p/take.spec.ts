import { repriceAds } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import type { Page } from '@playwright/test';
import { asOwner } from '../console/as-owner.ts';
import { enter, openAs, visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals, looks } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { type Advertiser, publish } from './advertiser.ts';
import { fundPassword, newTrader, openAsTrader, saveEuroAccount, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const take = textOf('p2p-take');
const buy = said('buy_coin', { coin: 'USDT' });
const sell = said('sell_coin', { coin: 'USDT' });
const phone = { width: 390, height: 844 };
const orderPage = /\/p2p-trade\/order\/\d{18,19}$/;
const made: Advertiser[] = [];

test.beforeAll(() => switchMarket(true));
test.afterAll(async () => {
  for (const { device } of made.splice(0)) await device.ask(setBusinessHours, { isPaused: true, hours: null });
  await switchMarket(false);
});

/** Somebody who advertises, away from any page; the price is behind those that other tests read. */
async function newAdvertiser(): Promise<Advertiser> {
  const trader = await newTrader({ mayPublish: true, coins: [{ coin: 'USDT', amount: '5000' }] });
  const advertiser = { ...trader, methodNo: await saveEuroAccount(trader) };
  made.push(advertiser);
  return advertiser;
}

const fixed = (price: string) => ({ pricing: { priceType: 'fixed', price } }) as const;

/** Where nobody else has ads. */
async function pageOf({ device }: Advertiser): Promise<string> {
  return `/p2p-trade/user/${(await device.ask(myProfile, {})).encryptUserId}`;
}

/** The first order of somebody, as the server has it. */
async function firstOrder({ device }: { device: Advertiser['device'] }) {
  const { orders } = await device.ask(orderList, { tab: 'open' });
  return orders[0];
}

/** The button of a row, whose name goes on with that of its advertiser. */
const opening = (page: Page, name: string) => page.getByRole('row').getByRole('button', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('R7.11 uses p2p-orders/place-order: an ad is taken in its row at the price of the row, and the order opens', {
  tag: '@core',
}, async ({ quiet }) => {
  const maker = await newAdvertiser();
  await publish(maker, { ...fixed('0.94'), remark: 'Reference: order number.' });
  const trader = await openAsTrader(quiet);
  await visit(quiet, await pageOf(maker));
  await opening(quiet, buy).click();
  const panel = quiet.locator('table form');
  await expect(panel).toContainText('Reference: order number.');
  await panel.getByLabel(said('you_pay')).fill('94');
  await expect(panel.getByText(take('doubt_first_trade'))).toBeVisible();
  await button(quiet, said('buy_amount', { amount: '100', coin: 'USDT' })).click();
  await expect(quiet).toHaveURL(orderPage);
  expect(await firstOrder(trader)).toMatchObject({ price: '0.94', orderPrice: '94', orderAmount: '100', orderStatus: 0 });
});

test('R7.11 on a phone the ad opens in a sheet whose action stays in view above the tab bar', async ({ quiet }) => {
  await quiet.setViewportSize(phone);
  const maker = await newAdvertiser();
  await publish(maker, { ...fixed('0.94'), remark: 'A long remark.\n'.repeat(30).slice(0, 400) });
  const trader = await openAsTrader(quiet);
  await visit(quiet, await pageOf(maker));
  await opening(quiet, buy).click();
  const { nickName } = await maker.device.ask(myProfile, {});
  const sheet = quiet.getByRole('dialog', { name: take('buy_from', { coin: 'USDT', name: nickName }) });
  await sheet.getByLabel(said('you_pay')).fill('94');
  const action = sheet.getByRole('button', { name: said('buy_amount', { amount: '100', coin: 'USDT' }) });
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(take('next_buy', { time: '15 min' }))).toBeInViewport();
  const [bar, box] = [await quiet.locator('nav').last().boundingBox(), await action.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0), 'nothing covers the action').toBeLessThanOrEqual(phone.height);
  expect(bar).not.toBeNull();
  await action.click();
  await expect(quiet).toHaveURL(orderPage);
  expect(await firstOrder(trader)).toMatchObject({ orderPrice: '94' });
});

test('R7.11 uses p2p-orders/check-price-change: a new price is shown beside the old one, and one tap accepts it everywhere', async ({
  quiet,
}) => {
  const maker = await newAdvertiser();
  const { adNo } = await publish(maker, fixed('0.94'));
  const trader = await openAsTrader(quiet);
  await visit(quiet, await pageOf(maker));
  await opening(quiet, buy).click();
  const panel = quiet.locator('table form');
  await panel.getByLabel(said('you_pay')).fill('95');
  await maker.device.ask(repriceAds, { ads: [{ adNo, ...fixed('0.95') }] });
  await panel.locator('button[type=submit]').click();
  await expect(quiet.getByText(take('price_changed', { was: '0.94000', now: '0.95000', fiat: 'EUR' }))).toBeVisible();
  await button(quiet, take('accept_price', { price: '0.95000', fiat: 'EUR' })).click();
  await expect(quiet.getByRole('row').filter({ hasText: '0.95000 EUR' }).first()).toBeVisible();
  await expect(panel.getByLabel(said('you_get'))).toHaveValue('100');
  await button(quiet, said('buy_amount', { amount: '100', coin: 'USDT' })).click();
  await expect(quiet).toHaveURL(orderPage);
  expect(await firstOrder(trader)).toMatchObject({ price: '0.95' });
});

test('R7.11 uses p2p-prices/check-price-warning, p2p-prices/confirm-price-warning, p2p-orders/check-doubtful-order: one confirmation before an unusual order', async ({
  quiet,
}) => {
  const maker = await newAdvertiser();
  await publish(maker, fixed('0.99'));
  const trader = await openAsTrader(quiet);
  await asOwner(
    'UPDATE sessions_devices SET first_seen_at = app_now() WHERE main_id = (SELECT id FROM accounts_users WHERE user_id = $1)',
    [trader.userId],
  );
  await visit(quiet, await pageOf(maker));
  await opening(quiet, buy).click();
  await quiet.locator('table form').getByLabel(said('you_pay')).fill('99');
  const notes = quiet.getByRole('region', { name: take('doubts') });
  await expect(notes).toContainText(take('price_above', { percent: '7.19%', reference: '0.92360', fiat: 'EUR' }));
  await expect(notes).toContainText(take('doubt_new_device'));
  const place = button(quiet, said('buy_amount', { amount: '100', coin: 'USDT' }));
  await place.click();
  await expect(notes.getByText(take('confirm_missing'))).toBeVisible();
  await notes.getByLabel(take('confirm_doubts')).check();
  await place.click();
  await expect(quiet).toHaveURL(orderPage);
});

test('R7.11 a seller sees available coins, sells all of them and confirms with the fund password', async ({ quiet }) => {
  const maker = await newAdvertiser();
  await publish(maker, { ...fixed('0.9'), side: 'buy', paymethodIds: ['302', '301'] });
  const trader = await openAsTrader(quiet, { coins: [{ coin: 'USDT', amount: '120' }] });
  await saveEuroAccount(trader);
  await visit(quiet, await pageOf(maker));
  await opening(quiet, sell).click();
  const panel = quiet.locator('table form');
  await expect(panel.getByText(take('available', { amount: '120', coin: 'USDT' }))).toBeVisible();
  await expect(panel.getByRole('link', { name: take('transfer') })).toHaveAttribute('href', '/assets');
  await panel.getByRole('button', { name: take('all') }).click();
  await expect(panel.getByLabel(said('you_get'))).toHaveValue('108');
  await button(quiet, said('sell_amount', { amount: '120', coin: 'USDT' })).click();
  const dialog = quiet.getByRole('dialog', { name: take('sale_title') });
  const digits = dialog.getByLabel(textOf('paymethods')('fund_password'), { exact: true });
  await digits.fill('111222');
  await dialog.getByRole('button', { name: said('sell_amount', { amount: '120', coin: 'USDT' }) }).click();
  await expect(digits).toHaveAttribute('aria-invalid', 'true');
  await digits.fill(fundPassword);
  await dialog.getByRole('button', { name: said('sell_amount', { amount: '120', coin: 'USDT' }) }).click();
  await expect(quiet).toHaveURL(orderPage);
  expect(await firstOrder(trader)).toMatchObject({ currencyUserSide: 'sell', orderAmount: '120' });
});

test('uses p2p-ads/ad-terms: a guest reads the terms, logs in and is back at the same ad', async ({ quiet }) => {
  const maker = await newAdvertiser();
  const { adNo } = await publish(maker, { ...fixed('0.93'), remark: 'No third-party transfers.' });
  await visit(quiet, '/p2p-trade/buy/USDT-EUR');
  await quiet.waitForSelector('[data-awake="true"]', { state: 'attached' });
  await quiet.locator(`#take-${adNo}`).click();
  const panel = quiet.locator('table form');
  await expect(panel).toContainText('No third-party transfers.');
  await panel.getByLabel(said('you_pay')).fill('93');
  const logIn = panel.getByRole('link', { name: take('log_in_buy', { coin: 'USDT' }) });
  await expect(logIn).toHaveAttribute('href', `/login?${new URLSearchParams({ from: `/p2p-trade/buy/USDT-EUR?amount=93&ad=${adNo}` })}`);
  await logIn.click();
  await quiet.waitForURL('**/login?**');
  const back = new URL(quiet.url()).searchParams.get('from') ?? '';
  await enter(quiet.context(), (await newTrader()).device);
  await visit(quiet, back);
  await expect(panel.getByLabel(said('you_pay'))).toHaveValue('93');
  await expect(panel.getByRole('button', { name: said('buy_amount', { amount: '100', coin: 'USDT' }) })).toBeVisible();
  await panel.getByRole('button', { name: said('close_panel') }).click();
  await expect(quiet).toHaveURL(/\/USDT-EUR\?amount=93$/);
});

test('R6.4 a new member sees active buttons, and one list of first steps in the panel', async ({ quiet }) => {
  const maker = await newAdvertiser();
  await publish(maker, fixed('0.94'));
  await openAs(quiet);
  await visit(quiet, await pageOf(maker));
  await opening(quiet, buy).click();
  const steps = quiet.getByRole('region', { name: take('first_steps') });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(steps.getByRole('link', { name: said('fix_terms') })).toHaveAttribute('href', '/p2p-trade/center');
  await expect(steps.getByRole('link', { name: said('fix_kyc') })).toHaveAttribute('href', '/account/verified');
  await expect(quiet.locator('table form button[type=submit]')).toHaveCount(0);
});

for (const [prefix, width] of looks) {
  test(`axe finds nothing serious in an open ad, ${prefix || '/en'} at ${width} px`, { tag: '@visual' }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const maker = await newAdvertiser();
    await publish(maker, { ...fixed('0.99'), remark: 'Reference: order number.' });
    await enter(context, (await newTrader()).device);
    await openComplete(page, `${site}${prefix}${await pageOf(maker)}`);
    await page.locator('table button[aria-expanded=false]').first().click();
    await expect(page.getByText('Reference: order number.')).toBeVisible();
    await checkVisuals(page, 'an open ad');
    if (process.env.PB_SHOTS)
      await page.screenshot({ path: `${process.env.PB_SHOTS}/take${prefix.replace('/', '-') || '-en'}-${width}.png` });
    await context.close();
  });
}
