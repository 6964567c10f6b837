import { staffRoles } from '@peerbourse/contract/call';
import type { Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';
import { queuesFor } from '#platform/work.ts';

/** No member has this row: what anybody has proposed or taken waits for somebody. */
const nobody = sql`0::bigint`;

export const figures: readonly Figure[] = [
  {
    name: 'work.queue-ages',
    title: 'Oldest waiting case by queue',
    group: 'Staff',
    unit: 'seconds',
    form: 'lines',
    roles: [],
    isSampled: true,
    select: () =>
      sql.join(
        queuesFor(staffRoles).map(
          ({ name, waiting }) => sql`
          SELECT ${name}::text AS series, coalesce(max(extract(epoch FROM app_now() - since)), 0) AS value
          FROM (${waiting(nobody)}) AS waiting`,
        ),
        sql` UNION ALL `,
      ),
  },
];
