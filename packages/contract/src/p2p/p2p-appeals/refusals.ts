import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-appeals.too-early': row('64001', 'p2p_appeals_too_early', 'field'),
  'p2p-appeals.wrong-reason': row('64002', 'p2p_appeals_wrong_reason', 'field'),
  'p2p-appeals.same-reason': row('64003', 'p2p_appeals_same_reason', 'field'),
  'p2p-appeals.not-opener': row('64004', 'p2p_appeals_not_opener'),
  'p2p-appeals.no-case': row('64005', 'p2p_appeals_no_case'),
  'p2p-appeals.stated': row('64006', 'p2p_appeals_stated'),
  'p2p-appeals.nothing-asked': row('64007', 'p2p_appeals_nothing_asked'),
  'p2p-appeals.being-decided': row('64008', 'p2p_appeals_being_decided'),
  'p2p-appeals.bad-file': row('64009', 'p2p_appeals_bad_file'),
  'p2p-appeals.too-many': row('64010', 'p2p_appeals_too_many'),
  'p2p-appeals.claim-open': row('64011', 'p2p_appeals_claim_open'),
  'p2p-appeals.questioned': row('64012', 'p2p_appeals_questioned', 'field'),
  'p2p-appeals.asked': row('64040', 'p2p_appeals_asked'),
  'p2p-appeals.held': row('64041', 'p2p_appeals_held'),
  'p2p-appeals.not-held': row('64042', 'p2p_appeals_not_held'),
  'p2p-appeals.bad-amount': row('64043', 'p2p_appeals_bad_amount', 'field'),
  'p2p-appeals.award-open': row('64044', 'p2p_appeals_award_open'),
  'p2p-appeals.award-over': row('64045', 'p2p_appeals_award_over'),
  'p2p-appeals.own-award': row('64046', 'p2p_appeals_own_award'),
  'p2p-appeals.first-instance': row('64047', 'p2p_appeals_first_instance'),
} as const satisfies Record<string, RefusalRow>;
