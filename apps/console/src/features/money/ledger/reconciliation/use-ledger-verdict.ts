import { useQuery } from '@tanstack/react-query';
import { type LedgerVerdict, ledgerVerdict } from './ledger-verdict.ts';
import { reconciliationQuery } from './reconciliation.query.ts';

export function useLedgerVerdict(): LedgerVerdict {
  const { data, error } = useQuery(reconciliationQuery);
  return ledgerVerdict(data, error?.message);
}
