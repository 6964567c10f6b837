import type { Call, CallOutput } from '@peerbourse/contract/call';
import { chooseNotices } from '@peerbourse/contract/core/notifications/choose-notices';
import { noticesDefault } from '@peerbourse/contract/core/notifications/notice.shape';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { acceptOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { orderCommands } from '@peerbourse/rules/p2p-orders/transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import { messageTemplates } from '#modules/core/messages/message-templates.ts';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { noticesOf } from '#modules/p2p/p2p-orders/notices/notices-of.rules.ts';
import { remind } from '#modules/p2p/p2p-orders/notices/remind.ts';
import { sendNotices } from '#modules/p2p/p2p-orders/notices/send-notices.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { type MailCatcher, openMailCatcher } from '../../../../tools/mail-catcher/mail-catcher.ts';
import { type AdvertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { openTestEnvironment, origin, type TestEnvironment } from '../support/test-environment.ts';

let post: MailCatcher;
let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  post = await openMailCatcher({ smtpPort: 0, httpPort: 0 });
  env = await openTestEnvironment(post.variables);
  await env.start('api');
  // Its jobs run when a test says so.
  worker = startRole('worker', env.config);
  await openMarket(env);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  await post.close();
});

/** Gives a command that has to be done, and answers the trade with the order afterwards. */
async function act(given: Trade, side: OrderSide, call: Call, more: object = {}): Promise<Trade> {
  const { orderNo, version } = given.order;
  const done = (await given[side].browser.ask(call, { orderNo, version, ...more } as never)) as CallOutput<typeof acceptOrder>;
  expect(done.isDone, call.name).toBe(true);
  return { ...given, order: done.order };
}

const pay = (given: Trade) => act(given, 'buyer', confirmPaid, { userPaymethodId: given.seller.methodNo });
const release = (given: Trade) =>
  act(given, 'seller', releaseCoins, { amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword });

/** What somebody was told, oldest first. */
async function told({ browser }: AdvertisingPerson): Promise<string[]> {
  await sendNotices(worker);
  return (await browser.ask(notificationList, {})).entries.map(({ kind }) => kind).reverse();
}

const move = (column: string, by: string, { order }: Trade) =>
  env.query(`UPDATE p2p_orders_orders SET ${column} = app_now() + $2::interval WHERE order_no = $1`, [order.orderNo, by]);

describe('an order', () => {
  it('R4.20 is told step by step to the side that waits, with the way to it', async () => {
    const { buyer, seller, order } = await release(await pay(await trade(env)));
    expect(await told(seller)).toEqual(['order_placed', 'order_paid']);
    expect(await told(buyer)).toEqual(['order_released']);
    const { entries, unread } = await seller.browser.ask(notificationList, {});
    expect(unread).toBe(2);
    expect(entries[0]).toMatchObject({
      kind: 'order_paid',
      link: `/p2p-trade/order/${order.orderNo}`,
      values: { order: order.orderNo, amount: '100 USDT', until: expect.stringMatching(/Z$/) },
    });
  });

  it('R4.20 is told once, however often and by how many workers it is looked at', async () => {
    const { seller } = await pay(await trade(env));
    await Promise.all(Array.from({ length: 6 }, () => sendNotices(worker)));
    expect(await told(seller)).toEqual(['order_placed', 'order_paid']);
  });

  it('R4.20 that asks for acceptance, is extended and undone says so', async () => {
    const waiting = await trade(env, { wantsAcceptance: true });
    const accepted = await act(waiting, 'seller', acceptOrder);
    const extended = await act(accepted, 'seller', extendPayment);
    const paid = await pay(extended);
    await sendNotices(worker);
    const undone = await act(paid, 'buyer', undoPaid);
    await act(undone, 'buyer', cancelOrder, { reason: 'changed-mind', hasNotPaid: true });
    expect(await told(waiting.buyer)).toEqual(['order_accepted', 'order_extended']);
    expect(await told(waiting.seller)).toEqual(['order_to_accept', 'order_paid', 'order_payment_undone', 'order_cancelled']);
  });

  it('R4.20 that ran out of time is told to both', async () => {
    const given = await trade(env);
    await move('pay_by', '-3 seconds', given);
    await expireOrders(worker);
    expect(await told(given.buyer)).toEqual(['order_pay_expired']);
    expect(await told(given.seller)).toEqual(['order_placed', 'order_pay_expired']);
    const late = await pay(await trade(env));
    await move('release_by', '-3 seconds', late);
    await expireOrders(worker);
    expect(await told(late.buyer)).toEqual(['order_appealed']);
    expect((await told(late.seller)).at(-1)).toBe('order_appealed');
  });

  it('R4.20 goes by mail and Telegram as its reader has chosen, with the anti-phishing code and nothing about where to pay', async () => {
    const given = await trade(env);
    await env.query('UPDATE secrets_credentials SET telegram_chat = $2, anti_phishing_code = $3 WHERE account_id = $1', [
      given.seller.accountId,
      '4711',
      'green-tree',
    ]);
    await pay(given);
    await sendNotices(worker);
    await deliverMessages(worker);
    // The new order was told as well, in the same round.
    const mail = post.messages(given.seller.email).find(({ subject }) => subject?.includes('Marked as paid: check and release'));
    const link = `${origin}/p2p-trade/order/${given.order.orderNo}`;
    expect(mail?.text).toContain('green-tree');
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    const [chat] = post.messages('4711');
    expect(chat?.text).toContain(link);
    for (const text of [mail?.text, mail?.html, chat?.text]) expect(text).not.toMatch(/DE89|Ann Example/);
  });

  it('R4.20 stays on the site where its reader wants nothing else', async () => {
    const given = await trade(env);
    const orders = { ...noticesDefault.orders, mail: false, telegram: false };
    await given.seller.browser.ask(chooseNotices, { notices: { ...noticesDefault, orders } });
    expect(await told(given.seller)).toEqual(['order_placed']);
    await deliverMessages(worker);
    expect(post.messages(given.seller.email)).toEqual([]);
  });
});

it('R4.20 "paid" that was taken back before it was told asks nobody to release', async () => {
  const undone = await act(await pay(await trade(env)), 'buyer', undoPaid);
  expect(await told(undone.seller)).toEqual(['order_placed', 'order_payment_undone']);
});

it('a deadline is named where the words of a message have one, and nowhere else', () => {
  for (const code of [...orderCommands, 'place-order', 'remind-payment', 'remind-release', 'hurry-payment', 'hurry-release']) {
    for (const status of [0, 1, 2, 3, 4] as const) {
      for (const { kind, by } of noticesOf({ code, status }, { makerSide: 'seller', acceptance: 'none', status, continuedByNo: null }))
        expect((messageTemplates[kind].wants as readonly string[]).includes('until'), kind).toBe(by !== undefined);
    }
  }
});

describe('a reminder', () => {
  it('R4.20 comes five minutes before the end, once, and again only for a time that was extended', async () => {
    const given = await trade(env);
    await move('pay_by', '6 minutes', given);
    await remind(worker);
    expect(await told(given.buyer)).toEqual([]);
    await move('pay_by', '4 minutes', given);
    await Promise.all([remind(worker), remind(worker)]);
    await remind(worker);
    expect(await told(given.buyer)).toEqual(['order_pay_reminder']);
    const extended = await act(given, 'seller', extendPayment);
    await move('pay_by', '4 minutes', extended);
    await remind(worker);
    await remind(worker);
    expect(await told(given.buyer)).toEqual(['order_pay_reminder', 'order_extended', 'order_pay_reminder']);
  });

  it('R4.20 is repeated two minutes and one minute before the end, each once, by Telegram and not by mail', async () => {
    const given = await trade(env);
    const chat = `8${given.buyer.accountId}`;
    await env.query('UPDATE secrets_credentials SET telegram_chat = $2 WHERE account_id = $1', [given.buyer.accountId, chat]);
    const link = `${origin}/p2p-trade/order/${given.order.orderNo}`;
    const sent = async (left: string) => {
      await move('pay_by', left, given);
      await Promise.all([remind(worker), remind(worker)]);
      await remind(worker);
      await sendNotices(worker);
      await deliverMessages(worker);
      const chats = post.messages(chat).filter(({ text }) => text.includes(link));
      return [post.messages(given.buyer.email).length, chats.length];
    };
    expect(await sent('4 minutes')).toEqual([1, 1]);
    expect(await sent('115 seconds')).toEqual([1, 2]);
    expect(await sent('110 seconds')).toEqual([1, 2]);
    expect(await sent('55 seconds')).toEqual([1, 3]);
    // The entry on the site says it already.
    expect(await told(given.buyer)).toEqual(['order_pay_reminder']);
  });

  it('R4.20 comes once, every way, when several marks were passed while nobody looked', async () => {
    const given = await pay(await trade(env));
    await move('release_by', '50 seconds', given);
    await remind(worker);
    await remind(worker);
    expect(await told(given.seller)).toEqual(['order_placed', 'order_paid', 'order_release_reminder']);
    const lines = await env.query(
      'SELECT FROM p2p_orders_untold line JOIN p2p_orders_orders trade ON trade.id = line.order_id WHERE order_no = $1',
      [given.order.orderNo],
    );
    expect(lines).toEqual([]);
  });

  it('R4.20 goes to the seller of a paid order, and to nobody who acted meanwhile', async () => {
    const given = await pay(await trade(env));
    await move('release_by', '4 minutes', given);
    await remind(worker);
    expect(await told(given.seller)).toEqual(['order_placed', 'order_paid', 'order_release_reminder']);
    const quick = await pay(await trade(env));
    await move('release_by', '4 minutes', quick);
    await remind(worker);
    await release(quick);
    expect(await told(quick.seller)).toEqual(['order_placed', 'order_paid']);
  });
});

describe('what cannot be told', () => {
  it('R4.20 does not hold up others, is tried again, and given up in the end', async () => {
    const [broken, fine] = [await trade(env), await trade(env)];
    const lost = await env.query<{ id: string }>(
      `UPDATE p2p_orders_untold SET code = 'confirm-paid' WHERE order_id = (SELECT id FROM p2p_orders_orders WHERE order_no = $1) RETURNING id::text`,
      [broken.order.orderNo],
    );
    // Its entry cannot be written.
    await env.query(
      `ALTER TABLE notifications_entries ADD CONSTRAINT refused CHECK (account_id <> ${broken.seller.accountId} OR kind <> 'order_paid') NOT VALID`,
    );
    await env.query(`UPDATE p2p_orders_orders SET release_by = app_now() WHERE order_no = $1`, [broken.order.orderNo]);
    expect(await told(fine.seller)).toEqual(['order_placed']);
    const row = () =>
      env.query<{ tries: number; wait: number }>(
        `SELECT tries, extract(epoch FROM next_try_at - app_now())::float8 AS wait FROM p2p_orders_untold WHERE id = $1`,
        [lost[0]?.id],
      );
    expect(await row()).toEqual([{ tries: 1, wait: expect.closeTo(2, 0) }]);
    for (let tries = 2; tries <= 8; tries += 1) {
      await env.query('UPDATE p2p_orders_untold SET next_try_at = app_now() WHERE id = $1', [lost[0]?.id]);
      await sendNotices(worker);
    }
    expect(await row()).toEqual([]);
    expect(await told(broken.seller)).toEqual([]);
    await env.query('ALTER TABLE notifications_entries DROP CONSTRAINT refused');
  });

  it('R4.20 a step does not wait for it and cannot fail by it', async () => {
    await env.query(`ALTER TABLE notifications_entries ADD CONSTRAINT refused CHECK (kind NOT LIKE 'order%') NOT VALID`);
    const done = await release(await pay(await trade(env)));
    expect(done.order.orderStatus).toBe(3);
    await sendNotices(worker);
    await env.query('ALTER TABLE notifications_entries DROP CONSTRAINT refused');
    await env.query('UPDATE p2p_orders_untold SET next_try_at = app_now()');
    expect(await told(done.seller)).toEqual(['order_placed', 'order_paid']);
    expect(await told(done.buyer)).toEqual(['order_released']);
  });
});
