import type { CallOutput } from '@peerbourse/contract/call';
import type { myStaffAccount } from '@peerbourse/contract/identity/staff/my-staff-account';
import { useSyncExternalStore } from 'react';

export type StaffAccount = CallOutput<typeof myStaffAccount>;

/** `over` is a session that the server does not know any more, `left` one that its owner has ended. */
export type Ending = 'over' | 'left';

/** The session itself is a cookie that no script can read; this is what is known about it. */
export type StaffSession =
  | { state: 'asking' }
  | { state: 'unanswered' }
  | { state: 'in'; account: StaffAccount }
  | { state: 'out'; ending: Ending | undefined };

const listeners = new Set<() => void>();
let session: StaffSession = { state: 'asking' };

export function useStaffSession(): StaffSession {
  return useSyncExternalStore(listen, () => session);
}

/** Who is logged in, for what stands behind the login. */
export function useStaffAccount(): StaffAccount {
  const current = useStaffSession();
  if (current.state !== 'in') throw new Error('This is shown to members of staff only.');
  return current.account;
}

export function changeSession(next: StaffSession): void {
  session = next;
  for (const listener of listeners) listener();
}

/** A page that was never logged in has no session that could be over. */
export function endSession(ending: Ending): void {
  changeSession({ state: 'out', ending: session.state === 'in' ? ending : undefined });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
