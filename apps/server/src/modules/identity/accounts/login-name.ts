import { comparableEmail } from '@peerbourse/rules/email';
import { masked } from '@peerbourse/rules/masking';
import { isEmailName } from '@peerbourse/rules/username';
import type { Db } from '#platform/db/pool.ts';
import { type Account, accountByEmail, accountByPhone } from './account.table.ts';

/** Whose login name this is: an email address if it contains @, else a phone number with its dial code. */
export async function accountByLogin(db: Db, username: string, dialCode: string | undefined): Promise<Account | undefined> {
  if (isEmailName(username)) return await accountByEmail(db, comparableEmail(username));
  return await accountByPhone(db, dialCode ?? '', username);
}

/** One spelling of a login name, for counting what is tried on it whether it exists or not. */
export function comparableLogin(username: string, dialCode: string | undefined): string {
  return isEmailName(username) ? comparableEmail(username) : `+${dialCode ?? ''}${username}`;
}

export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.indexOf('@');
  return `${masked(email.slice(0, at), 1)}${email.slice(at)}`;
}

/** Enough to know one's own number, too little to learn it. */
export function maskedPhone(dialCode: string | null, phone: string | null): string | null {
  if (phone === null) return null;
  const kept = phone.length > 7 ? phone.slice(0, 3) : '';
  return `+${dialCode ?? ''} ${kept}****${phone.slice(-2)}`;
}
