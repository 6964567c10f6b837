import { type Failure, Unreachable } from '#base/api/failure.ts';
import { type Manner, reactionTo, type ToastMessage } from '#base/api/reaction.ts';
import { commonText } from '#base/i18n/current-store.ts';
import { reportFailure } from '#base/lib/report.ts';
import { showToast } from '#base/toasts/toasts.ts';
import { endSession } from '#site/session/end-session.ts';
import { refusalStore } from './refusal-store.ts';

/** Shows a failed request to the visitor and tells error reporting. */
export function reactToFailure(failure: Failure, manner?: Manner): void {
  reportFailure(failure);
  const reaction = reactionTo(failure, manner);
  if (reaction.kind === 'toast') showToast('error', messageText(reaction.message));
  else if (reaction.kind === 'logout') endSession(reaction.msg);
  else if (reaction.kind !== 'nothing') refusalStore.show(reaction);
}

/** For an act that was not even sent. */
export function failOffline(path: string): Unreachable {
  showToast('warning', commonText('offline_act'));
  return new Unreachable(path, 'The browser is offline');
}

function messageText(message: ToastMessage): string {
  return 'msg' in message ? message.msg : commonText(message.key, message.values);
}
