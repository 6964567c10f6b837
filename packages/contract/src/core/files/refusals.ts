import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'files.refused': row('20601', 'files_refused'),
  'files.too-many': row('20602', 'files_too_many'),
  'files.video-refused': row('20603', 'files_video_refused'),
  'files.unknown': row('20604', 'files_unknown'),
} as const satisfies Record<string, RefusalRow>;
