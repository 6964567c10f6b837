import { refuse } from '#platform/refusal.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { isWeakPassword } from './weak-passwords.rules.ts';

/** Comes before every password that is set. */
export function refuseWeakPassword(password: string, loginName: string): void {
  if (isWeakPassword(password, loginName) || isBreachedPassword(password)) throw refuse('security.weak-password');
}
