import type { Call } from '@peerbourse/contract/call';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { refusals } from '@peerbourse/contract/refusals';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import { proofOf } from '../../../apps/server/test/support/solve-proof.ts';
import { until } from '../../../e2e/until.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** Strangers guess at a name and ask for its codes, as often as they like. The owner must get in all the same. */
export const lockOut: Attack = async (env, { short }) => {
  const tally = new Tally();
  const rounds = times(short ? 4 : 20, (index) => index);

  const person = await quickPerson(env);
  const stranger = new Browser(env);
  for (const _ of rounds) await withProof(stranger, logIn, { username: person.email, password: 'Wrong-Password-1' });
  const fresh = await withProof(new Browser(env), logIn, { username: person.email, password: goodPassword });
  tally.held(fresh === logIn.ok, `the right password from another network after ${rounds.length} wrong ones: ${fresh}`);
  for (const name of ['__Host-pb_at', '__Host-pb_rt']) person.browser.cookies.delete(name);
  const known = await withProof(person.browser, logIn, { username: person.email, password: goodPassword });
  tally.held(known === logIn.ok, `the right password on a known device after ${rounds.length} wrong ones: ${known}`);

  const owner = new Browser(env);
  const reset = { purpose: 'reset-password' as const, channel: 'email' as const, email: person.email };
  mustBe((await withProof(owner, sendCode, reset)) === sendCode.ok, 'the owner asks for a code');
  const { code } = await newestMail(env, person.email);
  for (const round of rounds) {
    stranger.deviceId = `stranger-${round}`;
    await withProof(stranger, sendCode, reset);
    await withProof(stranger, confirmPasswordReset, { username: person.email, code: '000000' });
  }
  const byCode = await withProof(owner, confirmPasswordReset, { username: person.email, code });
  tally.held(byCode === confirmPasswordReset.ok, `the owner's code after ${rounds.length} codes and guesses of strangers: ${byCode}`);
  const theirs = await withProof(stranger, confirmPasswordReset, { username: person.email, code });
  tally.held(theirs !== confirmPasswordReset.ok, "the owner's code in the browser of a stranger");
  const [, ticket = ''] = /\/forgot-password\?ticket=([\w-]+)/.exec((await newestMail(env, person.email)).text) ?? [];
  const byLink = await withProof(new Browser(env), resetPassword, { ticket, password: 'Quiet-Meadow-82' });
  tally.held(byLink === resetPassword.ok, `the link of the newest mail, which a stranger caused: ${byLink}`);
  return tally;
};

/** The newest mail that has arrived so far. */
async function newestMail(env: AttackEnvironment, to: string): Promise<{ code: string; text: string }> {
  let newest: { code: string; text: string } | undefined;
  await until(`a mail arrives for ${to}`, async () => {
    const response = await fetch(`${env.mailCatcher}/messages?to=${encodeURIComponent(to)}`);
    [newest] = ((await response.json()) as { messages: Array<{ code: string; text: string }> }).messages;
    return newest !== undefined;
  });
  return newest as { code: string; text: string };
}

/** As a program would do it: whatever work is asked for is done. */
async function withProof(browser: Browser, call: Call, input: Record<string, unknown>): Promise<string | number> {
  const { body } = await browser.call(call, input);
  if (body.code !== refusals['security.proof-needed'].code) return body.code;
  return (await browser.call(call, { ...input, proof: await proofOf(body.data) })).body.code;
}
