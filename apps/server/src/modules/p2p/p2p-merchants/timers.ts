import { sql } from '#platform/sql.ts';
import type { Timers } from '#platform/timers.ts';

export const timers: readonly Timers[] = [
  {
    area: 'merchants',
    title: 'Deposits and notices of merchants',
    job: 'p2p-merchants.keep-deadlines',
    address: '#/p2p/traders/',
    passed: (before) => sql`
      SELECT account.user_id AS number, merchant.due_at FROM p2p_merchants_merchants merchant
      JOIN accounts_directory account ON account.id = merchant.account_id WHERE merchant.due_at <= ${before}`,
  },
];
