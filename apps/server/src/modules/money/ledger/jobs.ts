import type { Job } from '#platform/jobs.ts';
import { closeDays } from './close-days.ts';
import { foldHouseAccounts } from './ledger.table.ts';
import { watchLedger } from './reconciliation/watch-ledger.ts';

export const jobs: readonly Job[] = [
  { name: 'ledger.fold', class: 'urgent', everyMs: 10_000, run: ({ db }) => foldHouseAccounts(db) },
  { name: 'ledger.close-days', class: 'slow', everyMs: 60_000, run: ({ db }) => closeDays(db) },
  { name: 'ledger.watch', class: 'slow', everyMs: 60_000, run: watchLedger },
];
