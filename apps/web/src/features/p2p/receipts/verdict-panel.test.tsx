import { type Reputation, type ReputationFigureName, reputationFigures } from '@peerbourse/rules/receipts/reputation';
import type { SignedRuling } from '@peerbourse/rules/receipts/ruling';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';

const at = '2026-11-18T12:03:00.000Z';

function reputationWith(values: Record<ReputationFigureName, number | string | null>): Reputation {
  const figures = Object.entries(reputationFigures).map(([name, kind]) => [
    name,
    { ...kind, at, value: values[name as ReputationFigureName] },
  ]);
  return {
    format: 'peerbourse.reputation.1',
    installation: { name: 'Peerbourse Ltd', origin: 'https://example.test' },
    trader: { id: 'BGU0A1', nickName: 'nordlicht' },
    issuedAt: at,
    figures: Object.fromEntries(figures) as Reputation['figures'],
  };
}

function open(values: Record<ReputationFigureName, number | string | null>) {
  return openPage({
    texts: ['receipts'],
    part: async () => {
      const { VerdictPanel } = await import('./verdict-panel.tsx');
      return () => <VerdictPanel verdict={{ kind: 'genuine', reputation: reputationWith(values) }} />;
    },
  });
}

const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '');

it('R4.20 a genuine trading record is shown with its figures and whom it is about', async () => {
  await open({
    orders: 1_250,
    ordersOfMonth: 40,
    completionPercent: '98.5',
    releaseSeconds: 245,
    counterparties: 310,
    firstTradeAt: '2025-01-02T00:00:00.000Z',
  });
  expect(await screen.findByText('This trading record is genuine.')).toBeTruthy();
  expect(await valueOf('Trader')).toContain('nordlicht');
  expect(await valueOf('Completed orders')).toBe('1,250');
  expect(await valueOf('Completion rate, 30 days')).toBe('98.50%');
  expect(await valueOf('Average release time, 30 days')).toBe('5 minutes');
  expect(await valueOf('First trade (UTC)')).toBe('Jan 2, 2025');
});

it('R4.20 a trading record of somebody new has no rates to show', async () => {
  await open({ orders: 0, ordersOfMonth: 0, completionPercent: null, releaseSeconds: null, counterparties: 0, firstTradeAt: null });
  expect(await valueOf('Completed orders')).toBe('0');
  expect(await valueOf('Completion rate, 30 days')).toBe('–');
  expect(await valueOf('First trade (UTC)')).toBe('–');
});

it('R4.20 uses receipts/verify-receipt: a genuine ruling is shown with what was decided and who was to blame', async () => {
  const ruling: SignedRuling = {
    format: 'peerbourse.ruling.1',
    installation: { name: 'Peerbourse Ltd', origin: 'https://example.test' },
    rulingNo: '1000000001',
    orderNo: '1234567890123456789',
    type: 'compensation',
    about: 'deposit',
    coin: 'USDT',
    toBuyer: '12.5',
    toSeller: '0',
    grounds: null,
    rule: null,
    fault: 'seller',
    author: 'a'.repeat(24),
    approver: 'b'.repeat(24),
    decidedAt: at,
    issuedAt: at,
    eventCount: 7,
    eventHead: 'c'.repeat(64),
  };
  await openPage({
    texts: ['receipts', 'p2p-rulings'],
    part: async () => {
      const { VerdictPanel } = await import('./verdict-panel.tsx');
      return () => <VerdictPanel verdict={{ kind: 'genuine', ruling }} />;
    },
  });
  expect(await screen.findByText('This decision is genuine.')).toBeTruthy();
  expect(screen.getByText('Compensation from the merchant’s security deposit')).toBeTruthy();
  expect(await valueOf('To the buyer')).toBe('12.5 USDT');
  expect(await valueOf('At fault')).toBe('Seller');
});
