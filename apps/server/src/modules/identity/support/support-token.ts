import type { AccountId } from '@peerbourse/contract/ids';
import { isSessionOpen } from '#modules/identity/sessions/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Keys } from '#platform/keys.ts';
import { refuse } from '#platform/refusal.ts';
import { businessNow } from './ticket.table.ts';

const purpose = 'support-tokens';
const lifeMs = 600_000;

interface Holder {
  accountId: AccountId;
  sessionId: string;
}

interface Told extends Holder {
  untilMs: number;
}

/** Encrypted, because whom a row belongs to is nobody's business. No other call takes one, and no other key can write one. */
export async function writeSupportToken(db: Db, keys: Keys, { accountId, sessionId }: Holder) {
  const untilMs = (await businessNow(db)).getTime() + lifeMs;
  const told: Told = { accountId, sessionId, untilMs };
  return { token: keys.encrypt(purpose, JSON.stringify(told), purpose), expiresAt: new Date(untilMs).toISOString() };
}

/**
 * Whose conversation a token opens. It ends with the session that asked for it: a logout, a new password, a lock, closing the account
 * and a switch to another account all reach it, because the row of the session is asked each time.
 */
export async function accountOfToken(db: Db, keys: Keys, token: string): Promise<AccountId> {
  const told = read(keys, token);
  if (!told || told.untilMs <= (await businessNow(db)).getTime()) throw refuse('support.token-over');
  if (!(await isSessionOpen(db, told.sessionId, told.accountId))) throw refuse('support.token-over');
  return told.accountId;
}

function read(keys: Keys, token: string): Told | undefined {
  try {
    return JSON.parse(keys.decrypt(purpose, token, purpose).toString()) as Told;
  } catch {
    // It was not written by us, or with a key that is gone.
    return undefined;
  }
}
