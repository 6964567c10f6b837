/** The keys of the ledger, beside those of the console. */
export const ledgerKeys = [
  { key: '1', act: 'corrections' },
  { key: '2', act: 'accounts' },
  { key: '3', act: 'reconciliation' },
  { key: 'n', act: 'propose' },
  { key: '/', act: 'find' },
] as const;
