import { randomBytes } from 'node:crypto';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { switchAccount } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { refusals } from '@peerbourse/contract/refusals';
import { giveFactors, type QuickPerson, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** What goes on with new tokens. */
const stepUps: Record<string, (env: AttackEnvironment, person: QuickPerson) => Promise<unknown>> = {
  'a changed password': async (env, person) => {
    const factors = await giveFactors(env, person, 'change-password');
    await person.browser.ask(changePassword, { oldPassword: goodPassword, password: 'Windy-Lagoon-38', factors });
  },
  'the end of other sessions': (_env, { browser }) => browser.ask(endOtherSessions, {}),
  'a switch of accounts': async (_env, { browser }) => {
    const { userId } = await browser.ask(createSubAccount, { userName: `child${randomBytes(4).toString('hex')}` });
    await browser.ask(switchAccount, { userId });
  },
};

/** Tokens that were copied before a step-up: worth nothing to a thief, and no trap for a tab of the owner. */
export const steppedUpTokens: Attack = async (env, { short }) => {
  const tally = new Tally();
  await Promise.all(
    times(short ? 1 : 8, () => Object.entries(stepUps)).flatMap((all) => all.map(([name, stepUp]) => tryStepUp(env, tally, name, stepUp))),
  );
  return tally;
};

async function tryStepUp(env: AttackEnvironment, tally: Tally, name: string, stepUp: (typeof stepUps)[string]): Promise<void> {
  const person = await quickPerson(env);
  const [thief, tab] = [person.browser.copy(), person.browser.copy()];
  thief.deviceId = 'of-a-thief';
  await stepUp(env, person);
  // A process believes its copy of a session for half a second.
  await new Promise((resolve) => setTimeout(resolve, 550));
  const moved = await tab.call(sessionList, {});
  tally.held(moved.body.code === refusals['session.moved'].code, `after ${name} a tab of the owner was answered ${moved.body.code}`);
  tally.held(tab.cookies.has('__Host-pb_rt'), `after ${name} a tab of the owner lost its cookies`);
  // Before the thief is seen: a copy that comes back ends the session.
  mustBe((await person.browser.ask(myAccount, {})).userInfo !== null, `the owner stays after ${name}`);
  tally.refused(sessionList, await thief.call(sessionList, {}), `after ${name} the copied access token`);
  thief.dropAccess();
  tally.refused(sessionList, await thief.call(sessionList, {}), `after ${name} the copied refresh token`);
}
