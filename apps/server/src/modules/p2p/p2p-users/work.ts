import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** The list of traders shows user ids and names of the market to the same members, so finding one tells nothing new. */
export const work: Work = {
  finders: [
    {
      kind: 'trader',
      title: 'Trader',
      address: '#/p2p/traders/',
      roles: ['reader', 'decider', 'risk', 'auditor'],
      pattern: /^[1-9]\d{9,18}$/,
      find: (text) => sql`
        SELECT account.user_id AS number FROM p2p_users_directory trader JOIN accounts_directory account ON account.id = trader.account_id
        WHERE account.user_id = ${text}`,
    },
  ],
};
