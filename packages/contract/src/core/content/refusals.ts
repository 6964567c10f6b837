import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'content.unknown': row('61501', 'content_unknown'),
  'content.changed-meanwhile': row('61502', 'content_changed_meanwhile'),
  'content.bad-field': row('61503', 'content_bad_field', 'field'),
  'content.bad-text': row('61504', 'content_bad_text', 'field'),
  'content.english-missing': row('61505', 'content_english_missing', 'field'),
  'content.bad-name': row('61506', 'content_bad_name', 'field'),
  'content.bad-time': row('61507', 'content_bad_time', 'field'),
} as const satisfies Record<string, RefusalRow>;
