import type { confirmAuthenticator as call } from '@peerbourse/contract/identity/authenticators/confirm-authenticator';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, forgetGuesses, guessLimits, matchingStep, takeGuess, updateTotpSecret } from '#modules/core/secrets/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deleteNewAuthenticator, newAuthenticator } from './authenticator.table.ts';

interface Confirmed {
  closedSecret: string;
  step: number;
}

export const proveNewAuthenticator: Prove<typeof call, Confirmed> = async (ctx, { code, factors }) => {
  const { db, actor, config } = ctx;
  const credentials = await credentialsOf(db, actor.mainId);
  if (credentials?.totpSecret) throw refuse('security.already-bound');
  const closedSecret = await newAuthenticator(db, actor.mainId);
  if (closedSecret === undefined) throw refuse('security.ticket-over');
  await takeGuess(db, guessLimits.authenticator, actor.mainId);
  const step = matchingStep(config.keys.decrypt('totp', closedSecret, actor.mainId), code, wallClockMs(), 0);
  if (step === undefined) throw refuse('security.wrong-code', { method: 'google' });
  await forgetGuesses(db, guessLimits.authenticator, actor.mainId);
  await proveFactors(ctx, 'confirm-authenticator', factors);
  return { closedSecret, step };
};

export const confirmAuthenticator: Handler<typeof call, Confirmed> = async ({ tx, actor, config }, _input, { closedSecret, step }) => {
  await updateTotpSecret(tx, actor.mainId, closedSecret, step);
  await deleteNewAuthenticator(tx, actor.mainId);
  await notify(tx, config, { accountId: actor.mainId, kind: 'authenticator_bound', values: {}, isSecurity: true });
  return {};
};
