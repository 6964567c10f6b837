import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const minute = 60_000;
const orderNo = '104857600123451837';
const rescueNo = '104857600123459999';

function orderAs(side: 'buyer' | 'seller', more: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderNo,
    version: 5,
    orderStatus: 3,
    closeReason: 'completed',
    closedTimestamp: now - 60 * minute,
    claimTimestamp: now + 100 * 60 * minute,
    currencyUserSide: side === 'buyer' ? 'buy' : 'sell',
    coinCode: 'USDT',
    commands: ['question-order'],
    continuedByOrderNo: null,
    serverTimestamp: now,
    ...more,
  } as unknown as OrderDetail;
}

const late = { orderStatus: 4, closeReason: 'pay-timeout', closedTimestamp: now - 5 * minute } as Partial<OrderDetail>;

function claimAs(more: Partial<AppealCase> = {}): AppealCase {
  return {
    caseNo: `${orderNo}-1`,
    kind: 'claim',
    closed: null,
    decision: null,
    held: [],
    reason: 'reversed',
    facts: {
      openedAt: now - 10 * minute,
      openedBy: 'seller',
      isSlow: true,
      statedAt: { buyer: null, seller: now - 10 * minute },
      asked: null,
      takenAt: null,
      pauses: [],
    },
    statements: [{ side: 'seller', kind: 'statement', text: 'My bank took the money back.', at: now - 10 * minute }],
    requests: [],
    evidence: [],
    serverTimestamp: now,
    ...more,
  };
}

function open(order: OrderDetail, appeal: AppealCase | null = null, answer: (path: string) => Response | undefined = () => undefined) {
  return openPage({
    texts: ['p2p', 'p2p-appeals', 'p2p-orders', 'p2p-rulings'],
    part: async () => {
      const { AppealOfOrder } = await import('../appeal-of-order.tsx');
      const { OrderClock } = await import('#features/p2p/shared/order-clock.tsx');
      return () => (
        <OrderClock serverTimestamp={now}>
          <AppealOfOrder order={order} name="nordlicht" />
        </OrderClock>
      );
    },
    answer: ({ path }) => answer(path) ?? (path === orderAppeal.path ? done(path, { appeal }) : undefined),
  });
}

const bodyTo = (sent: ReadonlyArray<{ path: string; body: unknown }>, path: string) => sent.find((request) => request.path === path)?.body;

async function fill(reason: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  fireEvent.click(await dialog.findByRole('radio', { name: reason }));
  fireEvent.change(dialog.getByLabelText(/Describe what happened/), { target: { value: 'My bank took the money back.' } });
  return dialog;
}

it('R4.20 R7.11 uses p2p-appeals/question-closed-order: with a reason of this side and words, and then asks for what proves it', async () => {
  const { sent } = await open(orderAs('seller'), null, (path) =>
    path === questionClosedOrder.path ? done(path, { isDone: true, order: orderAs('seller', { version: 6 }) }) : undefined,
  );
  expect(await screen.findByText(/You can tell our team until .*Nov 22, 2026, 16:00/)).toBeTruthy();
  const dialog = await fill('The payment was reversed');
  expect(dialog.queryByRole('radio', { name: 'I paid after the order closed' })).toBeNull();
  expect(dialog.getByText('The message from your bank')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByRole('dialog', { name: 'Add a picture' })).toBeTruthy();
  expect(bodyTo(sent, questionClosedOrder.path)).toEqual({
    orderNo,
    version: 5,
    reason: 'reversed',
    text: 'My bank took the money back.',
  });
});

it.each([
  [5, /they go back into escrow right away/],
  [30, /went back to the seller a while ago/],
])('R4.20 T22 says %i minutes after the end what happens with the coins', async (minutes, shown) => {
  await open(orderAs('buyer', { ...late, closedTimestamp: now - minutes * minute }), null, (path) =>
    path === questionClosedOrder.path ? refused('p2p-appeals.claim-open') : undefined,
  );
  const dialog = await fill('I paid after the order closed');
  expect(dialog.getByText(shown)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Report a problem' }));
  expect(await dialog.findByText(refusalText('p2p-appeals.claim-open', 'en'))).toBeTruthy();
});

it('R4.20 T22 pictures go to the order in which the coins are', async () => {
  await open(orderAs('buyer', late), null, (path) =>
    path === questionClosedOrder.path
      ? done(path, { isDone: true, order: orderAs('buyer', { ...late, commands: [], continuedByOrderNo: rescueNo } as never) })
      : undefined,
  );
  const dialog = await fill('I paid after the order closed');
  fireEvent.click(dialog.getByRole('button', { name: 'Report a problem' }));
  const picture = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
  fireEvent.click(picture.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('R4.20 T25 shows both whose turn it is, and whose coins are reserved', async () => {
  await open(orderAs('buyer'), claimAs({ held: [{ side: 'buyer', amount: '60' }] }));
  expect(await screen.findByRole('heading', { name: 'Claim' })).toBeTruthy();
  expect(screen.getByText('nordlicht opened this claim.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How claims work' }).getAttribute('href')).toContain('/help/p2p-closed-orders');
  expect(screen.getByText(/60.*of yours is reserved/)).toBeTruthy();
  expect(screen.getByText('Your turn: describe what happened')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw the claim' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

it('R4.20 uses p2p-appeals/withdraw-claim: whoever questioned an order withdraws that, and reads how it ended', async () => {
  const ended = claimAs({ closed: { at: now, by: 'withdraw-claim' } });
  const { sent } = await open(orderAs('seller'), claimAs(), (path) =>
    path === withdrawClaim.path ? done(path, { appeal: ended }) : undefined,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the claim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the claim' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the claim' }));
  expect(await screen.findByText(/The claim was withdrawn/)).toBeTruthy();
  expect(bodyTo(sent, withdrawClaim.path)).toEqual({ orderNo });
});

it.each([
  ['buyer', { outcome: 'upheld', toSide: null, amount: null, source: null }, /everything stays as it is/],
  ['seller', { outcome: 'paid', toSide: 'seller', amount: '60', source: 'held' }, /decided for you. You received .*60/],
  ['buyer', { outcome: 'paid', toSide: 'seller', amount: '60', source: 'fund' }, /decided for nordlicht, who received .*60/],
] as const)('R4.20 T25 tells the %s how it ended, and why', async (side, decision, shown) => {
  const ended = claimAs({ closed: { at: now, by: 'award-claim' }, decision: { ...decision, grounds: 'reversed', fault: null } });
  await open(orderAs(side), ended);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.getByText('The payment was reversed.')).toBeTruthy();
});

it('R4.20 a ruling is questioned once, and an order without a claim shows nothing after its time', async () => {
  const ruled = orderAs('buyer', { closeReason: 'ruled-release' });
  const { unmount } = await open(ruled, claimAs({ kind: 'review', reason: 'ruling-wrong', closed: { at: now, by: 'uphold-claim' } }));
  expect(await screen.findByRole('heading', { name: 'Second review' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  unmount();
  await open(orderAs('buyer', { commands: [] }));
  expect(screen.queryByRole('heading')).toBeNull();
});
