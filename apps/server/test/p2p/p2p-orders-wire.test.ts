import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { paidTrade, pay } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword, gcash } from '../support/fixtures/paying-users.ts';
import { someWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const hundredUsdt = 100_000_000n;
const sides = ['buyer', 'seller'] as const;
const named = ({ orderNo, version }: OrderDetail) => ({ orderNo, version });
const seenBy = (given: Trade, side: OrderSide) => given[side].browser.ask(orderDetail, { orderNo: given.order.orderNo });

async function coinsOf({ accountId }: { accountId: string }): Promise<bigint> {
  const [row] = await env.query<{ sum: string }>(
    `SELECT coalesce(sum(balance), 0)::text AS sum FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT'`,
    [accountId],
  );
  return BigInt(row?.sum ?? '0');
}

it('R1.3 two people trade coins for money by an ad, a method that was saved, the chat and an appeal', async () => {
  const [seller, buyer] = [await advertisingPerson(env), await advertisingPerson(env)];
  const before = { seller: await coinsOf(seller), buyer: await coinsOf(buyer) };
  const { userPaymethodId } = await seller.browser.ask(addMethod, gcash('09171234567'));
  const { adNo } = await publish(seller, {
    fiatCode: 'PHP',
    pricing: { priceType: 'fixed', price: '58' },
    minAmount: '1000',
    maxAmount: '20000',
    userPaymethodIds: [userPaymethodId],
  });
  const placed = await buyer.browser.ask(placeOrder, { adNo, price: '58', amount: '5800' });
  expect(placed.paymethodDetail).toMatchObject({ userPaymethodId, paymethodUserName: 'Ann Example' });
  expect(placed.paymethodDetail?.paymethodInfo.map(({ value }) => value)).toContain('+639171234567');

  const { orderNo } = placed;
  await buyer.browser.ask(sendMessage, { orderNo, clientId: crypto.randomUUID(), kind: 'text', text: 'Is this number still yours?' });
  const heard = (await seller.browser.ask(messageList, { orderNo })).messages.filter(({ kind }) => kind === 'text');
  expect(heard).toMatchObject([{ sender: 'other', text: 'Is this number still yours?' }]);

  const paid = await buyer.browser.ask(confirmPaid, { ...named(placed), userPaymethodId });
  const appealed = await buyer.browser.ask(openAppeal, { ...named(paid.order), reason: 'asks-extra', text: someWords });
  expect((await seller.browser.ask(orderAppeal, { orderNo })).appeal?.statements).toMatchObject([{ side: 'buyer', text: someWords }]);
  const { order } = await buyer.browser.ask(cancelAppeal, named(appealed.order));
  await seller.browser.ask(releaseCoins, { ...named(order), amountSeen: '5800', isPayerTheBuyer: true, accountPwd: fundPassword });
  expect(await coinsOf(buyer)).toBe(before.buyer + hundredUsdt);
  expect(await coinsOf(seller)).toBe(before.seller - hundredUsdt);
});

it('R3.6 both sides read one number of status for each state: 0 to be paid, 1 paid, 2 in appeal, 3 completed, 4 cancelled', async () => {
  const expectStatus = async (given: Trade, orderStatus: number) => {
    for (const side of sides) {
      expect(await seenBy(given, side)).toMatchObject({ orderStatus, currencyUserSide: side === 'buyer' ? 'buy' : 'sell' });
      const tab = (['open', 'open', 'open', 'completed', 'cancelled'] as const)[orderStatus];
      const { orders } = await given[side].browser.ask(orderList, { tab: tab ?? 'open' });
      expect(orders.map(({ orderNo, orderStatus: listed }) => [orderNo, listed])).toEqual([[given.order.orderNo, orderStatus]]);
    }
  };
  const given = await trade(env);
  await expectStatus(given, 0);
  const paid = await pay(given);
  await expectStatus(paid, 1);
  const { order } = await paid.buyer.browser.ask(openAppeal, { ...named(paid.order), reason: 'asks-extra', text: someWords });
  await expectStatus(paid, 2);
  await paid.seller.browser.ask(releaseCoins, { ...named(order), amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword });
  await expectStatus(paid, 3);
  const other = await trade(env);
  await other.buyer.browser.ask(cancelOrder, { ...named(other.order), reason: 'changed-mind', hasNotPaid: true });
  await expectStatus(other, 4);
});

it('R3.7 an order has every field by its name, with what is known of it, for both sides', async () => {
  const given = await paidTrade(env);
  const { buyer, seller, order } = given;
  const tenMinutes = 10 * 60_000;
  for (const side of sides) {
    const seen = await seenBy(given, side);
    expect(seen).toMatchObject({
      orderNo: order.orderNo,
      orderType: 'sell',
      orderStatus: 1,
      currencyUserSide: side === 'buyer' ? 'buy' : 'sell',
      price: '1.01',
      orderAmount: '100',
      orderPrice: '101',
      coinCode: 'USDT',
      fiatCode: 'EUR',
      fiatSymbol: '€',
      isChat: true,
      isShowContact: true,
      payTimeoutTimestamp: expect.any(Number),
      isAppeal: expect.any(Boolean),
    });
    expect(seen.createTimestamp).toBeLessThanOrEqual(seen.serverTimestamp);
    expect(seen.appealTimestamp ?? 0).toBeGreaterThanOrEqual((seen.paidTimestamp ?? Number.NaN) + tenMinutes);
    expect(seen.putCoinTimeoutTimestamp ?? 0).toBeGreaterThan(seen.paidTimestamp ?? Number.NaN);
    for (const [info, person] of [
      [seen.buyUserInfo, buyer],
      [seen.sellUserInfo, seller],
    ] as const) {
      expect(info).toMatchObject({
        encryptUserId: person.encryptUserId,
        nickName: expect.stringMatching(/./),
        headColor: expect.stringMatching(/^#[0-9a-f]{6}$/i),
        userType: 0,
        isOnline: expect.any(Boolean),
        smsEnable: expect.any(Boolean),
        rapidAdEnable: expect.any(Boolean),
        orderTotalCount: 0,
        buyOrderCount: 0,
        sellOrderCount: 0,
        thirtyDayTrade: 0,
      });
      expect(info).toHaveProperty('userId');
    }
    expect(seen.paymethodDetail).toEqual({
      userPaymethodId: seller.methodNo,
      paymethodId: '301',
      paymethodName: expect.stringContaining('SEPA'),
      paymethodWording: null,
      iconUrl: expect.any(String),
      isModifyKyc: false,
      paymethodUserName: 'Ann Example',
      paymethodInfo: expect.arrayContaining([
        expect.objectContaining({ name: 'iban', required: true, type: expect.any(String), value: 'DE89370400440532013000' }),
      ]),
    });
  }
});
