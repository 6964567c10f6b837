import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** The first line is what the index of waiting ads holds; switching an ad on is a new version, but changes nothing to look at. */
export const work: Work = {
  queues: [
    {
      name: 'p2p-ads.moderation',
      title: 'Ad to look at',
      address: '#/p2p/ads?ad=',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT ad_no AS number, changed_at AS since, changed_at + interval '12 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM p2p_ads_ads ad WHERE version > checked_version AND taken_down_for IS NULL AND state <> 'deleted'
          AND EXISTS (SELECT FROM p2p_ads_edits edit WHERE edit.ad_id = ad.id AND edit.act <> 'open' AND edit.version > ad.checked_version)`,
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
