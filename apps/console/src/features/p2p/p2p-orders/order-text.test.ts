import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { expect, it } from 'vitest';
import type { ListedOrder } from './order-desk.query.ts';
import { eventActor, eventText, orderState, orderTitle } from './order-text.ts';

const order = { orderStatus: 2, openRuling: null, orderAmount: '100', coinCode: 'USDT', orderPrice: '101', fiatCode: 'EUR' } as ListedOrder;
const openRuling = {
  rulingNo: '1000000000',
  verdict: 'release',
  buyerAmount: null,
  proposedBy: 'ann',
  proposedAt: '2026-01-01T00:00:00Z',
} as const;

it('shows a proposal that waits before the appeal itself, as long as there is one', () => {
  expect(orderState(order).label).toBe('Appeal');
  expect(orderState({ ...order, openRuling }).label).toBe('To be decided');
  expect(orderState({ ...order, orderStatus: 3, openRuling }).label).toBe('Completed');
});

it('names an order by what is traded, and an event by its command', () => {
  expect(orderTitle(order)).toBe('100 USDT for 101 EUR');
  expect(eventText('expire-release')).toBe('Expire release');
});

it('R4.20 tells the events of a case in plain words, and who it was only once', () => {
  expect(eventText('take-case')).toBe('Staff took the case');
  expect(eventText('cancel-appeal')).toBe('Appeal withdrawn');
  for (const code of caseEvents) expect(eventText(code).toLowerCase(), code).not.toBe(code.replaceAll('-', ' '));
  expect(eventActor('take-case', 'staff')).toBe('');
  expect(eventActor('miss-decision', 'system')).toBe('');
  expect(eventActor('add-evidence', 'seller')).toBe('by seller');
  expect(eventActor('suspend-order', 'staff')).toBe('by staff');
});
