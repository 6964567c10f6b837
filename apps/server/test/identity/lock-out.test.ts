import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { type RefusalId, refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, newestCode, newestMessage } from '../support/browser.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { proofOf } from '../support/solve-proof.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What strangers do to a name must not keep its owner out. */
let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

const codeOf = (id: RefusalId) => refusals[id].code;
const later = (minutes: number) =>
  env.query("UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(mins => $1)", [minutes]);

/** As a program would do it: whatever work is asked for is done. */
async function askCode(browser: Browser, purpose: 'register' | 'reset-password', email: string) {
  const asked = { purpose, channel: 'email' as const, email };
  const first = await browser.call(sendCode, asked);
  if (first.body.code !== codeOf('security.proof-needed')) return first;
  return await browser.call(sendCode, { ...asked, proof: await proofOf(first.body.data) });
}

const askReset = (browser: Browser, email: string) => askCode(browser, 'reset-password', email);

async function guessCode(browser: Browser, username: string, code = '000000'): Promise<string> {
  const first = (await browser.call(confirmPasswordReset, { username, code })).body;
  if (first.code !== codeOf('security.proof-needed')) return String(first.code);
  return String((await browser.call(confirmPasswordReset, { username, code, proof: await proofOf(first.data) })).body.code);
}

async function guessPassword(browser: Browser, username: string, password = 'Wrong-Password-1'): Promise<string> {
  const first = (await browser.call(logIn, { username, password })).body;
  if (first.code !== codeOf('security.proof-needed')) return String(first.code);
  return String((await browser.call(logIn, { username, password, proof: await proofOf(first.data) })).body.code);
}

const resetLink = async ({ email }: QuickPerson) => new URL((await newestMessage(env, email)).resetUrl ?? '');

describe('a forgotten password', () => {
  it('15 wrong confirmations by strangers leave the code of the owner as it was', async () => {
    const person = await quickPerson(env);
    const owner = new Browser(env);
    await askReset(owner, person.email);
    const code = await newestCode(env, person.email);
    const stranger = new Browser(env);
    for (let guess = 0; guess < 15; guess++) expect(await guessCode(stranger, person.email)).toBe(codeOf('security.wrong-code'));
    // The network of the stranger is done for an hour; the owner's own goes on.
    expect(await guessCode(stranger, person.email)).toBe(codeOf('security.too-many-guesses'));
    expect(await guessCode(owner, person.email, code)).toBe('00000');
  });

  it('a code that a stranger asks for does not end that of the owner', async () => {
    const person = await quickPerson(env);
    const owner = new Browser(env);
    await askReset(owner, person.email);
    const code = await newestCode(env, person.email);
    expect((await askReset(new Browser(env), person.email)).body.code).toBe('00000');
    expect(await guessCode(owner, person.email, code)).toBe('00000');
  });

  it('a code opens nothing in another browser than the one that asked for it', async () => {
    const person = await quickPerson(env);
    await askReset(new Browser(env), person.email);
    const code = await newestCode(env, person.email);
    expect(await guessCode(new Browser(env), person.email, code)).toBe(codeOf('security.wrong-code'));
  });

  it('codes that strangers ask for, for two purposes in turn, leave some to another network and to a known device', async () => {
    const person = await quickPerson(env);
    const stranger = new Browser(env);
    const codes: string[] = [];
    for (let asked = 0; asked < 12; asked++) {
      stranger.deviceId = `stranger-${asked}`;
      const { body } = await askCode(stranger, asked % 2 === 0 ? 'reset-password' : 'register', person.email);
      codes.push(String(body.code));
    }
    expect(new Set(codes)).toEqual(new Set(['00000']));
    expect((await askReset(new Browser(env), person.email)).body.code).toBe('00000');
    // Every network there is has asked: strangers have none left, and are told for how long.
    await env.query(
      `INSERT INTO secrets_codes (purpose, target, code_hash, device_id, network, sent_at, expires_at)
       SELECT 'reset-password', $1, '', 'device ' || n, 'network ' || n, app_now() - interval '2 hours', app_now() FROM generate_series(1, 60) n`,
      [person.email],
    );
    const { body } = await askReset(new Browser(env), person.email);
    expect(body.code).toBe(codeOf('security.too-many-guesses'));
    const { retryAfterSeconds } = body.data as unknown as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(21.9 * 3_600);
    expect(retryAfterSeconds).toBeLessThanOrEqual(22 * 3_600);
    for (const name of ['__Host-pb_at', '__Host-pb_rt']) person.browser.cookies.delete(name);
    expect((await askReset(person.browser, person.email)).body.code).toBe('00000');
  });

  it('the link in the mail opens the way whatever became of the code, once', async () => {
    const person = await quickPerson(env);
    const stranger = new Browser(env);
    // Even a mail that a stranger caused helps the owner, and the owner alone.
    await askReset(stranger, person.email);
    for (let guess = 0; guess < 6; guess++) await guessCode(stranger, person.email);
    const link = await resetLink(person);
    expect(link.pathname).toBe('/forgot-password');
    const ticket = link.searchParams.get('ticket') ?? '';
    const owner = new Browser(env);
    expect((await owner.call(resetPassword, { ticket, password: 'Quiet-Meadow-82' })).body.code).toBe('00000');
    expect((await owner.call(resetPassword, { ticket, password: 'Quiet-Meadow-83' })).body.code).toBe(codeOf('security.ticket-over'));
    await askReset(owner, person.email);
    const late = (await resetLink(person)).searchParams.get('ticket') ?? '';
    await later(11);
    expect((await owner.call(resetPassword, { ticket: late, password: 'Quiet-Meadow-84' })).body.code).toBe(codeOf('security.ticket-over'));
  });
});

describe('a password', () => {
  it('that strangers guess at is still good from another network, on a device that nobody knows', async () => {
    const person = await quickPerson(env);
    const stranger = new Browser(env);
    for (let guess = 0; guess < 10; guess++) expect(await guessPassword(stranger, person.email)).toBe(codeOf('security.wrong-login'));
    expect(await guessPassword(stranger, person.email)).toBe(codeOf('security.too-many-guesses'));
    expect(await guessPassword(new Browser(env), person.email, goodPassword)).toBe('00000');
  });

  it('that a hundred networks guess at stays open to a known device', async () => {
    const person = await quickPerson(env);
    await env.query(
      `INSERT INTO secrets_guesses (kind, subject, guesses, window_ends_at) VALUES ('password-all', $1, 100, app_now() + interval '1 hour')`,
      [person.email],
    );
    expect(await guessPassword(new Browser(env), person.email, goodPassword)).toBe(codeOf('security.too-many-guesses'));
    for (const name of ['__Host-pb_at', '__Host-pb_rt']) person.browser.cookies.delete(name);
    expect(await guessPassword(person.browser, person.email, goodPassword)).toBe('00000');
  });
});
