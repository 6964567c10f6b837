import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** Nobody decides their own proposal, so it does not wait for its author. What nobody decides in a week is over. */
export const work: Work = {
  queues: [
    {
      name: 'ledger.corrections',
      title: 'Correction',
      address: '#/ledger/corrections/',
      roles: ['approver'],
      waiting: (me) => sql`
        SELECT correction_no AS number, proposed_at AS since, proposed_at + interval '24 hours' AS due_at, false AS is_mine,
          asset AS coin, abs(amount) AS units
        FROM ledger_corrections WHERE state = 'open' AND expires_at > app_now() AND proposed_by <> ${me}`,
    },
  ],
  finders: [
    {
      kind: 'journal',
      title: 'Journal',
      address: '#/ledger/journal/',
      roles: ['risk', 'approver', 'auditor'],
      pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
      find: (text) => sql`SELECT id::text AS number FROM ledger_journals WHERE id = ${text}::uuid`,
    },
    {
      kind: 'correction',
      title: 'Correction',
      address: '#/ledger/corrections/',
      roles: ['risk', 'approver', 'auditor'],
      pattern: /^[1-9]\d{9,18}$/,
      find: (text) => sql`SELECT correction_no AS number FROM ledger_corrections WHERE correction_no = ${text}`,
    },
  ],
};
