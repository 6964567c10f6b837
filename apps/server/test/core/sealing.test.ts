import { randomBytes, randomInt } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, sealWith } from '../support/browser.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many requests are tampered with; 100,000 in the nightly run. */
const trials = Number(process.env.PB_TAMPER ?? 1_500);

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});
afterAll(() => env.close());

interface SealedLogIn {
  person: QuickPerson;
  browser: Browser;
  body: string;
  headers: Record<string, string>;
}

async function sealedLogIn(options: Parameters<typeof sealWith>[4] = {}): Promise<SealedLogIn> {
  const person = await quickPerson(env);
  const { browser } = person;
  for (const name of ['__Host-pb_at', '__Host-pb_rt']) browser.cookies.delete(name);
  const { encryptKey } = await browser.ask(issueEncryptionKey, {});
  const input = { username: person.email, password: goodPassword };
  return { person, browser, ...sealWith(encryptKey, logIn, input, browser.deviceId, options) };
}

/** The key of a browser is used up by wrong requests, too; here it must not be that what saves us. */
async function refillKeys(): Promise<void> {
  await env.query('UPDATE sealing_keys SET uses_left = 30000');
}

const refused = ['20211', '20212', '40001'];

describe('R7.5 sealed fields', () => {
  it('characters 8 to 24 of the issued key come back as secretKey, and the server opens the field', async () => {
    const { browser, body, headers: sent } = await sealedLogIn();
    expect(JSON.parse(body)).toMatchObject({ secretKey: expect.stringMatching(/^[\w-]{16}$/) });
    expect(body).not.toContain(goodPassword);
    expect((await browser.send(logIn, body, sent)).body).toMatchObject({ code: '00000', data: { state: 'opened' } });
  });

  it('a plain password is not read', async () => {
    const { email } = await quickPerson(env);
    const { body } = await new Browser(env).send(
      logIn,
      JSON.stringify({ username: email, password: goodPassword, secretKey: 'AAAAAAAAAAAAAAAA' }),
      {},
    );
    expect(body.code).toBe('20212');
  });

  it('a captured request is worthless: again, after a flush of Redis and after a restart', async () => {
    const { browser, body, headers: sent } = await sealedLogIn();
    expect((await browser.send(logIn, body, sent)).body.code).toBe('00000');
    // A thief has the cookies of the time before the login as well.
    const thief = browser.copy();
    for (const name of ['__Host-pb_at', '__Host-pb_rt', 'login']) thief.cookies.delete(name);
    expect((await thief.send(logIn, body, sent)).body.code).toBe('20211');
    await env.forgetRedis();
    expect((await thief.send(logIn, body, sent)).body.code).toBe('20211');
    await env.stop('api');
    await env.start('api');
    expect((await thief.send(logIn, body, sent)).body.code).toBe('20211');
  });

  it('a key serves its own session and device only', async () => {
    const { browser, body, headers: sent } = await sealedLogIn();
    const stranger = new Browser(env, browser.deviceId);
    expect((await stranger.send(logIn, body, sent)).body.code).toBe('20212');
    await stranger.ask(issueEncryptionKey, {});
    expect((await stranger.send(logIn, body, sent)).body.code).toBe('20212');
    const otherDevice = browser.copy();
    otherDevice.deviceId = 'another-device';
    expect((await otherDevice.send(logIn, body, sent)).body.code).toBe('20212');
    expect((await browser.send(logIn, body, sent)).body.code).toBe('00000');
  });

  it.each([-61_500, 61_500, Number.NaN])('a request whose time is %s ms away is refused', async (awayMs) => {
    const { browser, body, headers: sent } = await sealedLogIn({ timestamp: String(Date.now() + awayMs) });
    expect((await browser.send(logIn, body, sent)).body.code).toBe('20211');
  });

  it('a field cannot be moved to another field or another call', async () => {
    const { browser } = await quickPerson(env);
    const { encryptKey } = await browser.ask(issueEncryptionKey, {});
    const input = { oldPassword: goodPassword, password: 'Quiet-Meadow-82', factors: {} };
    const sealed = sealWith(encryptKey, changePassword, input, browser.deviceId);
    const fields = JSON.parse(sealed.body) as Record<string, string>;
    const swapped = JSON.stringify({ ...fields, oldPassword: fields.password, password: fields.oldPassword });
    expect((await browser.send(changePassword, swapped, sealed.headers)).body.code).toBe('20211');
    const moved = JSON.stringify({ username: 'a@b.test', password: fields.password, secretKey: fields.secretKey });
    expect((await browser.send(logIn, moved, sealed.headers)).body.code).toBe('20211');
  });

  it(`of ${trials} requests with one thing changed none is accepted`, { timeout: 3_600_000 }, async () => {
    let made = await sealedLogIn();
    const accepted: string[] = [];
    for (let trial = 0; trial < trials; trial++) {
      if (trial % 200 === 0) {
        made = await sealedLogIn();
        await refillKeys();
      }
      const { what, body, headers: sent } = tampered(made);
      const { body: answer } = await made.browser.send(logIn, body, sent);
      if (!refused.includes(String(answer.code))) accepted.push(`${what}: ${answer.code}`);
    }
    expect(accepted).toEqual([]);
    // The untouched one is still good: it was not refused for something else.
    await refillKeys();
    expect((await made.browser.send(logIn, made.body, made.headers)).body.code).toBe('00000');
  });
});

/** Changes one thing: a byte of the field, of the body, a header, the handle, or the order of things. */
function tampered({ body, headers: sent }: SealedLogIn): { what: string; body: string; headers: Record<string, string | undefined> } {
  const fields = JSON.parse(body) as Record<string, string>;
  const ways: Array<() => { what: string; body: string; headers: Record<string, string | undefined> }> = [
    () => ({ what: 'field', body: JSON.stringify({ ...fields, password: flipped(fields.password as string) }), headers: sent }),
    () => ({
      what: 'field cut',
      body: JSON.stringify({ ...fields, password: fields.password?.slice(0, -randomInt(1, 20)) }),
      headers: sent,
    }),
    () => ({ what: 'field longer', body: JSON.stringify({ ...fields, password: `${fields.password}AA` }), headers: sent }),
    () => ({ what: 'name', body: JSON.stringify({ ...fields, username: `x${fields.username}` }), headers: sent }),
    () => ({ what: 'handle', body: JSON.stringify({ ...fields, secretKey: flipped(fields.secretKey as string) }), headers: sent }),
    () => ({ what: 'space', body: `${body} `, headers: sent }),
    () => ({ what: 'signature', body, headers: { ...sent, [headers.signature]: flipped(sent[headers.signature] as string) } }),
    () => ({ what: 'no signature', body, headers: { ...sent, [headers.signature]: undefined } }),
    () => ({ what: 'nonce', body, headers: { ...sent, [headers.nonce]: randomBytes(16).toString('base64url') } }),
    () => ({ what: 'time', body, headers: { ...sent, [headers.timestamp]: String(Number(sent[headers.timestamp]) + randomInt(1, 999)) } }),
    () => ({ what: 'terminal', body, headers: { ...sent, [headers.terminalCode]: 'another' } }),
    () => ({ what: 'random field', body: JSON.stringify({ ...fields, password: randomBytes(120).toString('base64url') }), headers: sent }),
  ];
  return (ways[randomInt(ways.length)] as (typeof ways)[0])();
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another character somewhere; the last one may carry bits that nobody reads, which must be refused all the same. */
function flipped(text: string): string {
  const at = randomInt(text.length);
  const next = base64url.replace(text[at] as string, '')[randomInt(63)] as string;
  return text.slice(0, at) + next + text.slice(at + 1);
}
