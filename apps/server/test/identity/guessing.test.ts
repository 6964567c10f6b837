import { randomInt } from 'node:crypto';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { setAntiPhishingCode } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessLimits, takeGuess } from '#modules/core/secrets/guesses.ts';
import { openPool } from '#platform/db/pool.ts';
import { Refusal } from '#platform/refusal.ts';
import { Browser } from '../support/browser.ts';
import { giveCode, giveTicket, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { proofOf } from '../support/solve-proof.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many guesses are made at once; 100,000 in the nightly run. */
const guesses = Number(process.env.PB_GUESSES ?? 2_000);
const atOnce = 64;

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});
afterAll(() => env.close());

async function inParallel(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await act(next++);
    }),
  );
}

async function triesTaken(purpose: string, target: string): Promise<number> {
  const [row] = await env.query<{ taken: number }>(
    'SELECT 5 - tries_left AS taken FROM secrets_codes WHERE purpose = $1 AND target = $2 ORDER BY id DESC LIMIT 1',
    [purpose, target],
  );
  return row?.taken ?? 0;
}

function wrongCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0').replace('246810', '246811');
}

describe('guessing', () => {
  it(`of ${guesses} parallel guesses at a code at most 5 reach the check, across a flush and a restart`, {
    timeout: 3_600_000,
  }, async () => {
    const person = await quickPerson(env);
    const target = `account:${person.accountId}:email`;
    await giveCode(env, 'set-anti-phishing-code', target);
    const codes = new Map<string, number>();
    const guess = async () => {
      const { body } = await person.browser
        .copy()
        .call(setAntiPhishingCode, { antiPhishingCode: 'lighthouse', factors: { emailCode: wrongCode() } });
      codes.set(String(body.code), (codes.get(String(body.code)) ?? 0) + 1);
    };
    await inParallel(guesses / 2, guess);
    await env.forgetRedis();
    await env.stop('api');
    await env.start('api');
    await inParallel(guesses / 2, guess);
    expect(await triesTaken('set-anti-phishing-code', target)).toBeLessThanOrEqual(5);
    expect(codes.get('00000') ?? 0).toBe(0);
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(guesses);
    // The right code is of no use any more either.
    const { body } = await person.browser.call(setAntiPhishingCode, { antiPhishingCode: 'lighthouse', factors: { emailCode: '246810' } });
    expect(['20202', '20203']).toContain(body.code);
  });

  it(`of ${guesses} parallel guesses at a fund password at most 5 are let through`, { timeout: 3_600_000 }, async () => {
    const { accountId } = await quickPerson(env);
    const { db } = openPool({ url: env.config.databaseUrl('api'), size: 16, statementMs: 5_000, name: 'guesses' });
    let letThrough = 0;
    await inParallel(guesses, async () => {
      try {
        await takeGuess(db, guessLimits.fundPassword, accountId);
        letThrough++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    });
    await db.destroy();
    expect(letThrough).toBe(5);
  });

  it('a login code has five tries, whoever asks, and is bound to its login', async () => {
    const person = await quickPerson(env);
    const ticket = await giveTicket(env, 'log-in', person.accountId, { needs: ['email'], method: 'password' });
    const stranger = new Browser(env);
    await stranger.ask(sendCode, { purpose: 'log-in', channel: 'email', ticket });
    await inParallel(200, async () => {
      await stranger.copy().call(verifyLogIn, { ticket, factors: { emailCode: wrongCode() } });
    });
    const [row] = await env.query<{ tries_left: number }>(
      `SELECT tries_left FROM secrets_codes WHERE purpose = 'log-in' AND target LIKE $1`,
      [`account:${person.accountId}:email:%`],
    );
    expect(row?.tries_left).toBeGreaterThanOrEqual(0);
    const [{ count } = { count: 0 }] = await env.query<{ count: number }>(
      `SELECT count(*)::int FROM sessions_families WHERE main_id = $1 AND method = 'password' AND user_agent <> 'test'`,
      [person.accountId],
    );
    expect(count).toBe(0);
  });

  it('a reset code of an account has five tries', async () => {
    const { email } = await quickPerson(env);
    const { deviceId } = new Browser(env);
    await giveCode(env, 'reset-password', email, deviceId);
    // As many networks as guesses: only the code itself counts them.
    await inParallel(300, async () => {
      await new Browser(env, deviceId).call(confirmPasswordReset, { username: email, code: wrongCode() });
    });
    expect(await triesTaken('reset-password', email)).toBe(5);
    expect((await new Browser(env, deviceId).call(confirmPasswordReset, { username: email, code: '246810' })).body.code).toBe(
      refusals['security.wrong-code'].code,
    );
  });

  it('strangers who guess a password work for it, are stopped, and cannot lock the owner out of a known device', async () => {
    const person = await quickPerson(env);
    const stranger = new Browser(env);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 16; attempt++) {
      codes.push(await guessWithProof(stranger, person.email));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '20201'));
    expect(codes.slice(10)).toEqual(Array.from({ length: 6 }, () => '20203'));
    for (const name of ['__Host-pb_at', '__Host-pb_rt']) person.browser.cookies.delete(name);
    expect(
      (await person.browser.call(logIn, { username: person.email, password: goodPassword, ...(await proofFor(person)) })).body.code,
    ).toBe('00000');
  });

  it('a solved challenge serves once and one act only', async () => {
    const { email } = await quickPerson(env);
    const stranger = new Browser(env);
    for (let attempt = 0; attempt < 3; attempt++) await stranger.call(logIn, { username: email, password: 'Wrong-Password-1' });
    const { body } = await stranger.call(logIn, { username: email, password: 'Wrong-Password-1' });
    expect(body.code).toBe('20210');
    const proof = await proofOf(body.data);
    expect((await stranger.call(logIn, { username: email, password: 'Wrong-Password-1', proof })).body.code).toBe('20201');
    expect((await stranger.call(logIn, { username: email, password: 'Wrong-Password-1', proof })).body.code).toBe('20210');
    expect((await stranger.call(logIn, { username: email, password: 'Wrong-Password-1', proof: 'bm90aGluZw==' })).body.code).toBe('20210');
  });

  it('a challenge that was not solved, was changed or belongs to another act opens nothing', async () => {
    const { email: username } = await quickPerson(env);
    const stranger = new Browser(env);
    const guess = { username, password: 'Wrong-Password-1' };
    for (let attempt = 0; attempt < 3; attempt++) await stranger.call(logIn, guess);
    const { body } = await stranger.call(logIn, guess);
    const solved = readProof(await proofOf(body.data));
    const unsolved = { ...solved, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
    const prolonged = { ...solved, challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters } } };
    prolonged.challenge.parameters.expiresAt += 3_600;
    for (const proof of [unsolved, prolonged].map(writeProof)) {
      expect((await stranger.call(logIn, { ...guess, proof })).body.code).toBe('20210');
    }
    const proof = writeProof(solved);
    for (let attempt = 0; attempt < 2; attempt++) await stranger.call(confirmPasswordReset, { username, code: wrongCode() });
    expect((await stranger.call(confirmPasswordReset, { username, code: wrongCode(), proof })).body.code).toBe('20210');
    expect((await stranger.call(logIn, { ...guess, proof })).body.code).toBe('20201');
  });
});

/** What a browser sends as its work, opened so that something of it can be changed. */
function readProof(proof: string): SentProof {
  return JSON.parse(Buffer.from(proof, 'base64').toString()) as SentProof;
}

function writeProof(proof: SentProof): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

interface SentProof {
  challenge: { parameters: { expiresAt: number } };
  solution: { counter: number; derivedKey: string };
}

async function guessWithProof(browser: Browser, username: string): Promise<string> {
  const first = await browser.call(logIn, { username, password: 'Wrong-Password-1' });
  if (first.body.code !== '20210') return String(first.body.code);
  const proof = await proofOf(first.body.data);
  return String((await browser.call(logIn, { username, password: 'Wrong-Password-1', proof })).body.code);
}

async function proofFor({ browser, email }: { browser: Browser; email: string }): Promise<{ proof?: string }> {
  const { body } = await browser.call(logIn, { username: email, password: 'Wrong-Password-1' });
  return body.code === '20210' ? { proof: await proofOf(body.data) } : {};
}
