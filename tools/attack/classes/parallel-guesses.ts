import { randomInt } from 'node:crypto';
import { setAntiPhishingCode } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { fundPassword, payingPerson, saveGcash } from '../../../apps/server/test/support/fixtures/paying-users.ts';
import { giveCode, giveTicket, knownCode, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { type Attack, inParallel, Tally, times } from '../tally.ts';

const wrongCode = () => String(randomInt(1_000_000)).padStart(6, '0').replace(knownCode, '246811').replace(fundPassword, '294818');

/** Many guesses at one secret at the same moment: a code by mail, the codes of a login, a fund password. The right one comes last. */
export const parallelGuesses: Attack = async (env, { short }) => {
  const tally = new Tally();
  const guesses = times(short ? 40 : 800, wrongCode);
  const person = await payingPerson(env);
  await giveCode(env, 'set-anti-phishing-code', `account:${person.accountId}:email`);
  const setCode = (emailCode: string) =>
    person.browser.copy().call(setAntiPhishingCode, { antiPhishingCode: 'lighthouse', factors: { emailCode } });
  await inParallel(guesses, 16, async (code) => tally.refused(setAntiPhishingCode, await setCode(code), `the code ${code}`));
  tally.refused(setAntiPhishingCode, await setCode(knownCode), 'the right code after so many wrong ones');

  const { accountId } = await quickPerson(env);
  const ticket = await giveTicket(env, 'log-in', accountId, { needs: ['email'], method: 'password' });
  const logInWith = (emailCode: string) => new Browser(env).call(verifyLogIn, { ticket, factors: { emailCode } });
  await inParallel(guesses, 16, async (code) => tally.refused(verifyLogIn, await logInWith(code), `the code ${code} of a login`));

  const userPaymethodId = await saveGcash(person);
  const open = (accountPwd: string) => person.browser.copy().call(openMethod, { userPaymethodId, accountPwd });
  await inParallel(guesses, 16, async (code) => tally.refused(openMethod, await open(code), `the fund password ${code}`));
  tally.refused(openMethod, await open(fundPassword), 'the right fund password after so many wrong ones');
  return tally;
};
