import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** Neither who proposed it nor whom it is about decides it. */
export const work: Work = {
  queues: [
    {
      name: 'staff.proposals',
      title: 'Change of staff',
      address: '#/staff/',
      roles: ['approver'],
      waiting: (me) => sql`
        SELECT proposal_no AS number, proposed_at AS since, proposed_at + interval '24 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM staff_proposals
        WHERE state = 'open' AND expires_at > app_now() AND proposed_by <> ${me} AND member_id IS DISTINCT FROM ${me}`,
    },
  ],
};
