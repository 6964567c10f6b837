import { bucketOf, type Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

/** Children are accounts of somebody who is here already. */
export const figures: readonly Figure[] = [
  {
    name: 'accounts.registrations',
    title: 'New registrations',
    group: 'Market',
    unit: 'count',
    form: 'bars',
    roles: ['risk', 'approver', 'auditor'],
    select: (span) => sql`
      SELECT 'registered' AS series, ${bucketOf(sql`created_at`, span)} AS at, count(*) AS value
      FROM accounts_users WHERE created_at >= ${span.since} AND main_id IS NULL GROUP BY at`,
  },
];
