import { type StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import type { ViewedOrder } from './order-desk.query.ts';
import { OrderDesk } from './order-desk.tsx';

const orderNo = '1234567890123456789';
const at = '2026-01-01T00:00:00.000Z';
const ruling = { rulingNo: '1000000001', verdict: 'release', proposedBy: 'bob', proposedAt: at } as const;
const order = {
  orderNo,
  version: 4,
  orderStatus: 2,
  coinCode: 'USDT',
  fiatCode: 'EUR',
  orderAmount: '100',
  orderPrice: '101',
  buyer: { userId: '1000000000000000001', nickName: 'Buyer one', realName: 'Ben Example' },
  seller: { userId: '1000000000000000002', nickName: 'Seller two', realName: 'Ann Example' },
  makerSide: 'seller',
  closeReason: null,
  createdAt: at,
  paidAt: at,
  openRuling: null,
  adNo: '1',
  price: '1.01',
  sellerFee: '0',
  buyerFee: '0',
  remark: '',
  cancelRequest: 'none',
  cancelReason: null,
  fault: null,
  closedAt: null,
  paymethods: [{ name: 'SEPA', holderName: 'Ann Example', fields: [], isPaidTo: true }],
  escrow: { amount: '100', state: 'held', since: at },
  events: [{ code: 'refuse-cancel', actor: 'buyer', at, details: '' }],
  isChainWhole: true,
  rulings: [],
  viewsLeft: 28,
} as unknown as ViewedOrder;

/** Only the transport is a stub: it answers the order as it is given, and keeps what was sent to change it. */
function stubServer(given: ViewedOrder) {
  const sent: Array<{ path: string; input: unknown }> = [];
  const ruled = { ...ruling, fault: null, reason: '', state: 'open', decidedBy: null, decidedAt: null, decisionReason: null };
  const answers: Record<string, object> = {
    [orderDeskList.path]: { orders: [given], after: null },
    [viewOrder.path]: given,
    [proposeRuling.path]: ruled,
    [decideRuling.path]: { ...ruled, state: 'approved' },
    [stopOrder.path]: given,
    [suspendOrder.path]: given,
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path !== orderDeskList.path && path !== viewOrder.path) sent.push({ path, input: JSON.parse(body) });
    return Response.json({ code: successCodeOf(path), data: answers[path], msg: '', requestId: 'request' } satisfies Envelope);
  });
  return sent;
}

function desk(roles: readonly StaffRole[], given: ViewedOrder) {
  const sent = stubServer(given);
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: [...roles], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  root.render(
    <QueryClientProvider client={client}>
      <OrderDesk orderNo={orderNo} />
    </QueryClientProvider>,
  );
  const buttons = (name: string) => [...document.querySelectorAll('button')].filter((button) => button.textContent?.trim() === name);
  return {
    sent,
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    has: (name: string) => buttons(name).length > 0,
    press: async (name: string) => {
      await vi.waitFor(() => expect(buttons(name).length).toBeGreaterThan(0));
      buttons(name).at(-1)?.click();
    },
    write: async (text: string) => {
      const field = await vi.waitFor(() => {
        const found = document.querySelector('textarea');
        if (!found) throw new Error('no field yet');
        return found;
      });
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const reason = 'the statement shows the payment';

it('uses p2p-orders/order-desk-list, p2p-orders/view-order, p2p-orders/propose-ruling: an appeal is looked at and a ruling proposed', async () => {
  const page = desk(['decider'], order);
  await page.shows('Buyer one buys from Seller two');
  await page.shows('Ann Example');
  await page.shows('100 USDT in escrow');
  await page.shows('28 looks left this hour');
  expect(page.has('Carry it out')).toBe(false);
  await page.press('Propose a ruling');
  await page.shows('Nothing moves before another member has carried it out.');
  await page.press('Propose');
  await page.shows('Say why, in at least 10 characters.');
  await page.write(reason);
  await page.press('Propose');
  await page.shows('Proposed. Another member has to decide.');
  expect(page.sent).toEqual([{ path: proposeRuling.path, input: { orderNo, version: 4, verdict: 'release', fault: null, reason } }]);
});

it('uses p2p-orders/decide-ruling: the second member carries it out, and whoever proposed it cannot', async () => {
  const page = desk(['approver'], { ...order, openRuling: ruling });
  await page.press('Carry it out');
  await page.shows('Nothing brings them back.');
  await page.write(reason);
  await page.press('Carry it out');
  await page.shows('Coins to the buyer: done.');
  expect(page.sent).toEqual([{ path: decideRuling.path, input: { rulingNo: ruling.rulingNo, isApproved: true, reason } }]);
});

it('shows whoever proposed a ruling that another member decides', async () => {
  const page = desk(['risk'], { ...order, openRuling: { ...ruling, proposedBy: 'ann' } });
  await page.shows('ann proposed a ruling. Another member decides.');
  expect(page.has('Carry it out')).toBe(false);
});

it.each([
  { name: 'Stop', status: 0, path: stopOrder.path, done: 'The order is stopped, the coins are back.' },
  { name: 'Suspend', status: 1, path: suspendOrder.path, done: 'The order is an appeal now.' },
] as const)('uses p2p-orders/stop-order, p2p-orders/suspend-order: $name with a reason', async ({ name, status, path, done }) => {
  const page = desk(['risk'], { ...order, orderStatus: status });
  await page.press(name);
  await page.write(reason);
  await page.press(name);
  await page.shows(done);
  expect(page.sent).toEqual([{ path, input: { orderNo, version: 4, reason } }]);
});
