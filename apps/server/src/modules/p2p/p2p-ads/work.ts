import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** The place in the queue is kept by the database, so what waits here is what the list of the console shows. */
export const work: Work = {
  queues: [
    {
      name: 'p2p-ads.moderation',
      title: 'Ad to look at',
      address: '#/p2p/ads?ad=',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT ad_no AS number, review_since AS since, review_since + interval '12 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM p2p_ads_ads WHERE review_place IS NOT NULL`,
    },
  ],
  finders: [
    {
      kind: 'ad',
      title: 'Ad',
      address: '#/p2p/ads?ad=',
      roles: ['reader', 'decider', 'risk', 'auditor'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT ad_no AS number FROM p2p_ads_ads WHERE ad_no = ${text} AND state <> 'deleted'`,
    },
  ],
};
