import type { CallInput } from '@peerbourse/contract/call';
import { restrictTrader } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';

type Input = CallInput<typeof restrictTrader>;

export interface RestrictionDraft {
  kind: Input['kind'];
  reason: Input['reason'];
  time: RestrictionTime;
  /** Typed, when none of the times fits. */
  hours: string;
  note: string;
}

export type RestrictionTime = '1' | '4' | '24' | '72' | '168' | '720' | 'other' | 'open';

export const timeText: Record<RestrictionTime, string> = {
  '1': '1 hour',
  '4': '4 hours',
  '24': '24 hours',
  '72': '3 days',
  '168': '7 days',
  '720': '30 days',
  other: 'Another time',
  open: 'Until it is lifted',
};

export const emptyRestriction: RestrictionDraft = { kind: 'publish', reason: 'cancellations', time: '24', hours: '', note: '' };

export interface RestrictionProblems {
  hours?: string;
  note?: string;
}

/** How long it lasts; null until it is lifted, nothing while what is typed is no number of hours. */
export function hoursOf({ time, hours }: Pick<RestrictionDraft, 'time' | 'hours'>): number | null | undefined {
  if (time === 'open') return null;
  const text = time === 'other' ? hours.trim() : time;
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 8_760 ? Number(text) : undefined;
}

/** What is sent, or why it cannot be. */
export function readRestriction(userId: string, draft: RestrictionDraft): { input: Input } | { problems: RestrictionProblems } {
  const hours = hoursOf(draft);
  const note = draft.note.trim();
  const input = restrictTrader.input.safeParse({ userId, kind: draft.kind, reason: draft.reason, note, hours });
  if (input.success && hours !== undefined) return { input: input.data };
  return {
    problems: {
      ...(hours === undefined ? { hours: 'Enter whole hours, from 1 to 8760 (a year).' } : {}),
      ...(note.length < 3 ? { note: 'Say why, in at least 3 characters.' } : {}),
    },
  };
}
