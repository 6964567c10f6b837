import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

export const work: Work = {
  queues: [
    {
      name: 'p2p-chat.reports',
      title: 'Report',
      address: '#/p2p/reports/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT report_no AS number, reported_at AS since, reported_at + interval '4 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM p2p_chat_reports WHERE decided_at IS NULL`,
    },
  ],
  finders: [
    {
      kind: 'report',
      title: 'Report',
      address: '#/p2p/reports/',
      roles: ['decider', 'approver', 'risk', 'auditor'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT report_no AS number FROM p2p_chat_reports WHERE report_no = ${text}`,
    },
  ],
};
