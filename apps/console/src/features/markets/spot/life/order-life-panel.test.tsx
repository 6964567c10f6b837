import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { viewOrder } from '@peerbourse/contract/markets/spot/desk/view-order';
import { type RefusalId, refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { OrderLifePanel } from './order-life-panel.tsx';

const orderNo = '1048576001234567890';
const userId = '1000000000000000001';
const step = {
  at: '2026-11-19T10:00:00.000Z',
  batch: '12',
  cause: 'place',
  price: null,
  quantity: null,
  amount: null,
  tradeNo: null,
  isMaker: null,
  fee: null,
  held: null,
  back: null,
  reason: null,
};
const life = {
  order: {
    orderNo,
    clientOrderId: null,
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    timeInForce: 'gtc',
    selfTrade: 'expire-taker',
    price: '59100',
    quantity: '0.02',
    amount: null,
    triggerPrice: null,
    triggerBy: null,
    expiresAt: null,
    state: 'done',
    reason: 'cancelled',
    pairedOrderNo: null,
    filledQuantity: '0.005',
    filledAmount: '295.5',
    averagePrice: '59100',
    fee: '0.000005',
    feeCoin: 'BTC',
    createdAt: step.at,
    updatedAt: step.at,
  },
  userId,
  mainUserId: '1000000000000000002',
  orderId: '4711',
  shard: 1,
  otherOrderNo: null,
  held: '0',
  holdCoin: 'USDT',
  steps: [
    { ...step, kind: 'placed', batch: null, cause: null, price: '59000', quantity: '0.01' },
    { ...step, kind: 'accepted', price: '59000', quantity: '0.01', held: '590' },
    {
      ...step,
      kind: 'trade',
      cause: 'somebody-else',
      price: '59100',
      quantity: '0.005',
      amount: '295.5',
      fee: '0.000005',
      tradeNo: '8',
      isMaker: true,
    },
    { ...step, kind: 'done', cause: 'cancel', quantity: '0.015', back: '886.5', reason: 'cancelled' },
  ],
  isWhole: false,
  viewsLeft: 29,
};

/** Answers a look with a reason; `refused` whatever else is asked for. */
function open(refused: RefusalId, details: object) {
  const sent: Array<Record<string, unknown>> = [];
  changeSession({ state: 'in', account: { name: 'boris', roles: ['decider'], environment: 'test', queues: [] } as never });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const input = JSON.parse(body) as Record<string, unknown>;
    sent.push(input);
    const about = { msg: 'Please say why.', requestId: 'request' };
    const envelope: Envelope =
      'reason' in input ? { ...about, code: successCodeOf(path), data: life } : { ...about, code: refusals[refused].code, data: details };
    return Response.json(envelope);
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}>
      <OrderLifePanel />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
  });
  const write = (control: HTMLInputElement | HTMLSelectElement | null, value: string) => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
    setter?.call(control, value);
    control?.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  const submit = (place: number) =>
    host.querySelectorAll('form')[place]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return {
    host,
    sent,
    submit,
    look: async (number: string) => {
      await vi.waitFor(() => expect(host.querySelector('input')).not.toBeNull());
      write(host.querySelector('input'), number);
      submit(0);
    },
    choose: (reason: string) => write(host.querySelector('select'), reason),
    shows: (text: string) => vi.waitFor(() => expect(host.textContent).toContain(text)),
  };
}

it('uses spot/view-order: a number and a reason lead to everything that happened to the order', async () => {
  const page = open('customers.reason-needed', { viewsLeft: 30 });
  await page.look(' 104857 ');
  await page.shows('An order number has 19 digits.');
  expect(page.sent).toEqual([]);

  await page.look(` ${orderNo} `);
  await page.shows('30 looks left this hour');
  expect(page.host.textContent).not.toContain(userId);
  page.choose('complaint');
  page.submit(1);
  await page.shows('29 looks left this hour');
  expect(page.sent).toEqual([{ orderNo }, { orderNo, reason: 'complaint' }]);
  for (const text of [
    'BTCUSDT',
    'done: cancelled',
    `${userId}, a sub-account of 1000000000000000002`,
    'order 4711, shard 1',
    'The beginning and the end are here',
  ]) {
    expect(page.host.textContent).toContain(text);
  }
  expect(page.host.querySelector('a')?.getAttribute('href')).toBe(`#/customers/${userId}/complaint`);
  const rows = [...page.host.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('Taken by the exchange');
  expect(rows[2]).toContain('an order or quote of somebody else');
  expect(rows[2]).toContain('trade 8, as maker');
  expect(rows[3]).toContain('cancelled; 886.5 USDT given back');
  expect(viewOrder.output.safeParse(life).success).toBe(true);
});

it('a number that no order has is said in place', async () => {
  const page = open('spot.unknown-order', {});
  await page.look(orderNo);
  await page.shows('No spot order has this number.');
  expect(page.host.querySelector('[role=alert]')?.textContent).toContain('No spot order has this number.');
});
