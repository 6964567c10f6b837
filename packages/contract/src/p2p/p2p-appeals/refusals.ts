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
  'p2p-appeals.asked': row('64040', 'p2p_appeals_asked'),
} as const satisfies Record<string, RefusalRow>;
