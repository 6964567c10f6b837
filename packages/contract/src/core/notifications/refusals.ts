import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'notifications.push-refused': row('20651', 'notifications_push_refused'),
} as const satisfies Record<string, RefusalRow>;
