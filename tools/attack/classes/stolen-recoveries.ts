import { randomBytes } from 'node:crypto';
import { askRecovery } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { cancelRecovery } from '@peerbourse/contract/identity/recoveries/cancel-recovery';
import { decideRecovery } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { openRecovery } from '@peerbourse/contract/identity/recoveries/open-recovery';
import { recoveryState } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { stopRecovery } from '@peerbourse/contract/identity/recoveries/stop-recovery';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { giveTicket, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { photo } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { staffBrowser } from '../../../apps/server/test/support/fixtures/valid-staff-requests.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** Recovery gives an account to whoever shows a face and waits: by strangers, with tickets of others, and by staff who did not look. */
export const stolenRecoveries: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const _round of times(short ? 1 : 10, (index) => index)) {
    await tryTickets(env, tally);
    await tryStrangers(env, tally);
    await tryUnverified(env, tally);
  }
  return tally;
};

const stateOf = async (env: AttackEnvironment, caseNo: string) =>
  (await env.query<{ state: string }>('SELECT state FROM recoveries_cases WHERE case_no = $1', [caseNo]))[0]?.state;

async function tryTickets(env: AttackEnvironment, tally: Tally): Promise<void> {
  const [victim, attacker] = [await verifiedPerson(env), await verifiedPerson(env)];
  const input = { lost: ['email' as const], newEmail: `${randomBytes(6).toString('hex')}@evil.test`, selfie: await photo() };
  const tickets = [
    randomBytes(32).toString('base64url'),
    await giveTicket(env, 'reset-password', victim.accountId),
    await giveTicket(env, 'lock-account', victim.accountId),
    await giveTicket(env, 'passkey', victim.accountId, { challenge: 'x' }),
  ];
  for (const ticket of tickets) {
    tally.refused(askRecovery, await new Browser(env).call(askRecovery, { ...input, ticket }), `a recovery with the ticket ${ticket}`);
    tally.refused(recoveryState, await new Browser(env).call(recoveryState, { ticket }), `the state with the ticket ${ticket}`);
  }
  // A login of the attacker's own account says nothing about another one, whatever else the body says.
  const own = await giveTicket(env, 'log-in', attacker.accountId, { needs: ['email'], method: 'password' });
  for (const more of [{ accountId: victim.accountId }, { userId: victim.userId }, { email: victim.email }]) {
    const body = JSON.stringify({ ...input, ticket: own, ...more });
    tally.refused(askRecovery, await new Browser(env).send(askRecovery, body, {}), `a recovery for ${JSON.stringify(more)}`);
  }
  const cases = await env.query('SELECT FROM recoveries_cases WHERE account_id = $1', [victim.accountId]);
  tally.held(cases.length === 0, 'a stranger has begun the recovery of an account');
}

async function tryStrangers(env: AttackEnvironment, tally: Tally): Promise<void> {
  const [owner, stranger] = [await verifiedPerson(env), await quickPerson(env)];
  const ticket = await giveTicket(env, 'log-in', owner.accountId, { needs: ['email'], method: 'password' });
  const asked = { ticket, lost: ['email' as const], newEmail: `${randomBytes(6).toString('hex')}@evil.test`, selfie: await photo() };
  // Whoever still reads the old address has no use for a new one.
  const kept = { ...asked, lost: ['mobile' as const] };
  tally.refused(askRecovery, await new Browser(env).call(askRecovery, kept), 'a new address while the old one is not lost');
  const { caseNo } = await new Browser(env).ask(askRecovery, asked);
  for (const kind of ['log-in', 'lock-account', 'reset-password'] as const) {
    const foreign = await giveTicket(env, kind, owner.accountId);
    tally.refused(stopRecovery, await new Browser(env).call(stopRecovery, { ticket: foreign }), `a stop with a ticket of ${kind}`);
  }
  await new Browser(env).call(stopRecovery, { ticket: await giveTicket(env, 'stop-recovery', stranger.accountId) });
  await stranger.browser.call(cancelRecovery, {});
  tally.held((await stateOf(env, caseNo)) === 'waiting', `a stranger has cancelled a recovery: ${await stateOf(env, caseNo)}`);
  tally.refused(cancelRecovery, await new Browser(env).call(cancelRecovery, {}), 'a guest who cancels');
  const decision = { caseNo, isGranted: true, reason: 'looks right to me' };
  tally.refused(decideRecovery, await owner.browser.call(decideRecovery, decision), 'the owner who decides');
  for (const roles of [['editor'], ['reader'], ['auditor']] as const) {
    const staff = await staffBrowser(env, roles);
    tally.refused(openRecovery, await staff.call(openRecovery, { caseNo }), `a member of staff with the role ${roles[0]} who looks`);
    tally.refused(decideRecovery, await staff.call(decideRecovery, decision), `a member of staff with the role ${roles[0]} who decides`);
  }
  const [looker, decider] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['decider'])];
  await looker.ask(openRecovery, { caseNo });
  tally.refused(decideRecovery, await decider.call(decideRecovery, decision), 'a decision without a look');
  for (const attempt of ['first', 'second']) await looker.call(decideRecovery, { ...decision, reason: `${attempt} time` });
  tally.held((await stateOf(env, caseNo)) === 'waiting', `a recovery moved on by one member: ${await stateOf(env, caseNo)}`);
  const [account] = await env.query<{ email: string }>('SELECT email FROM accounts_users WHERE id = $1', [owner.accountId]);
  mustBe(account?.email === owner.email, 'the owner has the old address');
}

/** There are no documents to compare a face with. */
async function tryUnverified(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { accountId } = await quickPerson(env);
  const ticket = await giveTicket(env, 'log-in', accountId, { needs: ['email'], method: 'password' });
  const asked = { ticket, lost: ['email' as const], newEmail: `${randomBytes(6).toString('hex')}@evil.test`, selfie: await photo() };
  tally.refused(askRecovery, await new Browser(env).call(askRecovery, asked), 'a recovery of an account that was never verified');
}

function verifiedPerson(env: AttackEnvironment) {
  return quickPerson(env, { identityLevel: verifiedLevel });
}
