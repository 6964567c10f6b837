import { bucketOf, type Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

/** What ends a case, or one half of it where two members decide. Looks, questions and notes are no decisions. */
const decisions = [
  'ledger.correction-decided',
  'p2p-ads.allowed',
  'p2p-ads.checked',
  'p2p-ads.picture-judged',
  'p2p-ads.taken-down',
  'p2p-appeals.award-decided',
  'p2p-appeals.award-proposed',
  'p2p-merchants.application-approved',
  'p2p-merchants.application-rejected',
  'p2p-merchants.removal-rejected',
  'p2p-merchants.removed',
  'p2p-orders.ruling-decided',
  'p2p-orders.ruling-proposed',
  'p2p-orders.unfreeze-decided',
  'p2p-paymethods.review-resolved',
  'recoveries.approved',
  'recoveries.decided',
  'settings.change-decided',
  'staff.change-decided',
  'support.closed',
  'verification.decided',
  'verification.hit-decided',
];

export const figures: readonly Figure[] = [
  {
    name: 'audit.decisions',
    title: 'Decisions by member of staff',
    group: 'Staff',
    unit: 'count',
    form: 'bars',
    roles: ['risk', 'approver', 'auditor'],
    select: (span) => sql`
      SELECT actor AS series, ${bucketOf(sql`at`, span)} AS at, count(*) AS value
      FROM audit_entries entry WHERE entry.at >= ${span.since} AND actor_kind = 'staff' AND act = ANY(${decisions}::text[]) GROUP BY actor, 2`,
  },
];
