import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** Nobody decides their own proposal, and one that lies on an older version can no longer be carried out. */
export const work: Work = {
  queues: [
    {
      name: 'settings.proposals',
      title: 'Change of a setting',
      address: '#/settings/proposals/',
      roles: ['approver'],
      waiting: (me) => sql`
        SELECT proposal_no AS number, proposed_at AS since, proposed_at + interval '24 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM settings_proposals proposal
        WHERE state = 'open' AND expires_at > app_now() AND proposed_by <> ${me}
          AND NOT EXISTS (SELECT FROM settings_versions newer WHERE newer.key = proposal.key AND newer.version > proposal.version)`,
    },
  ],
};
