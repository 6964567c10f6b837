import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import type { Page } from '@playwright/test';
import { visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { untilComplete } from '../wait-for.ts';
import { leaveMarket } from './advertiser.ts';
import { fundPassword, switchMarket } from './market.ts';
import { openTrade } from './order-fixtures.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-orders');
const fundPasswordLabel = textOf('paymethods')('fund_password');

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const amount = '\u206693.00 EUR\u2069';
const coins = '\u2066100 USDT\u2069';

const button = (page: Page, key: string, values?: Parameters<typeof said>[1]) =>
  page.getByRole('main').getByRole('button', { name: said(key, values), exact: true });

/** Dialogs come with the first press, so the first box is waited for. */
async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
}

async function pay(page: Page): Promise<void> {
  await button(page, 'paid', { amount }).click();
  await tickAll(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('paid_confirm') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('title_wait_release'));
}

test('R4.20 uses p2p-orders/order-detail, p2p-orders/confirm-paid, p2p-orders/undo-paid, p2p-orders/release-coins: two people trade to the end', {
  tag: '@core',
}, async ({ browser }) => {
  const { buyer, seller, order, complaints, close } = await openTrade(browser);
  const html = await (await buyer.page.request.get(`${site}/p2p-trade/order/${order.orderNo}`)).text();
  expect(html).toContain('93.00 EUR');
  await expect(buyer.page).toHaveTitle(/^1\d:\d\d · /);
  await expect(button(buyer.page, 'copy_what', { name: said('reference') })).toBeVisible();
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_wait_payment', { amount }));

  await pay(buyer.page);
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_release', { amount }));
  await button(buyer.page, 'undo').click();
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_wait_payment', { amount }));
  await pay(buyer.page);

  await button(seller.page, 'release', { coins }).click();
  const dialog = seller.page.getByRole('dialog');
  await dialog.getByRole('button', { name: said('release', { coins }) }).click();
  await expect(dialog.getByText(said('tick_missing'))).toHaveCount(2);
  await tickAll(seller.page);
  await dialog.getByLabel(fundPasswordLabel, { exact: true }).fill(fundPassword);
  await dialog.getByRole('button', { name: said('release', { coins }) }).click();
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_completed_seller', { coins }));
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(said('title_completed_buyer', { coins }));
  expect(complaints).toEqual([]);
  await close();
});

test('R4.20 uses p2p-orders/extend-payment, p2p-orders/cancel-order, p2p-orders/continue-order: a buyer gets more time, cancels, and the seller lets the order go on', async ({
  browser,
}) => {
  const { buyer, seller, order, complaints, close } = await openTrade(browser);
  await button(seller.page, 'extend').click();
  await expect(seller.page.getByText(said('extended'))).toBeVisible();
  await expect(buyer.page).toHaveTitle(/^2\d:\d\d · /);
  await button(buyer.page, 'cancel').click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByRole('button', { name: said('cancel') }).click();
  await expect(dialog.getByText(said('reason_missing'))).toBeVisible();
  await dialog.getByLabel(said('reason_changed_mind')).check();
  await dialog.getByRole('button', { name: said('cancel') }).click();
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(said('title_cancelled_buyer'));
  await expect(seller.page.getByText(said('closed_buyer_cancelled'))).toBeVisible();
  expect((await buyer.person.device.ask(orderDetail, { orderNo: order.orderNo })).cancelReason).toBe('changed-mind');
  await button(seller.page, 'continue').click();
  const again = seller.page.getByRole('dialog');
  await again.getByLabel(fundPasswordLabel, { exact: true }).fill(fundPassword);
  await again.getByRole('button', { name: said('continue_confirm') }).click();
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_release', { amount }));
  await expect(seller.page.getByText(said('continues', { number: `\u2066${order.orderNo}\u2069` }))).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});

test('R4.20 uses p2p-orders/accept-order, p2p-orders/acknowledge-payment, p2p-orders/ask-cancel, p2p-orders/answer-cancel-request: an accepted order ends by agreement', async ({
  browser,
}) => {
  const { buyer, seller, complaints, close } = await openTrade(browser, { wantsAcceptance: true });
  await expect(buyer.page.getByText(said('lead_wait_acceptance_buyer'))).toBeVisible();
  await button(seller.page, 'accept').click();
  await expect(button(buyer.page, 'paid', { amount })).toBeVisible();
  await button(seller.page, 'acknowledge').click();
  await tickAll(seller.page);
  await seller.page
    .getByRole('dialog')
    .getByRole('button', { name: said('acknowledge') })
    .click();
  await button(seller.page, 'problem_name').click();
  await seller.page
    .getByRole('dialog')
    .getByRole('button', { name: said('ask'), exact: true })
    .click();
  await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(said('title_cancel_asked_seller'));
  await expect(buyer.page.getByText(said('seller_says', { reason: said('ask_third_party_payment') }))).toBeVisible();
  await button(buyer.page, 'agree').click();
  await tickAll(buyer.page);
  await buyer.page
    .getByRole('dialog')
    .getByRole('button', { name: said('agree_confirm') })
    .click();
  await expect(seller.page.getByText(said('closed_mutual'))).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});

test('an order of somebody else, or none, is not shown', async ({ browser }) => {
  const { buyer, close } = await openTrade(browser);
  await visit(buyer.page, '/p2p-trade/order/104857600123456789');
  await expect(buyer.page.getByText(said('missing_title'))).toBeVisible();
  await close();
});

for (const [prefix, width] of looks) {
  test(`an order, ${prefix || '/en'}: nothing is wider than a small phone, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const { buyer, seller, complaints, close } = await openTrade(
      browser,
      {},
      { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      prefix,
    );
    for (const { page, name } of [
      { ...buyer, name: 'the buyer' },
      { ...seller, name: 'the seller' },
    ]) {
      await untilComplete(page);
      await resizeTo(page, 320);
      await checkVisuals(page, `the order of ${name}`, { hasAxe: false });
      await resizeTo(page, width);
      await checkVisuals(page, `the order of ${name}`);
      await page.locator('main button[aria-haspopup=dialog]').first().click();
      await page.locator('dialog[open] form').waitFor();
      await checkVisuals(page, `the dialog of ${name}`);
    }
    expect(complaints).toEqual([]);
    await close();
  });
}
