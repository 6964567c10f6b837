import type { ListedOrder } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, done, openPage } from '#testing/open-page.tsx';
import { withUnread } from './with-unread.ts';

const at = Date.parse('2026-11-17T12:00:00Z');

const listed = (orderNo: string, unread: number): ListedOrder => ({
  orderNo: orderNo as ListedOrder['orderNo'],
  adNo: '104857600123456781' as ListedOrder['adNo'],
  version: 1,
  orderStatus: 2,
  orderType: 'sell',
  currencyUserSide: 'sell',
  coinCode: 'USDT',
  fiatCode: 'EUR',
  fiatSymbol: '€',
  price: '0.93',
  orderAmount: '100',
  orderPrice: '93',
  createTimestamp: at,
  payTimeoutTimestamp: null,
  putCoinTimeoutTimestamp: null,
  acceptance: 'none',
  cancelRequest: 'none',
  closeReason: null,
  freeze: null,
  automatic: null,
  commands: [],
  counterparty: {
    userId: '1234567890' as ListedOrder['counterparty']['userId'],
    encryptUserId: 'abc',
    nickName: 'lena',
    headColor: '#1d4ed8',
    userType: 0,
    isOnline: true,
    smsEnable: false,
    rapidAdEnable: false,
    orderTotalCount: 4,
    buyOrderCount: 2,
    sellOrderCount: 2,
    thirtyDayTrade: 4,
    thirtyDayRate: '100',
    goodRate: null,
    realName: '',
  },
  unread,
});

const [quiet, busy] = [listed('104857600123456701', 0), listed('104857600123456702', 120)];

const answer: Answer = ({ path, body }) => {
  if (path === myProfile.path) return done(path, { userId: '1', acceptedTermsVersion: 1, respPaymethodList: [] });
  if (path !== orderList.path) return undefined;
  const orders = (body as { hasUnread?: boolean }).hasUnread ? [busy] : [quiet, busy];
  return done(path, { orders, next: null, openCount: 2, serverTimestamp: at });
};

it('R7.13 an order says how many messages are unread, to those who hear it as well, and the others can be left out', async () => {
  const { sent } = await openPage({
    texts: ['p2p-order-list'],
    part: async () => (await import('./orders-screen.tsx')).OrdersScreen,
    answer,
  });
  const name = 'Sell 100 USDT';
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: `${name} 120 unread messages` })).toBeTruthy();
  expect(screen.getByText('99+')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Unread messages only' }));
  await expect.poll(() => screen.queryByRole('link', { name })).toBeNull();
  expect(await screen.findByRole('link', { name: `${name} 120 unread messages` })).toBeTruthy();
  expect(sent.filter(({ path }) => path === orderList.path).at(-1)?.body).toEqual({ tab: 'open', hasUnread: true });
});

it('R7.13 a frame of a chat changes the count of its order, and nothing else', () => {
  const list = { orders: [quiet, busy], next: null, openCount: 2, serverTimestamp: at };
  expect(withUnread(list, { orderNo: busy.orderNo, unread: 0 }).orders.map(({ unread }) => unread)).toEqual([0, 0]);
  expect(withUnread(list, { orderNo: quiet.orderNo, unread: 0 })).toBe(list);
  expect(withUnread(list, { orderNo: '104857600123456703', unread: 5 })).toBe(list);
});
