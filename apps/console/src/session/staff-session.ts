import { useSyncExternalStore } from 'react';
import { tokenOfFragment } from './token-of-fragment.ts';

export type Ending = 'refused' | 'left';

export interface StaffSession {
  token: string | undefined;
  /** Why there is no token any more; the login form says it. */
  ending: Ending | undefined;
}

const place = 'pb-staff-token';
const listeners = new Set<() => void>();
let session: StaffSession = { token: sessionStorage.getItem(place) ?? undefined, ending: undefined };

export function useStaffSession(): StaffSession {
  return useSyncExternalStore(listen, () => session);
}

export function sessionToken(): string | undefined {
  return session.token;
}

export function beginSession(token: string): void {
  sessionStorage.setItem(place, token);
  change({ token, ending: undefined });
}

export function endSession(ending: Ending): void {
  sessionStorage.removeItem(place);
  change({ token: undefined, ending });
}

/** Takes a token out of the address, so that it stays in neither the history nor a screenshot. */
export function takeTokenFromAddress(): void {
  const token = tokenOfFragment(location.hash);
  if (token === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  beginSession(token);
}

function change(next: StaffSession): void {
  session = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
