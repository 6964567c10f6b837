import type { Call } from '@peerbourse/contract/call';
import { addPasskey } from '@peerbourse/contract/identity/passkeys/add-passkey';
import { askRecovery } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { recoveryState } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { lockByMail } from '@peerbourse/contract/identity/security/lock-by-mail';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logInWithPasskey } from '@peerbourse/contract/identity/sessions/log-in-with-passkey';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { verifyStaffLogIn } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { beginInvitation } from '@peerbourse/contract/identity/staff/begin-invitation';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { giveTicket, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { prepare } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, Tally } from '../tally.ts';

const kinds = ['log-in', 'reset-password', 'passkey', 'passkey-log-in', 'lock-account', 'telegram'] as const;

/** Every call that takes a ticket, and the kind that is for it. */
const takers: ReadonlyArray<readonly [Call, (typeof kinds)[number] | 'staff']> = [
  [verifyLogIn, 'log-in'],
  [askRecovery, 'log-in'],
  [recoveryState, 'log-in'],
  [sendCode, 'log-in'],
  [resetPassword, 'reset-password'],
  [lockByMail, 'lock-account'],
  [addPasskey, 'passkey'],
  [logInWithPasskey, 'passkey-log-in'],
  [verifyStaffLogIn, 'staff'],
  [beginInvitation, 'staff'],
];

/** Every kind of ticket at every call that takes another one; then tickets that are spent, over, or of another account. */
export const swappedTickets: Attack = async (env) => {
  const tally = new Tally();
  for (const [call, right] of takers) {
    for (const kind of kinds.filter((name) => name !== right)) {
      const { browser, input } = await requestFor(env, call);
      const { accountId } = await quickPerson(env);
      const ticket = await giveTicket(env, kind, accountId, { needs: [], method: 'password', challenge: 'x' });
      tally.refused(call, await browser.call(call, { ...input, ticket }), `a ticket of kind ${kind}`);
    }
  }
  await tryUsedTickets(env, tally);
  return tally;
};

async function requestFor(env: AttackEnvironment, call: Call): Promise<{ browser: Browser; input: Record<string, unknown> }> {
  if (call === sendCode) return { browser: new Browser(env), input: { purpose: 'log-in', channel: 'email' } };
  if (call === verifyStaffLogIn) return { browser: new Browser(env), input: { googleCode: '123456' } };
  if (call === beginInvitation) return { browser: new Browser(env), input: { word: 'some words that are no half' } };
  return await prepare(env, call);
}

async function tryUsedTickets(env: AttackEnvironment, tally: Tally): Promise<void> {
  for (const call of [verifyLogIn, resetPassword, lockByMail] as readonly Call[]) {
    const { browser, input } = await prepare(env, call);
    await browser.call(call, input);
    tally.refused(call, await new Browser(env).call(call, input), 'a ticket that was spent');
    const late = await prepare(env, call);
    await env.query(`UPDATE secrets_tickets SET expires_at = app_now() WHERE ticket_hash = sha256(convert_to($1, 'UTF8'))`, [
      late.input.ticket,
    ]);
    tally.refused(call, await late.browser.call(call, late.input), 'a ticket that is over');
    const raced = await prepare(env, call);
    const answers = await Promise.all(Array.from({ length: 5 }, () => new Browser(env).call(call, raced.input)));
    const wins = answers.filter(({ body }) => body.code === call.ok).length;
    tally.held(wins <= 1, `one ticket was good ${wins} times at ${call.path}`);
  }
  // What one person began is of no use in the session of another.
  const [mine, theirs] = [await prepare(env, addPasskey), await prepare(env, addPasskey)];
  const crossed = { ...mine.input, ticket: theirs.input.ticket, response: theirs.input.response };
  tally.refused(addPasskey, await mine.browser.call(addPasskey as Call, crossed), 'a passkey that another account began');
}
