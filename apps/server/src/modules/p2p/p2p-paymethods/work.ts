import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

export const work: Work = {
  queues: [
    {
      name: 'p2p-paymethods.reviews',
      title: 'Shared account',
      address: '#/p2p/reviews/',
      roles: ['risk'],
      waiting: () => sql`
        SELECT review_no AS number, opened_at AS since, opened_at + interval '24 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM p2p_paymethods_reviews WHERE outcome IS NULL`,
    },
  ],
};
