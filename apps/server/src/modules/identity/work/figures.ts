import { staffRoles } from '@peerbourse/contract/call';
import type { Figure, PresentRow } from '#platform/figures.ts';
import { type Found, measures } from '#platform/metrics.ts';
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
          SELECT ${name}::text AS series, coalesce(max(extract(epoch FROM app_now() - since)), 0) AS value, count(*)::text AS waiting,
            (count(*) FILTER (WHERE due_at <= app_now()))::text AS late
          FROM (${waiting(nobody)}) AS waiting`,
        ),
        sql` UNION ALL `,
      ),
    tell: tellQueues,
  },
];

function tellQueues(rows: readonly PresentRow[]): void {
  const byQueue = (column: 'value' | 'waiting' | 'late'): Found<'queue'> => rows.map((row) => [{ queue: row.series }, Number(row[column])]);
  measures.queueOldest.tell(byQueue('value'));
  measures.queueWaiting.tell(byQueue('waiting'));
  measures.queueLate.tell(byQueue('late'));
}
