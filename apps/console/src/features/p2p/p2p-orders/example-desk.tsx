import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { ListedCase, ViewedCase } from '#desk/cases/case.query.ts';
import { changeSession } from '#session/staff-session.ts';
import { exampleOrder as order } from './example-order.ts';
import type { ViewedOrder } from './order-desk.query.ts';
import { OrderDesk } from './order-desk.tsx';

export const { orderNo, createdAt: at } = order;
export const ruling = { rulingNo: '1000000001', verdict: 'release', buyerAmount: null, proposedBy: 'bob', proposedAt: at } as const;

const openedAt = Date.parse(at);
export const after = (minutes: number) => openedAt + minutes * 60_000;
export const facts: ViewedCase['facts'] = {
  openedAt,
  openedBy: 'buyer',
  isSlow: false,
  statedAt: { buyer: openedAt, seller: null },
  asked: null,
  takenAt: null,
  pauses: [],
};
export const viewed: ViewedCase = {
  caseNo: `${orderNo}-1`,
  kind: 'appeal',
  decision: null,
  held: [],
  holds: [],
  awards: [],
  orderNo: order.orderNo,
  reason: 'not-released',
  facts,
  statements: [{ side: 'buyer', kind: 'statement', text: 'I paid at nine.', at: openedAt }],
  requests: [],
  evidence: [],
  takenBy: null,
  closed: null,
  serverTimestamp: after(32.5),
};
export const listed: ListedCase = { caseNo: viewed.caseNo, kind: 'appeal', order, reason: viewed.reason, facts, takenBy: null };

interface Given {
  order: ViewedOrder;
  /** Null for an order that never had one. */
  appeal?: ViewedCase | null;
  queue?: readonly ListedCase[];
  /** The hour of the reason that was given for the order is over. */
  isReasonNeeded?: boolean;
}

const reads: readonly string[] = [orderDeskList.path, caseQueue.path];

/** Only the transport is a stub: it answers the order as it is given, and keeps what was sent. */
function stubServer({ order: given, appeal = viewed, queue = [listed], isReasonNeeded = false }: Given) {
  const asked: Array<{ path: string; input: unknown }> = [];
  const ruled = {
    ...ruling,
    grounds: 'payment-proven',
    fault: null,
    reason: '',
    state: 'open',
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
  };
  const answers: Record<string, object> = {
    [orderDeskList.path]: { orders: [given] },
    [caseQueue.path]: { cases: queue, count: 207, serverTimestamp: viewed.serverTimestamp },
    [viewCase.path]: { case: appeal, viewsLeft: 28 },
    [takeCase.path]: { ...listed, takenBy: 'ann' },
    [askSide.path]: listed,
    [viewOrder.path]: given,
    [proposeRuling.path]: ruled,
    [decideRuling.path]: { ...ruled, state: 'approved' },
    [stopOrder.path]: given,
    [suspendOrder.path]: given,
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, input: JSON.parse(body) });
    if (path === viewCase.path && isReasonNeeded && !body.includes('reason'))
      return Response.json({ code: refusals['customers.reason-needed'].code, data: { viewsLeft: 30 }, msg: '', requestId: 'request' });
    return Response.json({ code: successCodeOf(path), data: answers[path], msg: '', requestId: 'request' } satisfies Envelope);
  });
  return asked;
}

export function desk(roles: readonly StaffRole[], given: Given) {
  const asked = stubServer(given);
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: [...roles], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    location.hash = '';
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
  const isView = (path: string) => path === viewOrder.path || path === viewCase.path;
  return {
    sent: () => asked.filter(({ path }) => !reads.includes(path) && !isView(path)),
    views: () => asked.filter(({ path }) => isView(path)),
    askedFor: (path: string) => asked.filter((each) => each.path === path),
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    has: (name: string) => buttons(name).length > 0,
    press: async (name: string) => {
      await vi.waitFor(() => expect(buttons(name).length).toBeGreaterThan(0));
      buttons(name).at(-1)?.click();
    },
    key: (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    write: (text: string, field = 'textarea') => type(field, text, 'input'),
    choose: (label: string, value: string) => type(`select[id="${idOf(label)}"]`, value, 'change'),
  };
}

export function idOf(label: string): string {
  return [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.htmlFor ?? '';
}

async function type(selector: string, value: string, event: 'input' | 'change') {
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error('no field yet');
    return found;
  });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
