import type { MainId } from '@peerbourse/contract/ids';
import type { VerificationMethod } from '@peerbourse/rules/verification';
import { verificationOrder } from '@peerbourse/rules/verification';
import {
  type Credentials,
  credentialsOf,
  endCode,
  forgetGuesses,
  guessLimits,
  matchingStep,
  spendTotpStep,
  takeGuess,
  tryCode,
} from '#modules/core/secrets/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type Account, accountOf } from './account.table.ts';

export interface Factors {
  googleCode?: string | undefined;
  emailCode?: string | undefined;
  mobileCode?: string | undefined;
}

const fieldOf = { google: 'googleCode', email: 'emailCode', mobile: 'mobileCode' } as const satisfies Record<
  VerificationMethod,
  keyof Factors
>;

/** What an account is asked for, in its own order: the authenticator once it is bound, mail and SMS unless they are switched off. */
export function methodsOf(account: Account, credentials: Credentials): VerificationMethod[] {
  const isOn: Record<VerificationMethod, boolean> = {
    google: credentials.totpSecret !== null,
    email: account.email !== null && credentials.emailOn,
    mobile: account.phone !== null && credentials.phoneOn,
  };
  return verificationOrder(credentials.methodOrder).filter((method) => isOn[method]);
}

/** Where a code of this account is kept: it serves one way and one account. */
export function factorTarget(accountId: MainId, method: 'email' | 'mobile', binding = ''): string {
  return `account:${accountId}:${method}${binding}`;
}

/** The acting person proves that it is still the owner; every method that is switched on is needed. */
export async function proveFactors(ctx: CallContext<UserActor>, purpose: string, factors: Factors): Promise<void> {
  const { actor, db } = ctx;
  const [account, credentials] = await Promise.all([accountOf(db, actor.mainId), credentialsOf(db, actor.mainId)]);
  must(account && credentials, 'an account that acts exists');
  await checkFactors(ctx, { account, credentials, purpose, methods: methodsOf(account, credentials), binding: '' }, factors);
}

export interface FactorAsk {
  account: Account;
  credentials: Credentials;
  purpose: string;
  methods: readonly VerificationMethod[];
  /** Ties codes to one request, such as one login. */
  binding: string;
}

export async function checkFactors(ctx: CallContext, ask: FactorAsk, factors: Factors): Promise<void> {
  const { account, methods } = ask;
  const missing = methods.filter((method) => factors[fieldOf[method]] === undefined);
  if (missing.length > 0) throw refuse('security.factors-missing', { methods: methods.join(',') });
  await takeGuess(ctx.db, guessLimits.code, account.accountId);
  const codes: string[] = [];
  for (const method of methods) {
    if (method === 'google') continue;
    const target = factorTarget(account.mainId, method, ask.binding);
    const id = await tryCode(ctx.db, { purpose: ask.purpose, target }, factors[fieldOf[method]] as string);
    if (id === undefined) throw refuse('security.wrong-code', { method });
    codes.push(id);
  }
  if (methods.includes('google')) await checkAuthenticator(ctx, ask.credentials, factors.googleCode as string);
  for (const id of codes) if (!(await endCode(ctx.db, id))) throw refuse('security.wrong-code', {});
  await forgetGuesses(ctx.db, guessLimits.code, account.accountId);
}

/** A guess is taken first; a right code serves once. */
export async function checkAuthenticator({ db, config }: CallContext, credentials: Credentials, code: string): Promise<void> {
  const { accountId, totpSecret, totpStep } = credentials;
  must(totpSecret, 'only an account with an authenticator is asked for its code');
  await takeGuess(db, guessLimits.authenticator, accountId);
  const secret = config.keys.decrypt('totp', totpSecret, accountId);
  const step = matchingStep(secret, code, wallClockMs(), totpStep);
  if (step === undefined || !(await spendTotpStep(db, accountId, step))) throw refuse('security.wrong-code', { method: 'google' });
  await forgetGuesses(db, guessLimits.authenticator, accountId);
}
