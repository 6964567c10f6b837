import { bucketOf, type Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

/** The api and admin processes count what they refuse, and write it down every minute. */
export const figures: readonly Figure[] = [
  {
    name: 'figures.refusals',
    title: 'Refused requests by reason',
    group: 'System',
    unit: 'count',
    form: 'bars',
    roles: ['risk', 'approver', 'auditor'],
    select: (span) => sql`
      SELECT CASE WHEN place <= 9 THEN reason ELSE 'others' END AS series, at, sum(count) AS value FROM (
        SELECT reason, at, count, dense_rank() OVER (ORDER BY total DESC, reason) AS place FROM (
          SELECT reason, ${bucketOf(sql`hour`, span)} AS at, sum(count) AS count, sum(sum(count)) OVER (PARTITION BY reason) AS total
          FROM platform_refusals WHERE hour >= ${span.since} GROUP BY reason, at) AS counted) AS ranked
      GROUP BY series, at`,
  },
];
