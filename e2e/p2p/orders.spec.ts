import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { untilComplete } from '../wait-for.ts';
import { leaveMarket } from './advertiser.ts';
import { switchMarket } from './market.ts';
import { openTrade } from './order-fixtures.ts';
import { orderScreen } from './order-screen.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

test('R4.20 uses p2p-orders/order-detail, p2p-orders/confirm-paid, p2p-orders/undo-paid, p2p-orders/release-coins: two people trade to the end', {
  tag: '@core',
}, async ({ browser }) => {
  const { buyer, seller, order, complaints, close } = await openTrade(browser);
  const html = await (await buyer.page.request.get(`${site}/p2p-trade/order/${order.orderNo}`)).text();
  expect(html).toContain('93.00 EUR');
  await expect(buyer.page).toHaveTitle(/^1\d:\d\d · /);
  const [buying, selling] = [orderScreen(buyer.page), orderScreen(seller.page)];
  await expect(
    buyer.page.getByRole('main').getByRole('button', { name: buying.said('copy_what', { name: buying.said('reference') }) }),
  ).toBeVisible();
  await selling.expectTitle('title_wait_payment');

  await buying.pay();
  await selling.expectTitle('title_release');
  await buying.button('undo').click();
  await selling.expectTitle('title_wait_payment');
  await buying.pay();

  await selling.button('release').click();
  await selling.dialogButton('release').click();
  await expect(seller.page.getByRole('dialog').getByText(selling.said('tick_missing'))).toHaveCount(2);
  await selling.tickAll();
  await selling.fillFundPassword();
  await selling.dialogButton('release').click();
  await selling.expectTitle('title_completed_seller');
  await buying.expectTitle('title_completed_buyer');
  expect(complaints).toEqual([]);
  await close();
});

test('R4.20 uses p2p-orders/extend-payment, p2p-orders/cancel-order, p2p-orders/continue-order: a buyer gets more time, cancels, and the seller lets the order go on', async ({
  browser,
}) => {
  const { buyer, seller, order, complaints, close } = await openTrade(browser);
  const [buying, selling] = [orderScreen(buyer.page), orderScreen(seller.page)];
  await selling.button('extend').click();
  await expect(seller.page.getByText(selling.said('extended'))).toBeVisible();
  await expect(buyer.page).toHaveTitle(/^2\d:\d\d · /);
  await buying.button('cancel').click();
  await buying.dialogButton('cancel').click();
  const dialog = buyer.page.getByRole('dialog');
  await expect(dialog.getByText(buying.said('reason_missing'))).toBeVisible();
  await dialog.getByLabel(buying.said('reason_changed_mind')).check();
  await buying.dialogButton('cancel').click();
  await buying.expectTitle('title_cancelled_buyer');
  await expect(seller.page.getByText(selling.said('closed_buyer_cancelled'))).toBeVisible();
  expect((await buyer.person.device.ask(orderDetail, { orderNo: order.orderNo })).cancelReason).toBe('changed-mind');
  await selling.button('continue').click();
  await selling.fillFundPassword();
  await selling.dialogButton('continue_confirm').click();
  await selling.expectTitle('title_release');
  await expect(seller.page.getByText(selling.said('continues', { number: `\u2066${order.orderNo}\u2069` }))).toBeVisible();
  await buyer.page
    .getByRole('main')
    .getByRole('link', { name: buying.said('continue_confirm'), exact: true })
    .click();
  await buying.expectTitle('title_wait_release');
  expect(complaints).toEqual([]);
  await close();
});

test('R4.20 uses p2p-orders/accept-order, p2p-orders/acknowledge-payment, p2p-orders/ask-cancel, p2p-orders/answer-cancel-request: an accepted order ends by agreement', async ({
  browser,
}) => {
  const { buyer, seller, complaints, close } = await openTrade(browser, { wantsAcceptance: true });
  const [buying, selling] = [orderScreen(buyer.page), orderScreen(seller.page)];
  await expect(buyer.page.getByText(buying.said('lead_wait_acceptance_buyer'))).toBeVisible();
  await selling.button('accept').click();
  await expect(buying.button('paid')).toBeVisible();
  await selling.button('acknowledge').click();
  await selling.tickAll();
  await selling.dialogButton('acknowledge').click();
  await selling.button('problem_name').click();
  await selling.dialogButton('ask').click();
  await selling.expectTitle('title_cancel_asked_seller');
  await expect(buyer.page.getByText(buying.said('seller_says', { reason: buying.said('ask_third_party_payment') }))).toBeVisible();
  await buying.button('agree').click();
  await buying.tickAll();
  await buying.dialogButton('agree_confirm').click();
  await expect(seller.page.getByText(selling.said('closed_mutual'))).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});

test('an order of somebody else, or none, is not shown', async ({ browser }) => {
  const { buyer, close } = await openTrade(browser);
  await visit(buyer.page, '/p2p-trade/order/104857600123456789');
  await expect(buyer.page.getByText(orderScreen(buyer.page).said('missing_title'))).toBeVisible();
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
