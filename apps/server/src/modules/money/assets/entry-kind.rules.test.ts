import { entryKinds } from '@peerbourse/contract/money/assets/asset.shape';
import { expect, it } from 'vitest';
import { entryKindOf, kindPattern } from './entry-kind.rules.ts';

const known = [
  ['transfer', 'transfer'],
  ['credit', 'credit'],
  ['credit-deposit', 'credit'],
  ['debit', 'debit'],
  ['debit-withdrawal', 'debit'],
  ['p2p-ad-reserve', 'reserve'],
  ['p2p-ad-return', 'reserve'],
  ['p2p-release', 'p2p'],
  ['p2p-hold', 'p2p'],
  ['spot-trade', 'spot'],
  ['contract-margin', 'contract'],
  ['earn-interest', 'earn'],
  ['fee', 'fee'],
  ['fee-refund', 'fee'],
  ['transfer-back', 'other'],
  ['creditor', 'other'],
  ['p2p', 'other'],
  ['dust-sweep', 'other'],
] as const;

it.each(known)('%s is shown as %s', (journalKind, kind) => {
  expect(entryKindOf(journalKind)).toBe(kind);
});

it('a filter takes exactly what is shown as its kind', () => {
  for (const kind of entryKinds) {
    const { pattern, isWanted } = kindPattern(kind);
    const taken = known.filter(([journalKind]) => new RegExp(pattern).test(journalKind) === isWanted);
    expect(taken).toEqual(known.filter(([, shown]) => shown === kind));
  }
});
