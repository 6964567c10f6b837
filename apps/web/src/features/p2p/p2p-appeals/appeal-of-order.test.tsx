import { addStatement } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import { appealReasonList } from '@peerbourse/contract/p2p/p2p-appeals/appeal-reason-list';
import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { appealReasonList as reasons, termsOf } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const minute = 60_000;
const orderNo = '104857600123451837';

function orderAs(side: 'buyer' | 'seller', more: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderNo,
    version: 3,
    orderStatus: 2,
    currencyUserSide: side === 'buyer' ? 'buy' : 'sell',
    commands: [],
    appealTimestamp: now + 8 * minute,
    paidTimestamp: now - 2 * minute,
    serverTimestamp: now,
    ...more,
  } as unknown as OrderDetail;
}

const paid = { orderStatus: 1, commands: ['open-appeal'] } as Partial<OrderDetail>;

function caseWith(facts: Partial<AppealCase['facts']> = {}, more: Partial<AppealCase> = {}): AppealCase {
  return {
    caseNo: `${orderNo}-1`,
    kind: 'appeal',
    closed: null,
    decision: null,
    held: [],
    reason: 'asks-extra',
    facts: {
      openedAt: now - 10 * minute,
      openedBy: 'buyer',
      isSlow: false,
      statedAt: { buyer: now - 10 * minute, seller: null },
      asked: null,
      takenAt: null,
      pauses: [],
      ...facts,
    },
    statements: [{ side: 'buyer', kind: 'statement', text: 'They want ten euros more.', at: now - 10 * minute }],
    requests: [],
    evidence: [],
    serverTimestamp: now,
    ...more,
  };
}

function open(order: OrderDetail, appeal: AppealCase | null = null, answer: (path: string) => Response | undefined = () => undefined) {
  return openPage({
    texts: ['p2p', 'p2p-appeals', 'p2p-orders'],
    part: async () => {
      const { AppealOfOrder } = await import('./appeal-of-order.tsx');
      const { OrderClock } = await import('#features/p2p/shared/order-clock.tsx');
      return () => (
        <OrderClock serverTimestamp={now}>
          <AppealOfOrder order={order} name="nordlicht" />
        </OrderClock>
      );
    },
    answer: ({ path }) => {
      const known = answer(path);
      if (known) return known;
      if (path === orderAppeal.path) return done(path, { appeal });
      if (path !== appealReasonList.path) return undefined;
      return done(path, { reasons: reasons.map((reason) => ({ reason, ...termsOf(reason) })) });
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodyTo = (sent: ReadonlyArray<{ path: string; body: unknown }>, path: string) => sent.find((request) => request.path === path)?.body;

it('R4.20 R7.11 uses p2p-appeals/open-appeal, p2p-appeals/appeal-reason-list: urgent reasons at once, others from their time on', async () => {
  const { sent } = await open(orderAs('buyer', paid), null, (path) =>
    path === openAppeal.path ? done(path, { isDone: true, order: orderAs('buyer', { version: 4 }) }) : undefined,
  );
  expect(await screen.findByText(/You can appeal from .*12:08.UTC/)).toBeTruthy();
  press('Open an appeal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Open an appeal' }));
  expect(await dialog.findByRole('radio', { name: /coins weren’t released/ })).toHaveProperty('disabled', true);
  expect(dialog.queryByRole('radio', { name: /No payment arrived/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Open an appeal' }));
  expect(await dialog.findByText('Choose what happened.')).toBeTruthy();
  expect(dialog.getByText('Write at least 10 characters.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: 'The seller asks for more money' }));
  expect(dialog.getByText('Screenshots of the messages')).toBeTruthy();
  write(/Describe what happened/, '  They want ten euros more.  ');
  fireEvent.click(dialog.getByRole('button', { name: 'Open an appeal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyTo(sent, openAppeal.path)).toEqual({ orderNo, version: 3, reason: 'asks-extra', text: 'They want ten euros more.' });
});

it('R4.20 whoever has to reply sees that it is their turn, until when, and what silence costs', async () => {
  const replied = caseWith({ statedAt: { buyer: now - 10 * minute, seller: now } });
  const { sent } = await open(orderAs('seller'), caseWith(), (path) =>
    path === addStatement.path ? done(path, { appeal: replied }) : undefined,
  );
  expect(await screen.findByText('Your turn: describe what happened')).toBeTruthy();
  expect(screen.getByText('Until Nov 18, 2026, 12:20 UTC')).toBeTruthy();
  expect(screen.getByText(/we decide without your statement/)).toBeTruthy();
  expect(screen.getByText('They want ten euros more.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw the appeal' })).toBeNull();
  write(/Describe what happened/, 'I asked for nothing, read the chat.');
  press('Send statement');
  expect(await screen.findByText('Waiting for our team')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send statement' })).toBeNull();
  expect(bodyTo(sent, addStatement.path)).toEqual({ orderNo, kind: 'statement', text: 'I asked for nothing, read the chat.' });
});

it('R4.20 the opener waits for the other, and can withdraw after reading what it costs', async () => {
  const { sent } = await open(orderAs('buyer'), caseWith(), (path) =>
    path === cancelAppeal.path ? refused('p2p-appeals.being-decided') : undefined,
  );
  expect(await screen.findByText('Waiting for nordlicht’s statement')).toBeTruthy();
  press('Withdraw the appeal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the appeal' }));
  expect(dialog.getByText(/at least 10 minutes to release/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the appeal' }));
  expect(await dialog.findByText(refusalText('p2p-appeals.being-decided', 'en'))).toBeTruthy();
  expect(bodyTo(sent, cancelAppeal.path)).toEqual({ orderNo, version: 3 });
});

it('R4.20 a question of staff is answered before anything else', async () => {
  const asked = { side: 'buyer', at: now - minute, answeredAt: null } as const;
  const requests = [{ ...asked, evidence: 'payment', template: 'full-screenshot', text: 'Of Monday, please.' } as const];
  const { sent } = await open(orderAs('buyer'), caseWith({ asked, statedAt: { buyer: now, seller: now } }, { requests }), (path) =>
    path === addStatement.path ? done(path, { appeal: caseWith({}) }) : undefined,
  );
  expect(await screen.findByText('Your turn: answer our team')).toBeTruthy();
  expect(document.body.textContent).toMatch(/Please send a full screenshot of the transfer.*cover anything\.\s*Of Monday, please\./);
  write(/Your answer/, 'It is in the chat since noon.');
  press('Send answer');
  await waitFor(() => expect(bodyTo(sent, addStatement.path)).toMatchObject({ kind: 'answer' }));
});

it.each([
  ['late staff say so', { openedAt: now - 50 * minute, statedAt: { buyer: now - 50 * minute, seller: null } }, /We’re late, sorry/],
  ['the other was silent', { openedAt: now - 31 * minute, statedAt: { buyer: now - 31 * minute, seller: null } }, /didn’t reply in time/],
  ['staff decide', { takenAt: now, statedAt: { buyer: now, seller: now } }, /Our team is deciding/],
  ['nobody has spoken', { openedBy: 'system', statedAt: { buyer: null, seller: null } }, /Waiting for both statements/],
] as const)('R4.20 the clock: %s', async (_name, facts, shown) => {
  await open(orderAs('buyer'), caseWith(facts));
  expect(await screen.findByText(shown)).toBeTruthy();
});

it('R4.20 the clock leads to the public times of appeals, by keys too, and that of a claim does not', async () => {
  await open(orderAs('buyer'), caseWith());
  const link = await screen.findByRole('link', { name: 'See how fast we decide' });
  expect(link.getAttribute('href')).toBe('/p2p-trade/appeal-times');
  link.focus();
  expect(document.activeElement).toBe(link);
  expect(link.tabIndex).toBe(0);
  cleanup();
  await open(orderAs('buyer'), caseWith({}, { kind: 'claim' }));
  expect(await screen.findByRole('heading', { name: 'Claim' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See how fast we decide' })).toBeNull();
});

it('R4.20 there is nothing to see where there is no appeal', async () => {
  await open(orderAs('buyer', { orderStatus: 1 }));
  expect(screen.queryByRole('heading')).toBeNull();
});
