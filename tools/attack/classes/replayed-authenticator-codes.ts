import { randomBytes } from 'node:crypto';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { stepAt, totpCode } from '../../../apps/server/src/modules/core/secrets/totp.rules.ts';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { giveTicket, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** A code of an authenticator that somebody has overheard: again, in another login, before its time, and many times at once. */
export const replayedAuthenticatorCodes: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const _round of times(short ? 1 : 10, (index) => index)) {
    const { accountId } = await quickPerson(env);
    const secret = randomBytes(20);
    await env.query('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
      env.config.keys.encrypt('totp', secret, accountId),
      accountId,
    ]);
    const newTicket = () => giveTicket(env, 'log-in', accountId, { needs: ['google'], method: 'password' });
    const verify = async (ticket: string, googleCode: string) =>
      await new Browser(env).call(verifyLogIn, { ticket, factors: { googleCode } });
    // The step ahead is good until the step after it ends, however long this takes.
    const step = stepAt(Date.now()) + 1;
    const tickets = await Promise.all(times(4, newTicket));
    const answers = await Promise.all(tickets.map((ticket) => verify(ticket, totpCode(secret, step))));
    const wins = answers.filter(({ body }) => body.code === verifyLogIn.ok).length;
    mustBe(wins >= 1, 'a right code lets somebody in');
    tally.held(wins === 1, `one code was good ${wins} times at once`);
    for (const ahead of [0, -1, -2]) {
      const answer = await verify(await newTicket(), totpCode(secret, step + ahead));
      tally.refused(verifyLogIn, answer, `a code ${-ahead} steps before the last one`);
    }
  }
  return tally;
};
