import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { type Attack, Tally, times } from '../tally.ts';

/** The defence against theft must not hit its owner: tabs that refresh at once all stay logged in, and have one pair of tokens. */
export const parallelTabs: Attack = async (env, { short }) => {
  const tally = new Tally();
  const { browser, accountId } = await quickPerson(env);
  for (const round of [1, 2]) {
    await env.query(
      `UPDATE sessions_tokens SET issued_at = issued_at - interval '11 minutes', access_expires_at = access_expires_at - interval '11 minutes'
       WHERE family_id IN (SELECT id FROM sessions_families WHERE main_id = $1)`,
      [accountId],
    );
    const tabs = times(short ? 15 : 60, () => browser.copy());
    for (const tab of tabs) tab.dropAccess();
    const seen = await Promise.all(tabs.map(async (tab) => (await tab.ask(myAccount, {})).userInfo));
    for (const userInfo of seen) tally.held(userInfo !== null, `a tab was logged out in round ${round}`);
    const pairs = new Set(tabs.map((tab) => tab.cookies.get('__Host-pb_rt')));
    tally.held(pairs.size === 1, `${tabs.length} tabs have ${pairs.size} pairs of tokens`);
    for (const [name, value] of tabs[0]?.cookies ?? []) browser.cookies.set(name, value);
  }
  return tally;
};
