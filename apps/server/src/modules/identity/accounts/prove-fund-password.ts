import {
  checkPassword,
  credentialsOf,
  forgetGuesses,
  guessLimits,
  hashPassword,
  isOfOldKey,
  takeGuess,
  updateFundHash,
} from '#modules/core/secrets/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';

/** The acting person shows the fund password of its main account. A guess is taken first, whatever becomes of the act. */
export async function proveFundPassword({ db, actor, config }: CallContext<UserActor>, fundPassword: string): Promise<void> {
  const credentials = await credentialsOf(db, actor.mainId);
  if (!credentials?.fundHash) throw refuse('security.fund-password-missing');
  await takeGuess(db, guessLimits.fundPassword, actor.mainId);
  if (!(await checkPassword(config, credentials.fundHash, fundPassword))) throw refuse('security.wrong-fund-password');
  await forgetGuesses(db, guessLimits.fundPassword, actor.mainId);
  // The password is at hand here and nowhere else; a hash of an older key would keep that key alive.
  if (isOfOldKey(config.keys, credentials.fundHash))
    await updateFundHash(db, actor.mainId, { from: credentials.fundHash, to: await hashPassword(config, fundPassword) });
}
