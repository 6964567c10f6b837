import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { giveFactors, giveTicket, type QuickPerson, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

const newPassword = 'Windy-Lagoon-38';

/** What must end the trust in every device, and the password afterwards. */
const ends: Record<string, (env: AttackEnvironment, person: QuickPerson) => Promise<string>> = {
  'a new password by mail': async (env, { accountId }) => {
    const ticket = await giveTicket(env, 'reset-password', accountId);
    await new Browser(env).ask(resetPassword, { ticket, password: newPassword });
    return newPassword;
  },
  'a changed password': async (env, person) => {
    const factors = await giveFactors(env, person, 'change-password');
    await person.browser.ask(changePassword, { oldPassword: goodPassword, password: newPassword, factors });
    return newPassword;
  },
  'logging out everywhere': async (_env, { browser }) => {
    await browser.ask(endOtherSessions, {});
    return goodPassword;
  },
};

/** The token of a device lets a password in without codes. Copied, it must be worth nothing after what ends trust. */
export const knownDevices: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const [name, end] of times(short ? 1 : 10, () => Object.entries(ends)).flat()) {
    const [person, other] = [await quickPerson(env), await quickPerson(env)];
    const thief = deviceOf(env, person);
    mustBe((await askedCodes(thief, person.email, goodPassword)) === '', 'a known device is asked for no code');
    const password = await end(env, person);
    tally.held((await askedCodes(deviceOf(env, person), person.email, password)) !== '', `the device is still known after ${name}`);
    tally.held((await askedCodes(thief, person.email, password)) !== '', `the copied device is still known after ${name}`);
    const nameOnly = new Browser(env, person.browser.deviceId);
    tally.held((await askedCodes(nameOnly, person.email, password)) !== '', 'the name of a device was enough');
    tally.held((await askedCodes(deviceOf(env, other), person.email, password)) !== '', 'the device of another account was known');
  }
  return tally;
};

/** A browser with the token of the device alone. */
function deviceOf(env: AttackEnvironment, { browser }: QuickPerson): Browser {
  const copy = new Browser(env, browser.deviceId);
  copy.cookies.set('__Host-pb_dt', browser.cookies.get('__Host-pb_dt') ?? '');
  return copy;
}

async function askedCodes(browser: Browser, username: string, password: string): Promise<string> {
  return (await browser.copy().ask(logIn, { username, password })).methods.join(',');
}
