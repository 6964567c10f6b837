import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { deleteGuesses, insertGuess } from './guess.table.ts';

export interface GuessLimit {
  kind: string;
  limit: number;
  windowMs: number;
}

const quarterHourMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/** Every secret that can be guessed, and how often somebody may try. */
export const guessLimits = {
  /** Of one name, from one network. */
  password: { kind: 'password', limit: 10, windowMs: quarterHourMs },
  /** Of one name, from everywhere: beyond it only a known device, a passkey and the mail are left, which strangers do not have. */
  passwordOfAll: { kind: 'password-all', limit: 100, windowMs: hourMs },
  /** On a device that the account knows: strangers cannot use its guesses up. */
  passwordOnKnownDevice: { kind: 'password-known', limit: 5, windowMs: quarterHourMs },
  address: { kind: 'address', limit: 60, windowMs: quarterHourMs },
  /** Codes that strangers had sent from one network. */
  sending: { kind: 'sending', limit: 60, windowMs: quarterHourMs },
  authenticator: { kind: 'authenticator', limit: 5, windowMs: quarterHourMs },
  fundPassword: { kind: 'fund', limit: 5, windowMs: 24 * 60 * 60_000 },
  code: { kind: 'code', limit: 15, windowMs: hourMs },
  /** Of one name, from one network or known device. Each code has five tries besides, which only the browser that asked for it has. */
  resetCode: { kind: 'reset-code', limit: 15, windowMs: hourMs },
  telegram: { kind: 'telegram', limit: 5, windowMs: quarterHourMs },
  staffPassword: { kind: 'staff-password', limit: 5, windowMs: quarterHourMs },
  staffAddress: { kind: 'staff-address', limit: 20, windowMs: quarterHourMs },
  staffAuthenticator: { kind: 'staff-authenticator', limit: 5, windowMs: quarterHourMs },
} as const satisfies Record<string, GuessLimit>;

/**
 * Takes one guess, before the secret is looked at and outside of any transaction: a refusal later on must not give it back,
 * and of many guesses at once only so many get through.
 */
export async function takeGuess(db: Db, { kind, limit, windowMs }: GuessLimit, subject: string): Promise<void> {
  const waitSeconds = await insertGuess(db, { kind, subject, limit, windowMs });
  if (waitSeconds > 0) throw refuse('security.too-many-guesses', { retryAfterSeconds: waitSeconds });
}

/** Whoever was right has all guesses again. */
export async function forgetGuesses(db: Db, { kind }: GuessLimit, subject: string): Promise<void> {
  await deleteGuesses(db, kind, subject);
}
