import type { Call } from '@peerbourse/contract/call';
import type { Progress } from '#api/use-submission.ts';
import { Notice } from './notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';

export interface OutcomeNoticeProps<C extends Call> {
  progress: Progress<C>;
  /** For acts that count once; without it whoever asked simply asks again. */
  onSendAgain?: () => void;
  onGiveUp?: () => void;
}

/** What became of an act, unless it went well. */
export function OutcomeNotice<C extends Call>({ progress, onSendAgain, onGiveUp }: OutcomeNoticeProps<C>) {
  if (progress.state === 'refused') {
    const { message, fields, requestId } = progress.refused;
    return <RefusalNotice message={message} fields={fields} requestId={requestId} />;
  }
  if (progress.state !== 'unanswered') return null;
  if (onSendAgain && onGiveUp) return <UnansweredNotice message={progress.message} onSendAgain={onSendAgain} onGiveUp={onGiveUp} />;
  return <Notice tone="watch">{progress.message} Please try again.</Notice>;
}
