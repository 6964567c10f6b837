import { randomBytes } from 'node:crypto';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

const names = ['__Host-pb_at', '__Host-pb_rt', '__Host-pb_dt'] as const;

/** Cookies that were put into a browser before its owner logs in: made-up ones, and those of the attacker's own session. */
export const sessionFixation: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const kind of times(short ? 2 : 20, (index) => (index % 2 === 0 ? 'made up' : 'of the attacker'))) {
    const [victim, attacker] = [await quickPerson(env), await quickPerson(env)];
    const planted = new Map(
      names.map((name) => [
        name,
        kind === 'made up' ? randomBytes(32).toString('base64url') : (attacker.browser.cookies.get(name) as string),
      ]),
    );
    const browser = new Browser(env, victim.browser.deviceId);
    browser.cookies.set('__Host-pb_dt', victim.browser.cookies.get('__Host-pb_dt') as string);
    for (const name of names.slice(0, 2)) browser.cookies.set(name, planted.get(name) as string);
    const { state } = await browser.ask(logIn, { username: victim.email, password: goodPassword });
    mustBe(state === 'opened', 'a known device is let in by the password');
    for (const name of names)
      tally.held(browser.cookies.get(name) !== planted.get(name), `${name}, ${kind}, is still there after the login`);
    const copy = new Browser(env, attacker.browser.deviceId);
    for (const [name, value] of planted) copy.cookies.set(name, value);
    const { userInfo } = await copy.ask(myAccount, {});
    tally.held(userInfo?.userId !== victim.userId, `whoever planted cookies, ${kind}, is the victim now`);
  }
  return tally;
};
