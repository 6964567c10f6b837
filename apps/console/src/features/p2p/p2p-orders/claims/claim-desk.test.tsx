import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { holdForClaim } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { releaseClaimHold } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { orderCompensations } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import { proposeCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { decideUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-unfreeze';
import { freezeOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import { proposeUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-unfreeze';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ViewedCase } from '#desk/cases/case.query.ts';
import { changeSession } from '#session/staff-session.ts';
import { exampleOrder } from '../example-order.ts';
import type { ViewedOrder } from '../order-desk.query.ts';
import { OrderDesk } from '../order-desk.tsx';
import type { Compensations } from './compensation-acts.ts';

const orderNo = '1234567890123456789';
const at = '2026-01-01T00:00:00.000Z';
const openedAt = Date.parse(at);
const reason = 'the letter of the bank shows it';

const order = {
  orderNo,
  version: 6,
  orderStatus: 3,
  coinCode: 'USDT',
  fiatCode: 'EUR',
  orderAmount: '100',
  orderPrice: '101',
  buyer: { userId: '1000000000000000001', nickName: 'Buyer one', realName: 'Ben Example' },
  seller: { userId: '1000000000000000002', nickName: 'Seller two', realName: 'Ann Example' },
  makerSide: 'seller',
  closeReason: 'completed',
  createdAt: at,
  paidAt: at,
  freeze: null,
  openRuling: null,
  adNo: '1',
  price: '1.01',
  sellerFee: '0',
  buyerFee: '0',
  remark: '',
  cancelRequest: 'none',
  cancelReason: null,
  fault: null,
  closedAt: at,
  paymethods: [],
  escrow: { amount: '100', state: 'released', since: at },
  events: [{ code: 'question-order', actor: 'seller', at, details: '' }],
  isChainWhole: true,
  rulings: [],
  facts: exampleOrder.facts,
  viewsLeft: 28,
} as unknown as ViewedOrder;

const claim: ViewedCase = {
  caseNo: `${orderNo}-1`,
  orderNo: order.orderNo,
  kind: 'claim',
  reason: 'reversed',
  takenBy: 'ann',
  closed: null,
  decision: null,
  facts: {
    openedAt,
    openedBy: 'seller',
    isSlow: true,
    asked: null,
    takenAt: openedAt,
    pauses: [],
    statedAt: { buyer: openedAt, seller: openedAt },
  },
  statements: [],
  requests: [],
  evidence: [],
  held: [],
  holds: [],
  awards: [],
  serverTimestamp: openedAt,
};

const award: ViewedCase['awards'][number] = {
  awardNo: '1000000001',
  outcome: 'paid',
  toSide: 'seller',
  amount: '40',
  source: 'held',
  grounds: 'reversed',
  fault: 'buyer',
  reason: 'as the bank says',
  state: 'open',
  proposedBy: 'bob',
  proposedAt: at,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
};
const hold = { side: 'buyer', amount: '60', heldBy: 'bob', reason: 'it may be gone soon', heldAt: at, endedAt: null } as const;

const compensation: Compensations['compensations'][number] = {
  compensationNo: '2000000001',
  orderNo: order.orderNo,
  amount: '12.5',
  reason: 'as much as the bank took',
  state: 'open',
  proposedBy: 'bob',
  proposedAt: at,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  price: null,
  priceId: null,
};
const possible = { toSide: 'seller', deposit: '500', loss: '100', most: '100', price: null, priceId: null } as const;

interface Given {
  order?: ViewedOrder;
  found?: ViewedCase | null;
  compensations?: Compensations;
}

/** Only the transport is a stub: it answers as it is given, and keeps what was sent. */
function desk(roles: readonly StaffRole[], given: Given) {
  const { order: shown = order, found = claim, compensations = { possible: null, compensations: [] } } = given;
  const asked: Array<{ path: string; input: unknown }> = [];
  const listed = found && { ...found, order: shown };
  const answers: Record<string, object> = {
    [caseQueue.path]: { cases: listed ? [listed] : [], count: 1, serverTimestamp: openedAt },
    [viewCase.path]: { case: found, viewsLeft: 28 },
    [viewOrder.path]: shown,
    [holdForClaim.path]: { holds: [hold] },
    [releaseClaimHold.path]: { holds: [] },
    [proposeAward.path]: award,
    [decideAward.path]: { ...award, state: 'approved' },
    [orderCompensations.path]: compensations,
    [proposeCompensation.path]: compensation,
    [decideCompensation.path]: { ...compensation, state: 'approved' },
    ...Object.fromEntries([freezeOrder, proposeUnfreeze, decideUnfreeze].map(({ path }) => [path, shown])),
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, input: JSON.parse(body) });
    return Response.json({ code: successCodeOf(path), data: answers[path], msg: '', requestId: 'request' } satisfies Envelope);
  });
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
  const reads = [caseQueue.path, viewCase.path, viewOrder.path, orderCompensations.path] as string[];
  return {
    sent: () => asked.filter(({ path }) => !reads.includes(path)),
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    has: (name: string) => buttons(name).length > 0,
    press: async (name: string) => {
      await vi.waitFor(() => expect(buttons(name).length).toBeGreaterThan(0));
      buttons(name).at(-1)?.click();
    },
    key: (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    fill: (label: string, value: string) => type(label, value),
  };
}

/** Into the field with this label, as soon as it is there. */
async function type(label: string, value: string) {
  const field = await vi.waitFor(() => {
    const id = [...document.querySelectorAll('dialog[open] label')].find(({ textContent }) => textContent === label)?.getAttribute('for');
    const found = document.getElementById(id ?? '');
    if (!found) throw new Error(`no field ${label} yet`);
    return found;
  });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

describe('R4.20 claims on the desk', () => {
  it('R4.20 the queue says what kind of case it is, and the case what is held and was proposed', async () => {
    const page = desk(['auditor'], { found: { ...claim, kind: 'review', reason: 'ruling-wrong', holds: [hold], awards: [award] } });
    await page.shows('Review: The ruling is wrong');
    await page.shows('60 USDT of the buyer');
    await page.shows('40 USDT to the seller, from the held coins: the payment was reversed');
    await page.shows('bob proposed an award. Another member decides.');
    expect(page.has('Propose an award P')).toBe(false);
    expect(page.has('Carry it out A')).toBe(false);
  });

  it('R4.20 uses p2p-appeals/propose-award: P proposes, nothing is chosen beforehand', async () => {
    const page = desk(['decider'], {});
    await vi.waitFor(() => expect(page.has('Propose an award P')).toBe(true));
    page.key('p');
    await page.press('Propose');
    for (const text of ['Choose what it rests on.', 'Choose how it ends.', 'Say why, in at least 10 characters.']) await page.shows(text);
    await page.fill('It rests on', 'reversed');
    await page.fill('Award', 'seller');
    await page.fill('From', 'fund');
    await page.fill('USDT', '100.1');
    await page.fill('Reason', reason);
    await page.press('Propose');
    await page.shows('no more than the order was about');
    expect(page.sent()).toEqual([]);
    await page.fill('USDT', '55.5');
    await page.press('Propose');
    await page.shows('Proposed. Another member has to decide.');
    const terms = { outcome: 'paid', toSide: 'seller', amount: '55.5', source: 'fund', grounds: 'reversed', fault: null };
    expect(page.sent()).toEqual([{ path: proposeAward.path, input: { orderNo, ...terms, reason } }]);
  });

  it('R4.20 uses p2p-appeals/decide-award: the second member carries it out, whoever proposed it cannot', async () => {
    const page = desk(['approver'], { found: { ...claim, awards: [award] } });
    await page.press('Carry it out A');
    await page.shows('coins that move do not come back');
    await page.fill('Reason', reason);
    await page.press('Carry it out');
    await page.shows('The claim is decided.');
    expect(page.sent()).toEqual([{ path: decideAward.path, input: { awardNo: award.awardNo, isApproved: true, reason } }]);
    const own = desk(['risk'], { found: { ...claim, awards: [{ ...award, proposedBy: 'ann' }] } });
    await own.shows('ann proposed an award. Another member decides.');
  });

  it('R4.20 uses p2p-appeals/hold-for-claim: coins of one side are held, with a reason', async () => {
    const page = desk(['risk'], {});
    await page.press('Hold coins');
    await page.press('Hold');
    await page.shows('Choose whose coins.');
    await page.fill('Whose coins', 'buyer');
    await page.fill('USDT', '60');
    await page.fill('Reason', reason);
    await page.press('Hold');
    await page.shows('Coins of the buyer are held.');
    expect(page.sent()).toEqual([{ path: holdForClaim.path, input: { orderNo, side: 'buyer', amount: '60', reason } }]);
  });

  it('R4.20 uses p2p-appeals/release-claim-hold: one member gives held coins back', async () => {
    const page = desk(['decider'], { found: { ...claim, held: [{ side: 'buyer', amount: '60' }], holds: [hold] } });
    await page.press('Give back to the buyer');
    await page.shows('60 USDT go back to the wallet of the buyer at once.');
    await page.fill('Reason', reason);
    await page.press('Give back to the buyer');
    await page.shows('The buyer has the coins again.');
    expect(page.sent()).toEqual([{ path: releaseClaimHold.path, input: { orderNo, side: 'buyer', reason } }]);
  });
});

describe('R4.20 T26 freezing at the desk', () => {
  const open = { ...order, orderStatus: 1, events: [], closeReason: null } as ViewedOrder;
  const freeze = { freezeNo: '1000000009', kind: 'legal', at, until: '2026-01-02T00:00:00.000Z', lift: null } as const;
  const lift = { proposedBy: 'bob', reason: 'the court is done with it' };

  it('R4.20 uses p2p-orders/freeze-order: with why, for how long and a reason, nothing chosen beforehand', async () => {
    const page = desk(['risk'], { order: open, found: null });
    await page.press('Freeze');
    await page.shows('no time runs until it ends');
    await page.press('Freeze');
    await page.shows('Choose why.');
    await page.shows('Whole hours, from 1 to 336.');
    await page.fill('Why', 'legal');
    await page.fill('Hours', '337');
    await page.fill('Reason', reason);
    await page.press('Freeze');
    expect(page.sent()).toEqual([]);
    await page.fill('Hours', '24');
    await page.press('Freeze');
    await page.shows('The order is frozen.');
    expect(page.sent()).toEqual([{ path: freezeOrder.path, input: { orderNo, version: 6, kind: 'legal', hours: 24, reason } }]);
  });

  it('R4.20 uses p2p-orders/propose-unfreeze: a frozen order says until when, and only its end can be proposed', async () => {
    const page = desk(['risk'], { order: { ...open, freeze }, found: null });
    await page.shows('Frozen until 2026-01-02 00:00:00');
    expect([page.has('Freeze'), page.has('Suspend')]).toEqual([false, false]);
    await page.press('Propose to lift');
    await page.fill('Reason', reason);
    await page.press('Propose to lift');
    await page.shows('Proposed. Another member has to decide.');
    expect(page.sent()).toEqual([{ path: proposeUnfreeze.path, input: { orderNo, version: 6, reason } }]);
  });

  it('R4.20 uses p2p-orders/decide-unfreeze: another member lets it go on, whoever proposed it cannot', async () => {
    const page = desk(['approver'], { order: { ...open, freeze: { ...freeze, lift } }, found: null });
    await page.shows('bob proposed to let it go on: the court is done with it');
    await page.press('Let it go on');
    await page.fill('Reason', reason);
    await page.press('Let it go on');
    await page.shows('The order goes on.');
    expect(page.sent()).toEqual([{ path: decideUnfreeze.path, input: { freezeNo: freeze.freezeNo, isApproved: true, reason } }]);
    const own = desk(['risk'], { order: { ...open, freeze: { ...freeze, lift: { ...lift, proposedBy: 'ann' } } }, found: null });
    await own.shows('ann proposed to let it go on');
    expect(own.has('Propose to lift')).toBe(false);
  });
});

describe('R1.4 compensations on the desk', () => {
  const over: Given = { found: null, compensations: { possible, compensations: [] } };

  it('R1.4 uses p2p-merchants/order-compensations: what may be paid and what was, for whoever looks', async () => {
    const paid = {
      ...compensation,
      state: 'approved',
      decidedBy: 'eve',
      decidedAt: at,
      decisionReason: 'it is so',
      price: '2500',
      priceId: 'p1',
    } as const;
    const page = desk(['auditor'], { ...over, compensations: { possible, compensations: [paid] } });
    await page.shows('500 USDT');
    await page.shows('12.5 USDT (approved)');
    await page.shows('(price 2500 USDT, p1)');
    expect(page.has('Propose a compensation')).toBe(false);
  });

  it('R1.4 uses p2p-merchants/propose-compensation: nothing is filled in, and no more than the most is sent', async () => {
    const page = desk(['decider'], over);
    await page.press('Propose a compensation');
    await page.press('Propose');
    for (const text of ['More than none and at most 100, such as 12.5.', 'Say why, in at least 10 characters.']) await page.shows(text);
    await page.fill('USDT', '100.000001');
    await page.fill('Reason', reason);
    await page.press('Propose');
    expect(page.sent()).toEqual([]);
    await page.fill('USDT', '12.5');
    await page.press('Propose');
    await page.shows('Proposed. Another member has to decide.');
    expect(page.sent()).toEqual([{ path: proposeCompensation.path, input: { orderNo, amount: '12.5', reason } }]);
  });

  it('R1.4 uses p2p-merchants/decide-compensation: the second member pays it', async () => {
    const waiting = { possible, compensations: [compensation] };
    const page = desk(['approver'], { ...over, compensations: waiting });
    await page.press('Pay it A');
    await page.shows('12.5 USDT go from the deposit of the merchant to the other side at once.');
    await page.fill('Reason', reason);
    await page.press('Pay it');
    await page.shows('12.5 USDT are paid from the deposit.');
    const input = { compensationNo: compensation.compensationNo, isApproved: true, reason };
    expect(page.sent()).toEqual([{ path: decideCompensation.path, input }]);
  });

  it('R1.4 whoever proposed a compensation does not decide it', async () => {
    const own = desk(['risk'], { ...over, compensations: { possible, compensations: [{ ...compensation, proposedBy: 'ann' }] } });
    await own.shows('12.5 USDT (open)');
    expect(own.has('Pay it A')).toBe(false);
  });
});
