import type { logIn as call } from '@peerbourse/contract/identity/sessions/log-in';
import type { MainId } from '@peerbourse/contract/ids';
import {
  type Credentials,
  checkPassword,
  countAddress,
  credentialsOf,
  demandProof,
  forgetGuesses,
  type GuessLimit,
  guessLimits,
  hashPassword,
  isOfOldKey,
  takeGuess,
  updatePasswordHash,
} from '#modules/core/secrets/index.ts';
import { type Account, accountByLogin, comparableLogin, methodsOf, nobody } from '#modules/identity/accounts/index.ts';
import { networkOf } from '#platform/http/network.ts';
import type { CallContext, Handler, Prove } from '#platform/http/serve.ts';
import type { Visitor } from '#platform/http/visitor.ts';
import { refuse } from '#platform/refusal.ts';
import { insertLogin } from './device.table.ts';
import { beginVerification } from './log-in-ticket.ts';
import { openSession } from './tokens/open-session.ts';
import { isKnownDevice } from './trusted-device.ts';

interface RightPassword {
  account: Account;
  credentials: Credentials;
  isKnownDevice: boolean;
  /** Made with the newest key, where the stored one was not. */
  newHash: string | undefined;
}

/** Known and unknown names get the same answer after the same work: the same reads, one hash, one row. */
export const provePassword: Prove<typeof call, RightPassword> = async (ctx, { username, dialCode, password, proof }) => {
  const { db, visitor, config } = ctx;
  const name = comparableLogin(username, dialCode);
  const account = await accountByLogin(db, username, dialCode);
  const mainId = account?.mainId ?? nobody;
  const credentials = await credentialsOf(db, mainId);
  const isKnown = await isKnownDevice(db, config, visitor, mainId);
  await demandProof(ctx, 'log-in', proof, [
    { limit: guessLimits.passwordOfAll, subject: name, from: 2 },
    { limit: guessLimits.address, subject: networkOf(visitor.address), from: 10 },
  ]);
  await countAddress(ctx, guessLimits.address);
  const guesses = isKnown ? guessesOfDevice(name, visitor) : guessesOfStranger(name, visitor);
  for (const { limit, subject } of guesses) await takeGuess(db, limit, subject);
  const isRight = await checkPassword(config, credentials?.passwordHash ?? null, password);
  if (!isRight || !account || !credentials) {
    await recordWrongPassword(ctx, mainId);
    throw refuse('security.wrong-login');
  }
  if (account.state === 'locked' || account.state === 'closed') throw refuse('accounts.locked');
  for (const { limit, subject } of guesses) await forgetGuesses(db, limit, subject);
  const newHash = isOfOldKey(config.keys, credentials.passwordHash) ? await hashPassword(config, password) : undefined;
  return { account, credentials, isKnownDevice: isKnown, newHash };
};

interface CountedGuess {
  limit: GuessLimit;
  subject: string;
}

/** Strangers cannot use these up. */
function guessesOfDevice(name: string, { deviceId }: Visitor): CountedGuess[] {
  return [{ limit: guessLimits.passwordOnKnownDevice, subject: `${name}|${deviceId}` }];
}

function guessesOfStranger(name: string, { address }: Visitor): CountedGuess[] {
  return [
    { limit: guessLimits.password, subject: `${name}|${networkOf(address)}` },
    { limit: guessLimits.passwordOfAll, subject: name },
  ];
}

async function recordWrongPassword({ db, visitor }: CallContext, mainId: MainId): Promise<void> {
  const { address, country, deviceId, userAgent } = visitor;
  await insertLogin(db, { mainId, address, country, deviceId, userAgent, method: 'password', outcome: 'wrong-password' });
}

/** A device that the account knows is asked for the authenticator only; a new one for everything that is switched on. */
export const logIn: Handler<typeof call, RightPassword> = async (
  ctx,
  _input,
  { account, credentials, isKnownDevice: isKnown, newHash },
) => {
  if (newHash !== undefined) await updatePasswordHash(ctx.tx, account.accountId, newHash);
  const methods = methodsOf(account, credentials).filter((method) => !isKnown || method === 'google');
  if (methods.length > 0) return await beginVerification(ctx, account, methods);
  await openSession(ctx, account.mainId, 'password');
  return { state: 'opened', ticket: null, methods: [], email: null, phone: null };
};
