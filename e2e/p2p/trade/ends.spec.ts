import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import type { Browser } from '@playwright/test';
import { asOwner } from '../../console/as-owner.ts';
import { expect, test } from '../../site.ts';
import { until } from '../../until.ts';
import { leaveMarket } from '../advertiser.ts';
import { switchMarket } from '../market.ts';
import { openTrade, type Trade } from '../order-fixtures.ts';
import { type OrderScreen, orderScreen } from '../order-screen.ts';
import { moveDeadline } from './move-deadline.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

interface Screens {
  trade: Trade;
  buying: OrderScreen;
  selling: OrderScreen;
}

async function openBoth(browser: Browser, ad?: Parameters<typeof openTrade>[1]): Promise<Screens> {
  const trade = await openTrade(browser, ad);
  return { trade, buying: orderScreen(trade.buyer.page), selling: orderScreen(trade.seller.page) };
}

async function close({ trade }: Screens): Promise<void> {
  expect(trade.complaints).toEqual([]);
  await trade.close();
}

/** Both pages say that the order is cancelled, and why. */
async function expectCancelled({ trade: { buyer, seller }, buying, selling }: Screens, why: string): Promise<void> {
  await buying.expectTitle('title_cancelled_buyer');
  await selling.expectTitle('title_cancelled_seller');
  for (const { page } of [buyer, seller]) await expect(page.getByText(buying.said(why), { exact: true })).toBeVisible();
}

/** A buyer who said they had paid asks to cancel, in the browser; the payment itself has tests of its own. */
async function askToCancel({ trade: { buyer, seller, order }, buying, selling }: Screens): Promise<void> {
  const { orderNo, version } = order;
  await buyer.person.device.ask(confirmPaid, { orderNo, version, userPaymethodId: seller.person.methodNo });
  await buying.button('cancel_ask').click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByLabel(buying.said('reason_cannot_pay')).check();
  await buying.dialogButton('cancel_ask').click();
  const statement = buying.said('statement_words');
  await expect(dialog.getByText(buying.said('statement_missing', { statement }))).toBeVisible();
  await dialog.getByLabel(buying.said('statement', { statement })).fill(statement);
  await buying.dialogButton('cancel_ask').click();
  await buying.expectTitle('title_cancel_asked_buyer');
  await selling.expectTitle('title_answer_cancel_seller');
}

test('R4.20 uses p2p-orders/reject-order: an advertiser rejects an order, and both read that it is cancelled', async ({ browser }) => {
  const screens = await openBoth(browser, { wantsAcceptance: true });
  await screens.selling.button('reject').click();
  await screens.selling.dialogButton('reject').click();
  await expectCancelled(screens, 'closed_maker_rejected');
  await close(screens);
});

test('R4.20 nobody accepts in time, and both open pages say so by themselves', { tag: '@long' }, async ({ browser }) => {
  const screens = await openBoth(browser, { wantsAcceptance: true });
  await moveDeadline(screens.trade.order.orderNo, 'accept_by');
  await expectCancelled(screens, 'closed_maker_silent');
  await close(screens);
});

test('R4.20 the time to pay runs out, money comes late all the same, and the continued order is completed', {
  tag: '@long',
}, async ({ browser }) => {
  const screens = await openBoth(browser);
  const { trade, buying, selling } = screens;
  await moveDeadline(trade.order.orderNo, 'pay_by');
  await expectCancelled(screens, 'closed_pay_timeout');
  await expect(trade.buyer.page.getByText(buying.said('late_title'))).toBeVisible();
  await selling.button('continue').click();
  await selling.fillFundPassword();
  await selling.dialogButton('continue_confirm').click();
  await selling.release();
  await trade.buyer.page
    .getByRole('main')
    .getByRole('link', { name: buying.said('continue_confirm'), exact: true })
    .click();
  await buying.expectTitle('title_completed_buyer');
  await close(screens);
});

test('R4.20 a buyer asks to cancel a paid order, and the seller confirms that nothing arrived', { tag: '@long' }, async ({ browser }) => {
  const screens = await openBoth(browser);
  await askToCancel(screens);
  await screens.selling.button('deny').click();
  await screens.selling.tickAll();
  await screens.selling.dialogButton('deny_confirm').click();
  await expectCancelled(screens, 'closed_buyer_cancelled_paid');
  await close(screens);
});

test('R4.20 a buyer asks to cancel a paid order whose money arrived, and both read that it is under appeal', {
  tag: '@long',
}, async ({ browser }) => {
  const screens = await openBoth(browser);
  await askToCancel(screens);
  await screens.selling.button('affirm').click();
  await screens.selling.dialogButton('affirm_confirm').click();
  await screens.selling.expectTitle('title_appeal_seller');
  await screens.buying.expectTitle('title_appeal_buyer');
  await close(screens);
});

interface Refund {
  secondsAfterDeadline: number;
  escrowed: string;
  returned: string;
}

/** By the times that the database wrote: from the deadline of the order to the entry that gave the coins back to the seller. */
async function refundOf(orderNo: string): Promise<Refund | undefined> {
  const [refund] = await asOwner<Refund>(
    `SELECT extract(epoch FROM entry.at - trade.pay_by)::float8 AS "secondsAfterDeadline", hold.amount::text AS escrowed, entry.amount::text AS returned
     FROM p2p_orders_orders trade
     JOIN ledger_holds hold ON hold.id = trade.hold_id
     JOIN ledger_hold_exits exit ON exit.hold_id = hold.id AND exit.exit = 'refund'
     JOIN ledger_postings entry ON entry.journal_id = exit.journal_id AND entry.owner_id = trade.seller_id AND entry.amount > 0
     WHERE trade.order_no = $1`,
    [orderNo],
  );
  return refund;
}

test('R4.20 with both pages closed the coins are back within five seconds of the deadline, and not before the grace of two', async ({
  browser,
}) => {
  const screens = await openBoth(browser);
  const { orderNo } = screens.trade.order;
  await close(screens);
  await moveDeadline(orderNo, 'pay_by');
  await until('the coins come back', async () => (await refundOf(orderNo)) !== undefined);
  const refund = await refundOf(orderNo);
  expect(refund?.returned).toBe(refund?.escrowed);
  expect(refund?.secondsAfterDeadline).toBeGreaterThanOrEqual(2);
  expect(refund?.secondsAfterDeadline).toBeLessThan(5);
});
