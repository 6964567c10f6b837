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
} as const satisfies Record<string, RefusalRow>;
