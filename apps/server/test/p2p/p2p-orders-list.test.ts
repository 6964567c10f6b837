import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput } from '@peerbourse/contract/call';
import { refusals } from '@peerbourse/contract/money/exports/refusals';
import { markRead } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { dayTotals } from '@peerbourse/contract/p2p/p2p-orders/day-totals';
import { exportOrders } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import { exportQuota } from '@peerbourse/contract/p2p/p2p-orders/export-quota';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { withdrawalHold } from '@peerbourse/contract/p2p/p2p-users/withdrawal-hold';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFilesOf } from '#modules/money/exports/make-files.ts';
import { orderFile } from '#modules/p2p/p2p-orders/export/order-file.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { type AdvertisingPerson, advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { type Trade, take, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { csvRows, xlsxRows } from '../support/spreadsheet.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
const filesDir = mkdtempSync(join(tmpdir(), 'pb-order-files-'));

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  worker = startRole('worker', env.config);
  await env.start('api');
  await openMarket(env);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  rmSync(filesDir, { recursive: true });
});

async function pay({ buyer, seller, order: { orderNo, version } }: Trade): Promise<number> {
  const { order } = await buyer.browser.ask(confirmPaid, { orderNo, version, userPaymethodId: seller.methodNo });
  return order.version;
}

async function complete(given: Trade): Promise<void> {
  const version = await pay(given);
  const checks = { amountSeen: '101', isPayerTheBuyer: true as const, accountPwd: fundPassword };
  await given.seller.browser.ask(releaseCoins, { orderNo: given.order.orderNo, version, ...checks });
}

async function cancel({ buyer, order: { orderNo, version } }: Trade): Promise<void> {
  await buyer.browser.ask(cancelOrder, { orderNo, version, reason: 'changed-mind', hasNotPaid: true });
}

/** The same two people trade once more. */
async function again({ maker, taker, order }: Trade): Promise<Trade> {
  return await take(maker, taker, order.adNo, false);
}

type Asked = CallInput<typeof orderList>;

const numbers = async (person: { browser: Browser }, asked: Asked) =>
  (await person.browser.ask(orderList, asked)).orders.map(({ orderNo }) => orderNo);

/** Every page, one after the other. */
async function walk(person: { browser: Browser }, asked: Asked): Promise<string[]> {
  const seen: string[] = [];
  let after: Asked['after'] | null;
  do {
    const { orders, next } = await person.browser.ask(orderList, { ...asked, ...(after ? { after } : {}) });
    seen.push(...orders.map(({ orderNo }) => orderNo));
    after = next;
  } while (after !== null);
  return seen;
}

/** Many orders like one that is there, as rows without coins in escrow: what the list reads is the same. */
async function copyOrders({ order }: Trade, count: number, status: 0 | 4): Promise<void> {
  await env.query('ALTER TABLE p2p_orders_orders DISABLE TRIGGER USER, DROP CONSTRAINT IF EXISTS p2p_orders_orders_hold_id_fkey');
  await env.query(
    `INSERT INTO p2p_orders_orders (order_no, ad_no, maker_side, buyer_id, seller_id, coin, fiat, price, amount, quantity, seller_fee,
       buyer_fee, hold_id, status, acceptance, pay_minutes, settle_minutes, remark, pay_by, close_reason, closed_at)
     SELECT (2e18 + floor(random() * 6e18) + n)::numeric(19)::text, ad_no, maker_side, buyer_id, seller_id, coin, fiat, price, amount,
       quantity, 0, 0, gen_random_uuid(), $3::int, 'none', pay_minutes, settle_minutes, '', pay_by + ((n * 7919) % 1009) * interval '1 second',
       CASE WHEN $3::int = 4 THEN 'pay-timeout' END, CASE WHEN $3::int = 4 THEN app_now() END
     FROM p2p_orders_orders, generate_series(1, $2::int) n WHERE order_no = $1`,
    [order.orderNo, count, status],
  );
  await env.query('ALTER TABLE p2p_orders_orders ENABLE TRIGGER USER');
}

describe('the list of orders', () => {
  it('has a tab for what is open, completed and cancelled, with what the reader does and who the other one is', async () => {
    const open = await trade(env);
    const [done, ended] = [await again(open), await again(open)];
    await complete(done);
    await cancel(ended);
    for (const [person, other, side] of [
      [open.buyer, open.seller, 'buy'],
      [open.seller, open.buyer, 'sell'],
    ] as const) {
      for (const [tab, { order }] of [
        ['open', open],
        ['completed', done],
        ['cancelled', ended],
      ] as const) {
        const answer = await person.browser.ask(orderList, { tab });
        expect(answer).toMatchObject({ openCount: 1, next: null });
        expect(answer.orders).toMatchObject([
          { orderNo: order.orderNo, currencyUserSide: side, counterparty: { encryptUserId: other.encryptUserId, realName: '' } },
        ]);
      }
    }
  });

  it('narrows by side, coin and currency, and finds a number by its last digits', async () => {
    const given = await trade(env);
    const { orderNo } = given.order;
    const ask = (more: Partial<Asked>) => numbers(given.buyer, { tab: 'open', ...more });
    expect(await ask({ side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' })).toEqual([orderNo]);
    for (const none of [{ side: 'sell' }, { coinCode: 'BTC' }, { fiatCode: 'USD' }] as const) expect(await ask(none)).toEqual([]);
    expect(await ask({ search: orderNo })).toEqual([orderNo]);
    expect(await ask({ search: orderNo.slice(-6) })).toEqual([orderNo]);
    expect(await ask({ search: orderNo.slice(0, 8) })).toEqual([]);
    await expect(given.buyer.browser.ask(orderList, { tab: 'open', search: '12%' })).rejects.toThrow();
  });

  it('R7.13 says of each order how many messages of the other are unread, and shows those alone on demand', async () => {
    const first = await trade(env);
    const [second, ended] = [await again(first), await again(first)];
    const { buyer, seller } = first;
    const say = ({ order: { orderNo } }: Trade) =>
      buyer.browser.ask(sendMessage, { orderNo, clientId: randomUUID(), kind: 'text', text: 'hello' });
    const unread = async (person: AdvertisingPerson, asked: Asked) =>
      (await person.browser.ask(orderList, asked)).orders.map((order) => [order.orderNo, order.unread]);
    await say(second);
    const last = await say(second);
    await say(ended);
    await cancel(ended);
    expect(await unread(seller, { tab: 'open' })).toEqual([
      [first.order.orderNo, 0],
      [second.order.orderNo, 2],
    ]);
    expect(await unread(seller, { tab: 'open', hasUnread: true })).toEqual([[second.order.orderNo, 2]]);
    expect(await unread(seller, { tab: 'cancelled', hasUnread: true })).toEqual([[ended.order.orderNo, 1]]);
    // Whoever wrote has nothing to read.
    expect(await unread(buyer, { tab: 'open', hasUnread: true })).toEqual([]);
    await seller.browser.ask(markRead, { orderNo: second.order.orderNo, seq: last.seq });
    expect(await unread(seller, { tab: 'open', hasUnread: true })).toEqual([]);
  });

  it('shows strangers nothing, also if they know the number', async () => {
    const { order } = await trade(env);
    const stranger = await advertisingPerson(env);
    for (const more of [{}, { search: order.orderNo }, { after: order.orderNo }]) {
      expect(await stranger.browser.ask(orderList, { tab: 'open', ...more })).toMatchObject({ orders: [], next: null, openCount: 0 });
    }
  });

  it('goes through a thousand orders page by page, each once, newest first', async () => {
    const given = await trade(env);
    await copyOrders(given, 1_000, 4);
    for (const person of [given.buyer, given.seller]) {
      const seen = await walk(person, { tab: 'cancelled', pageSize: 50 });
      const known = await env.query<{ order_no: string }>(
        'SELECT order_no FROM p2p_orders_orders WHERE status = 4 AND buyer_id = $1 ORDER BY id DESC',
        [given.buyer.accountId],
      );
      expect(seen).toEqual(known.map(({ order_no }) => order_no));
      expect(seen).toHaveLength(1_000);
    }
  });

  it('begins with the open order whose deadline is next', async () => {
    const given = await trade(env);
    await copyOrders(given, 60, 0);
    const seen = await walk(given.seller, { tab: 'open', pageSize: 25 });
    const known = await env.query<{ order_no: string }>(
      'SELECT order_no FROM p2p_orders_orders WHERE status = 0 AND seller_id = $1 ORDER BY due_at, id',
      [given.seller.accountId],
    );
    expect(seen).toEqual(known.map(({ order_no }) => order_no));
    expect((await given.seller.browser.ask(orderList, { tab: 'completed' })).openCount).toBe(61);
  });
});

describe('the totals of the day', () => {
  it('count what was completed since midnight, for both sides', async () => {
    const done = await trade(env);
    const second = await again(done);
    await complete(done);
    await complete(second);
    await again(done);
    const totals = { coinCode: 'USDT', fiatCode: 'EUR', count: 2, coins: '200', money: '202' };
    expect((await done.buyer.browser.ask(dayTotals, {})).totals).toEqual([{ side: 'buy', ...totals }]);
    expect((await done.seller.browser.ask(dayTotals, {})).totals).toEqual([{ side: 'sell', ...totals }]);
    await env.query(`UPDATE p2p_orders_orders SET closed_at = closed_at - interval '25 hours' WHERE order_no = $1`, [done.order.orderNo]);
    expect((await done.seller.browser.ask(dayTotals, {})).totals).toMatchObject([{ count: 1, coins: '100' }]);
  });
});

/** As a browser follows a link: cookies, and none of our headers. */
async function contentOf({ browser }: { browser: Browser }): Promise<Buffer> {
  const { exports } = await browser.ask(exportQuota, {});
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${env.addressOf('api')}${exports[0]?.fileUrl}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const makeFiles = makeFilesOf(orderFile);

describe('a file of orders', () => {
  it.each(['csv', 'xlsx'] as const)('%s holds what was asked for, and is counted', async (format) => {
    const done = await trade(env);
    const ended = await again(done);
    await complete(done);
    await cancel(ended);
    const [profile] = await env.query<{ nick_name: string }>('SELECT nick_name FROM p2p_users_profiles WHERE account_id = $1', [
      done.seller.accountId,
    ]);
    const nickName = profile?.nick_name ?? '';
    const { buyer } = done;
    expect(await buyer.browser.ask(exportQuota, {})).toEqual({ exportExcelCount: 5, left: 5, exports: [] });
    const asked = await buyer.browser.ask(exportOrders, { format, timezone: 120, filter: {} });
    expect(asked).toMatchObject({ subject: 'p2p-orders', state: 'waiting', rowsTotal: 2, fileUrl: '' });
    await makeFiles(worker);
    const { left, exports } = await buyer.browser.ask(exportQuota, {});
    expect({ left, exports }).toMatchObject({ left: 4, exports: [{ exportNo: asked.exportNo, state: 'ready', rowsDone: 2 }] });
    const content = await contentOf(buyer);
    const [head, ...lines] = format === 'csv' ? csvRows(content) : xlsxRows(content).rows;
    expect(head?.slice(0, 3)).toEqual(['Time (UTC+02:00)', 'Order number', 'Side']);
    expect(lines.map((line) => line.slice(1, 12))).toEqual([
      [ended.order.orderNo, 'Buy', 'USDT', '100', '1.01', '101', 'EUR', '0', nickName, 'Cancelled', 'Cancelled by the buyer'],
      [done.order.orderNo, 'Buy', 'USDT', '100', '1.01', '101', 'EUR', '0', nickName, 'Completed', 'Coins released'],
    ]);
  });

  it('is narrowed by state, side and time, and holds nothing of strangers', async () => {
    const done = await trade(env);
    await again(done);
    await complete(done);
    const rowsOf = async (person: AdvertisingPerson, filter: CallInput<typeof exportOrders>['filter']) =>
      (await person.browser.ask(exportOrders, { format: 'csv', timezone: 0, filter })).rowsTotal;
    expect(await rowsOf(done.seller, { tab: 'completed', side: 'sell', coinCode: 'USDT', fiatCode: 'EUR' })).toBe(1);
    expect(await rowsOf(done.seller, { side: 'buy' })).toBe(0);
    expect(await rowsOf(done.seller, { to: '2020-01-01T00:00:00Z' })).toBe(0);
    expect(await rowsOf(done.seller, { from: '2020-01-01T00:00:00Z' })).toBe(2);
    expect(await rowsOf(await advertisingPerson(env), {})).toBe(0);
    await expect(rowsOf(done.seller, { from: '2026-02-31T25:00:00Z' })).rejects.toThrow();
    await makeFiles(worker);
  });

  it('can be asked for as often in a month as the settings say, apart from files of the history', async () => {
    const { buyer } = await trade(env);
    const ask = () => buyer.browser.ask(exportOrders, { format: 'csv', timezone: 0, filter: {} });
    for (let asked = 0; asked < 5; asked += 1) await ask();
    await expect(ask()).rejects.toThrow(refusals['exports.quota'].code);
    expect((await buyer.browser.ask(exportQuota, {})).left).toBe(0);
    await makeFiles(worker);
  });
});

describe('what was bought and may not leave yet', () => {
  it('is told coin by coin and purchase by purchase, to the buyer alone', async () => {
    const first = await trade(env);
    const second = await again(first);
    await complete(first);
    await complete(second);
    const held = await first.buyer.browser.ask(withdrawalHold, {});
    expect(held.coins).toMatchObject([{ coinCode: 'USDT', amount: '200' }]);
    expect(held.purchases.map(({ orderNo, amount }) => [orderNo, amount])).toEqual([
      [first.order.orderNo, '100'],
      [second.order.orderNo, '100'],
    ]);
    expect(held.coins[0]?.endsAt).toBe(held.purchases[1]?.endsAt);
    expect(await first.seller.browser.ask(withdrawalHold, {})).toEqual({ coins: [], purchases: [] });
  });

  it('is nothing for somebody who never traded', async () => {
    expect(await (await quickPerson(env)).browser.ask(withdrawalHold, {})).toEqual({ coins: [], purchases: [] });
  });
});
