import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** An application has a day, of which two members may need a part for the hits that hold it up. Nobody agrees to their own proposal. */
export const work: Work = {
  queues: [
    {
      name: 'verification.cases',
      title: 'Verification',
      address: '#/verification/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT case_no AS number, submitted_at AS since, submitted_at + interval '24 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM verification_cases WHERE state IN ('submitted', 'renewing')`,
    },
    {
      name: 'verification.hits',
      title: 'Hit of the sanctions list',
      address: '#/verification/hits/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT hit_no AS number, found_at AS since, found_at + interval '4 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM verification_hits WHERE state = 'open'`,
    },
    {
      name: 'verification.clearings',
      title: 'Hit to be cleared',
      address: '#/verification/hits/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT hit_no AS number, proposed_at AS since, proposed_at + interval '4 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM verification_hits WHERE state = 'proposed' AND proposed_by <> ${me}`,
    },
  ],
  finders: [
    {
      kind: 'verification',
      title: 'Verification',
      address: '#/verification/',
      roles: ['reader', 'decider', 'risk'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT case_no AS number FROM verification_cases WHERE case_no = ${text}`,
    },
    {
      kind: 'hit',
      title: 'Hit of the sanctions list',
      address: '#/verification/hits/',
      roles: ['decider', 'approver', 'risk', 'auditor'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT hit_no AS number FROM verification_hits WHERE hit_no = ${text}`,
    },
  ],
};
