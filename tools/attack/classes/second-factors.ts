import { createHash, randomBytes } from 'node:crypto';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { stepAt, totpCode } from '../../../apps/server/src/modules/core/secrets/totp.rules.ts';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { giveCode, giveTicket, knownCode, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally } from '../tally.ts';

interface Asked {
  ticket: string;
  factors: Record<string, string>;
  accountId: string;
}

/** A login that waits for all three codes, and the right ones. */
async function askedLogIn(env: AttackEnvironment, needs = ['google', 'email', 'mobile']): Promise<Asked> {
  const { accountId } = await quickPerson(env, { hasPhone: true });
  const secret = randomBytes(20);
  await env.query('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
    env.config.keys.encrypt('totp', secret, accountId),
    accountId,
  ]);
  const ticket = await giveTicket(env, 'log-in', accountId, { needs, method: 'password' });
  const binding = `:${createHash('sha256').update(ticket).digest('hex').slice(0, 32)}`;
  for (const method of ['email', 'mobile']) await giveCode(env, 'log-in', `account:${accountId}:${method}${binding}`);
  const factors = { googleCode: totpCode(secret, stepAt(Date.now())), emailCode: knownCode, mobileCode: knownCode };
  return { ticket, factors, accountId };
}

/** Codes that are left out, given twice, taken from another account, another login or another act. */
export const secondFactors: Attack = async (env) => {
  const tally = new Tally();
  const verify = (asked: Asked, factors: object) => new Browser(env).call(verifyLogIn, { ticket: asked.ticket, factors });
  for (const left of ['googleCode', 'emailCode', 'mobileCode']) {
    const asked = await askedLogIn(env);
    const { [left]: _left, ...factors } = asked.factors;
    tally.refused(verifyLogIn, await verify(asked, factors), `without ${left}`);
    const wrong = { ...asked.factors, [left]: asked.factors[left] === '000000' ? '000001' : '000000' };
    tally.refused(verifyLogIn, await verify(asked, wrong), `with a wrong ${left}`);
    for (const odd of ['', ' ', '24681', '2468100', ' 246810', '２４６８１０', null, 246_810, ['246810'], { length: 6 }]) {
      const body = JSON.stringify({ ticket: asked.ticket, factors: { ...asked.factors, [left]: odd } });
      tally.refused(verifyLogIn, await new Browser(env).send(verifyLogIn, body, {}), `${left} ${JSON.stringify(odd)}`);
    }
  }
  const empty = await askedLogIn(env);
  tally.refused(verifyLogIn, await verify(empty, {}), 'without any code');
  const [one, two] = [await askedLogIn(env), await askedLogIn(env)];
  tally.refused(verifyLogIn, await verify(one, { ...one.factors, googleCode: two.factors.googleCode }), "another account's authenticator");
  await tryForeignCodes(env, tally);
  const right = await askedLogIn(env);
  mustBe((await verify(right, right.factors)).body.code === verifyLogIn.ok, 'all three codes let somebody in');
  tally.refused(verifyLogIn, await verify(right, right.factors), 'the same ticket and codes again');
  return tally;
};

/** A code by mail that was sent for something else. */
async function tryForeignCodes(env: AttackEnvironment, tally: Tally): Promise<void> {
  const other = await quickPerson(env);
  const targets: Record<string, (accountId: string) => [purpose: string, target: string]> = {
    'of another account': () => ['log-in', `account:${other.accountId}:email`],
    'of no login': (accountId) => ['log-in', `account:${accountId}:email`],
    'of another login': (accountId) => ['log-in', `account:${accountId}:email:${'0'.repeat(32)}`],
    'of another act': (accountId) => ['change-password', `account:${accountId}:email`],
  };
  for (const [name, target] of Object.entries(targets)) {
    const { accountId } = await quickPerson(env);
    const ticket = await giveTicket(env, 'log-in', accountId, { needs: ['email'], method: 'password' });
    await giveCode(env, ...target(accountId));
    const answer = await new Browser(env).call(verifyLogIn, { ticket, factors: { emailCode: knownCode } });
    tally.refused(verifyLogIn, answer, `a code ${name}`);
  }
}
