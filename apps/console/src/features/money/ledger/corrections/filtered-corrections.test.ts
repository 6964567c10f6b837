import type { UserId } from '@peerbourse/contract/ids';
import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { expect, it } from 'vitest';
import { filteredCorrections } from './filtered-corrections.ts';

const credit: Correction = {
  correctionNo: '1000000000000000001',
  userId: '2000000000000000002' as UserId,
  coin: 'USDT',
  wallet: 'spot',
  amount: '1250.5',
  usdt: '1250.5',
  reason: 'came in without a reference',
  state: 'approved',
  proposedBy: 'alma',
  proposedAt: '2026-11-15T08:00:00Z',
  decidedBy: 'boris',
  decidedAt: '2026-11-15T08:05:00Z',
  journalId: '019a8f00-0000-7000-8000-000000000001',
};
const debit: Correction = {
  ...credit,
  correctionNo: '1000000000000000003',
  amount: '-2',
  coin: 'BTC',
  wallet: 'otc',
  state: 'expired',
  decidedBy: null,
  journalId: null,
};

it('finds by customer, coin, state, people and reason, all words together', () => {
  const found = (typed: string) => filteredCorrections([credit, debit], typed);
  expect(found(' ')).toEqual([credit, debit]);
  expect(found('2000000000000000002')).toEqual([credit, debit]);
  expect(found('debit btc')).toEqual([debit]);
  expect(found('Boris Reference')).toEqual([credit]);
  expect(found('expired p2p')).toEqual([debit]);
  expect(found('expired boris')).toEqual([]);
});
