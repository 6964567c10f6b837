import type { CallInput } from '@peerbourse/contract/call';
import type { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';

type PublishInput = CallInput<typeof publishVersion>;

/** Times are typed in UTC, as `2026-11-15T08:30`. */
export interface PublishDraft {
  isLater: boolean;
  startsAt: string;
  hasEnd: boolean;
  endsAt: string;
}

export const emptyPublish: PublishDraft = { isLater: false, startsAt: '', hasEnd: false, endsAt: '' };

export interface PublishProblems {
  startsAt?: string;
  endsAt?: string;
}

export function publishProblems({ isLater, startsAt, hasEnd, endsAt }: PublishDraft, nowMs: number): PublishProblems {
  const start = isLater ? momentMs(startsAt) : nowMs;
  const end = momentMs(endsAt);
  return {
    ...(Number.isNaN(start) ? { startsAt: 'Say when it begins.' } : {}),
    ...(isLater && start <= nowMs ? { startsAt: 'This time has passed. Choose Now, or a later one.' } : {}),
    ...(hasEnd && Number.isNaN(end) ? { endsAt: 'Say when it ends.' } : {}),
    ...(hasEnd && end <= Math.max(start, nowMs) ? { endsAt: 'The end must be in the future and after the start.' } : {}),
  };
}

export function publishInput(item: Pick<PublishInput, 'kind' | 'name' | 'version'>, draft: PublishDraft): PublishInput {
  return {
    ...item,
    ...(draft.isLater ? { startsAt: momentOf(draft.startsAt) } : {}),
    ...(draft.hasEnd ? { endsAt: momentOf(draft.endsAt) } : {}),
  };
}

function momentOf(typed: string): string {
  return new Date(momentMs(typed)).toISOString();
}

function momentMs(typed: string): number {
  return Date.parse(`${typed}Z`);
}
