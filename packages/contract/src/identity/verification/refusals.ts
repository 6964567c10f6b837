import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'verification.open': row('20701', 'verification_open'),
  'verification.done': row('20702', 'verification_done'),
  'verification.unknown-country': row('20703', 'verification_unknown_country', 'field'),
  'verification.bad-name': row('20704', 'verification_bad_name', 'field'),
  'verification.bad-number': row('20705', 'verification_bad_number', 'field'),
  'verification.too-young': row('20706', 'verification_too_young', 'field'),
  'verification.picture-missing': row('20707', 'verification_picture_missing'),
  'verification.document-used': row('20708', 'verification_document_used'),
  'verification.unknown-case': row('20709', 'verification_unknown_case'),
  'verification.too-many-views': row('20710', 'verification_too_many_views'),
  'verification.decided': row('20711', 'verification_decided'),
  'verification.not-opened': row('20712', 'verification_not_opened'),
  'verification.reason-missing': row('20713', 'verification_reason_missing', 'field'),
  'verification.document-ended': row('20714', 'verification_document_ended', 'field'),
  'verification.face-unanswered': row('20715', 'verification_face_unanswered', 'field'),
  'verification.no-list': row('20716', 'verification_no_list'),
  'verification.hit-open': row('20717', 'verification_hit_open'),
  'verification.unknown-hit': row('20718', 'verification_unknown_hit'),
  'verification.hit-decided': row('20719', 'verification_hit_decided'),
  'verification.same-member': row('20720', 'verification_same_member'),
} as const satisfies Record<string, RefusalRow>;
