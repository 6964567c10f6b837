import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { rejectOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/reject-order';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { acceptances, cancelRequests, type OrderState, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { automaticOf, commandsOf } from '@peerbourse/rules/p2p-orders/transitions';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, openPage, type SentRequest, textsOf } from '#testing/open-page.tsx';
import { viewOf } from './order-view.ts';

const startedAt = Date.parse('2026-11-17T12:00:00Z');
const minute = 60_000;

const person = (nickName: string, realName: string) => ({
  userId: '1234567890',
  encryptUserId: 'abc',
  nickName,
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
  goodRate: '98.5',
  realName,
});

const method = {
  userPaymethodId: '104857600123456780',
  paymethodId: '301',
  paymethodName: 'SEPA Instant',
  paymethodWording: null,
  iconUrl: '/methods/sepa.svg',
  isModifyKyc: false,
  paymethodUserName: 'Jonas Lindqvist',
  paymethodInfo: [{ name: 'iban', label: 'field_iban', type: 'txt', required: true, value: 'DE44500105175407324931' }],
};

type Side = 'buyer' | 'seller';

/** An order as the server would tell it to one side. */
function orderAs(side: Side, state: Partial<OrderState> = {}, more: Partial<OrderDetail> = {}): OrderDetail {
  const whole: OrderState = {
    status: orderStatus.payment,
    acceptance: 'none',
    cancelRequest: 'none',
    makerSide: 'seller',
    isExtended: false,
    isContinued: false,
    closeReason: more.closeReason ?? null,
    isFrozen: false,
    ...state,
  };
  const automatic = automaticOf(whole);
  const isClosed = whole.status >= orderStatus.completed;
  const [buyer, seller] = [person('lena', 'Lena Brandt'), person('nordlicht', 'Jonas Lindqvist')];
  return {
    orderNo: '104857600123451837',
    adNo: '104857600123456781',
    version: 1,
    orderStatus: whole.status,
    orderType: whole.makerSide === 'seller' ? 'sell' : 'buy',
    currencyUserSide: side === 'seller' ? 'sell' : 'buy',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    fiatSymbol: '€',
    price: '0.93',
    orderAmount: '100',
    orderPrice: '93',
    createTimestamp: startedAt,
    payTimeoutTimestamp: startedAt + 15 * minute,
    putCoinTimeoutTimestamp: null,
    acceptance: whole.acceptance,
    cancelRequest: whole.cancelRequest,
    closeReason: isClosed ? (whole.status === orderStatus.completed ? 'completed' : 'pay-timeout') : null,
    freeze: whole.isFrozen ? { kind: 'account-security', at: startedAt, until: startedAt + 60 * minute } : null,
    ruling: null,
    automatic: automatic ? { command: automatic.command, at: startedAt + 15 * minute } : null,
    commands: commandsOf(whole, side).map(({ command }) => command),
    counterparty: side === 'buyer' ? seller : buyer,
    isChat: true,
    isAppeal: false,
    isShowContact: true,
    appealTimestamp: null,
    appealOpenedTimestamp: whole.status === orderStatus.appeal ? startedAt + 2 * minute : null,
    buyUserInfo: buyer,
    sellUserInfo: seller,
    paymethodDetail: method,
    paymethods: [method],
    acceptTimestamp: null,
    paidTimestamp: null,
    undoTimestamp: null,
    answerTimestamp: null,
    claimTimestamp: null,
    closedTimestamp: isClosed ? startedAt + minute : null,
    serverTimestamp: startedAt,
    cancelReason: null,
    cancelQuota: side === 'buyer' && !isClosed ? { limit: 3, used: 0, pauseMinutes: 15 } : null,
    fee: '0',
    received: '100',
    remark: '',
    isExtended: whole.isExtended,
    payMinutes: 15,
    continuesOrderNo: null,
    continuedByOrderNo: null,
    ...more,
  } as unknown as OrderDetail;
}

async function open(order: OrderDetail, answer: (request: SentRequest) => Response | undefined = () => undefined) {
  const page = await openPage({
    texts: ['p2p', 'p2p-orders', 'paymethods'],
    part: async () => {
      const { OrderScreen } = await import('./order-screen.tsx');
      return () => <OrderScreen orderNo={order.orderNo} />;
    },
    answer: (request) => answer(request) ?? (request.path === orderDetail.path ? done(orderDetail.path, order) : undefined),
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const texts = () => textsOf(['p2p-orders'], 'en')['p2p-orders'] ?? {};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const release = { status: orderStatus.release };

it('R4.20 every state of an order has words for each side', () => {
  const all = texts();
  for (const status of Object.values(orderStatus)) {
    for (const acceptance of acceptances) {
      for (const cancelRequest of cancelRequests) {
        for (const makerSide of ['buyer', 'seller'] as const) {
          for (const side of ['buyer', 'seller'] as const) {
            const view = viewOf(orderAs(side, { status, acceptance, cancelRequest, makerSide }));
            expect([all[`title_${view}`], all[`lead_${view}`]], view).not.toContain(undefined);
          }
        }
      }
    }
  }
});

it.each([
  ['pay', orderAs('buyer'), 'I’ve paid', ['Cancel order']],
  ['wait_payment', orderAs('seller'), 'I received the money', ['Give more time']],
  ['accept_seller', orderAs('seller', { acceptance: 'waiting' }), 'Accept order', ['Reject']],
  ['wait_acceptance_buyer', orderAs('buyer', { acceptance: 'waiting' }), undefined, ['Cancel order']],
  ['wait_release', orderAs('buyer', release), undefined, ['Ask to cancel']],
  ['release', orderAs('seller', release), 'Release', ['Wrong name', 'Wrong amount']],
  ['cancel_asked_buyer', orderAs('buyer', { ...release, cancelRequest: 'buyer' }), undefined, []],
  ['answer_cancel_seller', orderAs('seller', { ...release, cancelRequest: 'buyer' }), 'No money arrived', ['Yes, it arrived']],
  ['cancel_asked_seller', orderAs('seller', { ...release, cancelRequest: 'seller' }), undefined, ['Release']],
  ['answer_cancel_buyer', orderAs('buyer', { ...release, cancelRequest: 'seller' }), 'I got my money back', ['No, continue the order']],
  ['appeal_buyer', orderAs('buyer', { status: orderStatus.appeal }), undefined, ['Give up and cancel']],
  ['appeal_seller', orderAs('seller', { status: orderStatus.appeal }), 'Release', []],
] as const)('R4.20 %s: one primary action, and the others quieter', async (view, order, primary, others) => {
  expect(viewOf(order)).toBe(view);
  await open(order);
  const main = screen.getAllByRole('button').filter(({ className }) => className.includes('bg-brand '));
  expect(main.map(({ textContent }) => textContent?.startsWith(primary ?? ''))).toEqual(primary === undefined ? [] : [true]);
  for (const other of others) expect(buttons().some((text) => text?.startsWith(other))).toBe(true);
});

it.each([
  ['buyer', 'Show the seller your proof of payment'],
  ['seller', 'Ask the buyer for proof of payment'],
] as const)('R4.20 an appeal says what the %s can do meanwhile, and stands in the timeline', async (side, chat) => {
  await open(orderAs(side, { status: orderStatus.appeal }));
  const todo = within(screen.getByRole('region', { name: 'What you can do' }));
  expect(todo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(chat),
    'Or wait for the decision. We’ll notify you.',
  ]);
  expect(within(screen.getByRole('region', { name: 'Order timeline' })).getByText('Appeal opened')).toBeTruthy();
});

it('R4.20 who took the ad is shown once, where it is decided about', async () => {
  const order = orderAs('seller', { acceptance: 'waiting' });
  await open(order);
  expect(screen.getAllByText(order.buyUserInfo.nickName)).toHaveLength(1);
});

it('R4.20 a cancelled order that was continued leads to the one that took its place', async () => {
  const continuedByOrderNo = '104857600123456790' as OrderDetail['orderNo'];
  const closed = { closeReason: 'pay-timeout', closedTimestamp: startedAt, continuedByOrderNo } as const;
  await open(orderAs('buyer', { status: orderStatus.cancelled }, closed));
  expect(screen.getByRole('link', { name: 'Continue order' }).getAttribute('href')).toBe('/p2p-trade/order/104857600123456790');
});

it('R4.20 "paid" can be taken back for as long as the server allows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await open(orderAs('buyer', release, { undoTimestamp: startedAt + 30_000, paidTimestamp: startedAt }));
  expect(screen.getByRole('button', { name: 'I haven’t paid yet' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.queryByRole('button', { name: 'I haven’t paid yet' })).toBeNull();
});

it('R4.20 the time that is left counts down by the clock of the server, is said at five, two and one minutes, and stands in the title', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await open(orderAs('buyer', {}, { automatic: { command: 'expire-payment', at: startedAt + 302_000 } }));
  expect(screen.getByRole('timer').textContent).toBe('5:02');
  expect(document.title).toMatch(/^5:02 · /);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  expect(said().join()).not.toContain('left');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(said().join()).toContain('5 minutes left');
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(said().join()).toContain('2 minutes left');
  expect(said().join()).toContain('the order is cancelled at');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said().join()).toContain('1 minute left');
});

it('R4.20 uses p2p-orders/extend-payment: the answer of a command is shown at once, with the version that was seen', async () => {
  const { sent } = await open(orderAs('seller'), ({ path }) =>
    path === extendPayment.path ? done(path, { isDone: true, order: orderAs('seller', { isExtended: true }, { version: 2 }) }) : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Give more time' }));
  expect(await screen.findByText('You gave the buyer more time')).toBeTruthy();
  expect(sent.find(({ path }) => path === extendPayment.path)?.body).toMatchObject({ version: 1 });
});

it('R4.20 uses p2p-orders/reject-order: an advertiser turns an order down', async () => {
  await open(orderAs('seller', { acceptance: 'waiting' }), ({ path }) =>
    path === rejectOrder.path
      ? done(path, {
          isDone: true,
          order: orderAs('seller', { status: orderStatus.cancelled }, { version: 2, closeReason: 'maker-rejected' }),
        })
      : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Reject this order?');
  fireEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
  expect(await screen.findByText(texts().closed_maker_rejected ?? '')).toBeTruthy();
});

it('R4.20 an order that changed meanwhile is shown as it is, and it is said that nothing was done', async () => {
  await open(orderAs('buyer'), ({ path }) =>
    path === cancelOrder.path ? done(path, { isDone: false, order: orderAs('buyer', release, { version: 2 }) }) : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click(await screen.findByLabelText('I changed my mind'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/This order just changed/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waiting for the seller to release');
});

it('R7.12 the picture to scan is shown where to pay, larger on demand, and asked for again when its address has ended', async () => {
  const qrCode = {
    name: 'qrCode',
    label: 'field_qr_code',
    type: 'file' as const,
    required: false,
    value: 'a'.repeat(22),
    url: '/files/first',
  };
  const pictured = { ...method, paymethodInfo: [...method.paymethodInfo, qrCode] };
  const order = orderAs('buyer', {}, { paymethods: [pictured], paymethodDetail: pictured } as Partial<OrderDetail>);
  const { sent } = await open(order);
  const asked = () => sent.filter(({ path }) => path === orderDetail.path).length;
  const before = asked();
  const picture = screen.getByRole('img', { name: 'QR code' });
  expect(picture.getAttribute('src')).toBe('/files/first');
  // The id of its file is nothing to copy.
  expect(screen.queryByText('a'.repeat(22))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge QR code' }));
  expect(screen.getAllByRole('img', { name: 'QR code', hidden: true })).toHaveLength(2);
  fireEvent.error(picture);
  await expect.poll(asked).toBe(before + 1);
});

it.each([
  [0, 'This would be cancellation 1 of 3 in 24 hours. Go over 3 and you can’t buy for 1 h.'],
  [2, 'This would be cancellation 3 of 3 in 24 hours. Go over 3 and you can’t buy for 1 h.'],
  [3, 'You’ve reached your cancel limit (3 in 24 hours). If this one counts, you can’t buy for 1 h.'],
])('R4.20 with %i cancelled orders today the dialog says how many are left and what follows', async (used, text) => {
  await open(orderAs('buyer', {}, { cancelQuota: { limit: 3, used, pauseMinutes: 60 } }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
