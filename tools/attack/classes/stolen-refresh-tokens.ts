import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import type { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

const isIn = async (browser: Browser) => (await browser.ask(myAccount, {})).userInfo !== null;

/** A copied refresh token that is shown after its owner has gone on: nobody gets in with it, and the copied session ends. */
export const stolenRefreshTokens: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const trial of times(short ? 4 : 40, (index) => index)) {
    const onSameDevice = trial % 2 === 0;
    const { browser: owner, accountId } = await quickPerson(env);
    const thief = owner.copy();
    if (!onSameDevice) thief.deviceId = `thief-${trial}`;
    await makeOlder(env, accountId);
    owner.dropAccess();
    mustBe((await isIn(owner)) && (await isIn(owner)), 'the owner goes on with new tokens');
    await makeOlder(env, accountId);
    thief.dropAccess();
    const attempt = `a replaced token on ${onSameDevice ? 'the same' : 'another'} device`;
    tally.refused(sessionList, await thief.call(sessionList, {}), attempt);
    owner.dropAccess();
    tally.held(!(await isIn(owner)), `${attempt} did not end the session that was copied`);
  }
  return tally;
};

/** As if a minute had passed for the tokens of one person; the clock of the stack stays. */
async function makeOlder(env: AttackEnvironment, accountId: string): Promise<void> {
  await env.query(
    `UPDATE sessions_tokens SET issued_at = issued_at - interval '1 minute', replaced_at = replaced_at - interval '1 minute'
     WHERE family_id IN (SELECT id FROM sessions_families WHERE main_id = $1)`,
    [accountId],
  );
}
