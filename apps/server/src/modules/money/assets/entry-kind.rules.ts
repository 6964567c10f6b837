import { type EntryKind, entryKinds } from '@peerbourse/contract/money/assets/asset.shape';

/** Which kinds of journals people see as which kind of entry. PostgreSQL reads these patterns as JavaScript does. */
const patterns: Readonly<Record<Exclude<EntryKind, 'other'>, string>> = {
  transfer: '^transfer$',
  credit: '^credit(-|$)',
  debit: '^debit(-|$)',
  reserve: '^p2p-ad-',
  p2p: '^p2p-(?!ad-)',
  spot: '^spot-',
  contract: '^contract-',
  earn: '^earn-',
  fee: '^fee(-|$)',
};

export function entryKindOf(journalKind: string): EntryKind {
  return entryKinds.find((kind) => kind !== 'other' && new RegExp(patterns[kind]).test(journalKind)) ?? 'other';
}

/** What a journal's kind must match to be shown as this kind; other is whatever matches nothing. */
export function kindPattern(kind: EntryKind): { pattern: string; isWanted: boolean } {
  if (kind !== 'other') return { pattern: patterns[kind], isWanted: true };
  return { pattern: Object.values(patterns).join('|'), isWanted: false };
}
