import { findKey } from '#desk/desk-keys.ts';

/** The keys of the ledger, beside those of the console. */
export const ledgerKeys = [
  { key: '1', act: 'corrections', label: 'Corrections' },
  { key: '2', act: 'accounts', label: 'Accounts and journals' },
  { key: '3', act: 'reconciliation', label: 'Reconciliation' },
  { key: 'n', act: 'propose', label: 'Propose a correction' },
  findKey,
] as const;
