export const filePurposes = [
  'identity-front',
  'identity-back',
  'identity-selfie',
  'recovery-selfie',
  'content-picture',
  'export',
  'ad-picture',
  'chat-picture',
  'chat-video',
  'video-part',
  'paymethod-picture',
  'appeal-picture',
  'merchant-identity',
  'merchant-funds',
  'merchant-company',
  'risk-picture',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

export type Retention = 'identity' | 'for-good' | 'week' | 'named';

/** What is kept, and how a downloaded file is called; a picture is only looked at. */
export const fileEndings = {
  'image/jpeg': undefined,
  'text/csv; charset=utf-8': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'application/octet-stream': undefined,
} as const;
export type FileType = keyof typeof fileEndings;

interface PurposeRule {
  retention: Retention;
  /** Sent ahead of the form that names it; else it is stored together with what names it. */
  isSentAhead: boolean;
}

export const purposeRules: Record<FilePurpose, PurposeRule> = {
  'identity-front': { retention: 'identity', isSentAhead: true },
  'identity-back': { retention: 'identity', isSentAhead: true },
  'identity-selfie': { retention: 'identity', isSentAhead: true },
  'recovery-selfie': { retention: 'identity', isSentAhead: false },
  // An older version of a text may be shown again, so its pictures stay.
  'content-picture': { retention: 'for-good', isSentAhead: false },
  export: { retention: 'week', isSentAhead: false },
  // Kept while an ad names it.
  'ad-picture': { retention: 'named', isSentAhead: true },
  // Kept with the chat that names it: who appeals needs it.
  'chat-picture': { retention: 'named', isSentAhead: true },
  'chat-video': { retention: 'named', isSentAhead: true },
  // Never named: it goes once its video is whole.
  'video-part': { retention: 'named', isSentAhead: true },
  // Kept while a payment method or an open order shows it.
  'paymethod-picture': { retention: 'named', isSentAhead: true },
  // Kept with the appeal that names it.
  'appeal-picture': { retention: 'named', isSentAhead: true },
  // What was decided by them can be asked about for as long as about an identity.
  'merchant-identity': { retention: 'identity', isSentAhead: true },
  'merchant-funds': { retention: 'identity', isSentAhead: true },
  'merchant-company': { retention: 'identity', isSentAhead: true },
  'risk-picture': { retention: 'identity', isSentAhead: true },
};

export const picturesPerDay = 60;
export const videoBytesPerDay = 200 * 1024 * 1024;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export const looseHours = 24;
export const weekHours = 7 * 24;
/** Five years, counted in days so that a leap day cannot move the end. */
export const keptDaysAfterClosing = { identity: 5 * 365 + 2 } as const;

export interface Keeping {
  retention: Retention;
  createdAtMs: number;
  isAttached: boolean;
  /** When the owner's account closed; undefined while it has not, or when there is no owner. */
  closedAtMs: number | undefined;
}

/** Whether a file has been kept long enough. The statement that erases says the same in SQL. */
export function isDue({ retention, createdAtMs, isAttached, closedAtMs }: Keeping, nowMs: number): boolean {
  if (!isAttached) return nowMs >= createdAtMs + looseHours * hourMs;
  if (retention === 'for-good' || retention === 'named') return false;
  if (retention === 'week') return nowMs >= createdAtMs + weekHours * hourMs;
  return closedAtMs !== undefined && nowMs >= closedAtMs + keptDaysAfterClosing[retention] * dayMs;
}
