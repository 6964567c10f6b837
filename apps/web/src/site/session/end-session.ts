import { forgetCookie } from '#base/lib/cookies.ts';
import { showToast } from '#base/toasts/toasts.ts';

type OnEnd = () => void;

const listeners = new Set<OnEnd>();

/** Calls back when the server says that the session is over. */
export function onSessionEnd(onEnd: OnEnd): () => void {
  listeners.add(onEnd);
  return () => listeners.delete(onEnd);
}

/** The server does not know the session any more: the page must not go on as if it did. */
export function endSession(msg: string): void {
  forgetCookie('login');
  showToast('warning', msg);
  for (const onEnd of listeners) onEnd();
}
