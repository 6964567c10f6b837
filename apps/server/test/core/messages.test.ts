import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codePurpose } from '@peerbourse/contract/identity/security/proof.shape';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import { sendMessage, type TemplateName, takeTelegramCode } from '#modules/core/messages/index.ts';
import { readTelegram } from '#modules/core/messages/read-telegram.ts';
import type { Message } from '#modules/core/messages/send-message.ts';
import { pause } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { transaction } from '#platform/db/transaction.ts';
import { makeLog } from '#platform/log.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { type MailCatcher, openMailCatcher } from '../../../../tools/mail-catcher/mail-catcher.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let post: MailCatcher;
let env: TestEnvironment;
let api: RoleRuntime;
let workers: [RoleRuntime, RoleRuntime];
let recipients = 0;

beforeAll(async () => {
  post = await openMailCatcher({ smtpPort: 0, httpPort: 0 });
  env = await openTestEnvironment({ ...post.variables, PB_SMS_TOKEN: 'token-of-the-gateway' });
  api = startRole('api', env.config);
  workers = [startRole('worker', env.config), startRole('worker', env.config)];
});

beforeEach(async () => {
  await env.query('UPDATE platform_identity SET clock_offset = NULL');
  await env.query('DELETE FROM messages_outgoing');
});

afterAll(async () => {
  await Promise.all([api, ...workers].map(({ db }) => db.destroy()));
  await env.close();
  await post.close();
});

function newAddress(): string {
  recipients += 1;
  return `reader${recipients}@example.test`;
}

function send<Name extends TemplateName>(message: Message<Name>): Promise<void> {
  return transaction(api.db, (tx) => sendMessage(tx, env.config.keys, message));
}

async function sendCode(to: string, code = '246810'): Promise<void> {
  await send({ way: 'mail', to, locale: 'en', template: 'code', values: { code, minutes: 10, purpose: 'log-in' } });
}

async function rowsTo(to: string) {
  return await env.query<{ id: string; state: string; attempts: number; closed_values: string | null; wait: number }>(
    `SELECT id, state, attempts, closed_values, extract(epoch FROM next_try_at - app_now())::float8 AS wait
     FROM messages_outgoing WHERE recipient = $1`,
    [to],
  );
}

/** The same house with another place to send to. */
function elsewhere(variables: Record<string, string>): RoleRuntime {
  return { ...workers[0], config: readConfig({ ...env.variables, ...variables }) };
}

async function movedOn(interval: string): Promise<void> {
  await env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + $1::interval`, [interval]);
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a mail', () => {
  it('carries the code, what it is for, and how long it lives', async () => {
    const to = newAddress();
    await sendCode(to, '135790');
    await deliverMessages(workers[0]);
    expect(post.messages(to)).toHaveLength(1);
    expect(post.messages(to)[0]).toMatchObject({ subject: 'Your Peerbourse verification code', code: '135790' });
    for (const shape of ['text', 'html'] as const) {
      expect(post.messages(to)[0]?.[shape]).toContain('135790');
      expect(post.messages(to)[0]?.[shape]).toContain('Use this code to log in.');
      expect(post.messages(to)[0]?.[shape]).toContain('valid for 10 minutes');
    }
  });

  it.each(codePurpose.options)('has a sentence for the purpose %s', async (purpose) => {
    const to = newAddress();
    await send({ way: 'mail', to, locale: 'en', template: 'code', values: { code: '111222', minutes: 1, purpose } });
    await deliverMessages(workers[0]);
    expect(post.messages(to)[0]?.text).toMatch(
      /Use this code to [a-z, AIP2-]+\.(?: (?:If you did not|Release only|A program) [^\n]+)?\n\n111222/,
    );
  });

  it('is sent only if the transaction commits', async () => {
    const to = newAddress();
    const failing = transaction(api.db, async (tx) => {
      await sendMessage(tx, env.config.keys, { way: 'mail', to, locale: 'en', template: 'account_exists', values: {} });
      throw new Error('the verb failed');
    });
    await expect(failing).rejects.toThrow('the verb failed');
    await deliverMessages(workers[0]);
    expect(post.messages(to)).toEqual([]);
  });

  it('is sent once by two workers', async () => {
    const all = Array.from({ length: 120 }, newAddress);
    for (const to of all) await sendCode(to);
    for (let round = 0; round < 4; round++)
      await Promise.all(workers.flatMap((worker) => [deliverMessages(worker), deliverMessages(worker)]));
    expect(all.map((to) => post.messages(to).length).filter((count) => count !== 1)).toEqual([]);
    expect(await env.query(`SELECT 1 FROM messages_outgoing WHERE state <> 'sent' OR attempts <> 1`)).toEqual([]);
  });

  it('leaves nothing of its values in the table once it is sent, and nothing readable before', async () => {
    const to = newAddress();
    await sendCode(to, '975313');
    const waiting = JSON.stringify(await env.query('SELECT * FROM messages_outgoing WHERE recipient = $1', [to]));
    expect(waiting).not.toContain('975313');
    expect(waiting).not.toContain('log-in');
    await deliverMessages(workers[0]);
    expect(await rowsTo(to)).toEqual([expect.objectContaining({ state: 'sent', closed_values: null })]);
  });

  it('cannot be turned to another recipient in the table', async () => {
    const [to, thief] = [newAddress(), newAddress()];
    await sendCode(to);
    await env.query('UPDATE messages_outgoing SET recipient = $2 WHERE recipient = $1', [to, thief]);
    await deliverMessages(workers[0]);
    expect(post.messages(thief)).toEqual([]);
    expect(await rowsTo(thief)).toEqual([expect.objectContaining({ state: 'failed', closed_values: null })]);
  });

  it('shows the anti-phishing code, or says how to set one', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    const message = { way: 'mail', locale: 'en', template: 'password_changed', values: {} } as const;
    await send({ ...message, to: known, antiPhishingCode: 'blue-heron' });
    await send({ ...message, to: unknown, antiPhishingCode: null });
    await deliverMessages(workers[0]);
    for (const shape of ['text', 'html'] as const) {
      expect(post.messages(known)[0]?.[shape]).toContain('Your anti-phishing code: blue-heron.');
      expect(post.messages(unknown)[0]?.[shape]).toContain(
        'You haven’t set an anti-phishing code. Set one in the security settings. It appears in our emails so you can spot fakes.',
      );
    }
  });

  it('about safety says when in UTC, what to do, and where to lock the account', async () => {
    const to = newAddress();
    const lockUrl = 'https://peerbourse.test/ja/lock-account?ticket=abc&x="><script>';
    await send({
      way: 'mail',
      to,
      locale: 'en',
      template: 'new_device',
      values: { device: 'Firefox', address: '203.0.113.9', country: 'JP', time: '2026-11-15T08:30:00.000Z' },
      lockUrl,
    });
    await deliverMessages(workers[0]);
    const [mail] = post.messages(to);
    expect(mail?.text).toContain('Time: Nov 15, 2026, 08:30 UTC\nDevice: Firefox\nIP address: 203.0.113.9\nCountry or region: Japan');
    expect(mail?.text).toContain(`Lock my account now: ${lockUrl}`);
    expect(mail?.html).toContain('href="https://peerbourse.test/ja/lock-account?ticket=abc&amp;x=&quot;&gt;&lt;script&gt;"');
  });

  it('is written from right to left in Arabic', async () => {
    const [arabic, english] = [newAddress(), newAddress()];
    for (const [to, locale] of [
      [arabic, 'ar'],
      [english, 'en'],
    ] as const) {
      await send({ way: 'mail', to, locale, template: 'verification_approved', values: {} });
    }
    await deliverMessages(workers[0]);
    expect(post.messages(arabic)[0]?.html).toContain('<html lang="ar" dir="rtl">');
    expect(post.messages(english)[0]?.html).toContain('<html lang="en" dir="ltr">');
  });

  it('makes hostile values harmless', async () => {
    const to = newAddress();
    const device = '<img src=x onerror=alert(1)>\r\nBcc: other@example.test\u202e https://evil.example/';
    await send({ way: 'mail', to, locale: 'en', template: 'new_device', values: { device, address: `"'&`, country: '<b>' } });
    await deliverMessages(workers[0]);
    const [mail] = post.messages(to);
    expect(mail?.html).toContain('Device: &lt;img src=x onerror=alert(1)&gt; Bcc: other@example.test  https evil.example/');
    expect(mail?.html).toContain('IP address: &quot;&#39;&amp;');
    expect(mail?.html).not.toMatch(/<img|<b>|https:\/\/evil|\u202e/);
    expect(mail?.text).not.toMatch(/^Bcc:/m);
    expect(post.messages('other@example.test')).toEqual([]);
  });

  it('goes to one address, however the address looks', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await send({ way: 'mail', to: `${first}, ${second}`, locale: 'en', template: 'account_exists', values: {} });
    await deliverMessages(workers[0]);
    expect([...post.messages(first), ...post.messages(second)]).toEqual([]);
  });
});

describe('a message that cannot be sent', () => {
  it('is tried again later, after longer and longer pauses', async () => {
    const to = newAddress();
    await sendCode(to);
    const away = elsewhere({ PB_MAIL_URL: `smtp://127.0.0.1:${await closedPort()}` });
    await deliverMessages(away);
    expect(await rowsTo(to)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })]);
    expect((await rowsTo(to))[0]?.wait).toBeCloseTo(2, 0);
    await deliverMessages(workers[0]);
    expect(post.messages(to)).toEqual([]);
    await movedOn('3 seconds');
    await deliverMessages(away);
    expect((await rowsTo(to))[0]?.wait).toBeCloseTo(4, 0);
    await movedOn('5 seconds');
    await deliverMessages(workers[0]);
    expect(post.messages(to)).toHaveLength(1);
    expect(await rowsTo(to)).toEqual([expect.objectContaining({ state: 'sent', attempts: 3 })]);
  });

  it('is given up after eight tries, and its values go', async () => {
    const to = newAddress();
    await send({ way: 'mail', to, locale: 'en', template: 'account_exists', values: {} });
    const away = elsewhere({ PB_MAIL_URL: `smtp://127.0.0.1:${await closedPort()}` });
    for (let attempt = 0; attempt < 10; attempt++) {
      await deliverMessages(away);
      await movedOn('10 minutes');
    }
    expect(await rowsTo(to)).toEqual([expect.objectContaining({ state: 'failed', attempts: 8, closed_values: null })]);
  });

  it('does not stop the others', async () => {
    const to = newAddress();
    await send({ way: 'sms', to: '+4915100000', locale: 'en', template: 'account_exists', values: {} });
    await sendCode(to);
    await deliverMessages(elsewhere({ PB_SMS_URL: `http://127.0.0.1:${await closedPort()}/` }));
    expect(post.messages(to)).toHaveLength(1);
    expect(await rowsTo('+4915100000')).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })]);
  });

  it('is sent by another worker when the first one died over it', async () => {
    const to = newAddress();
    await sendCode(to);
    await env.query(`UPDATE messages_outgoing SET attempts = 1, next_try_at = app_now() + interval '60 seconds' WHERE recipient = $1`, [
      to,
    ]);
    await deliverMessages(workers[1]);
    expect(post.messages(to)).toEqual([]);
    await movedOn('61 seconds');
    await deliverMessages(workers[1]);
    expect(post.messages(to)).toHaveLength(1);
  });

  it('is dropped when it is a code of more than ten minutes, and only then', async () => {
    const [late, lasting] = [newAddress(), newAddress()];
    await sendCode(late);
    await send({ way: 'mail', to: lasting, locale: 'en', template: 'account_exists', values: {} });
    await movedOn('601 seconds');
    await deliverMessages(workers[0]);
    expect(post.messages(late)).toEqual([]);
    expect(await rowsTo(late)).toEqual([expect.objectContaining({ state: 'dropped', closed_values: null })]);
    expect(post.messages(lasting)).toHaveLength(1);
  });

  it('is told in the log without its values, its recipient and the address of the bot', async () => {
    const lines: string[] = [];
    const log = makeLog('debug', 'test') as RoleRuntime['log'] & { [key: symbol]: unknown };
    log.warn = ((...parts: unknown[]) => void lines.push(JSON.stringify(parts))) as typeof log.warn;
    const to = newAddress();
    await sendCode(to, '864209');
    await send({ way: 'telegram', to: '4711', locale: 'en', template: 'telegram_code', values: { code: 'ABCDEFGH', minutes: 10 } });
    const port = await closedPort();
    const away = elsewhere({
      PB_MAIL_URL: `smtp://127.0.0.1:${port}`,
      PB_TELEGRAM_URL: `http://127.0.0.1:${port}`,
      PB_TELEGRAM_TOKEN: 'secret-token',
    });
    await deliverMessages({ ...away, log });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/864209|ABCDEFGH|example\.test|4711|secret-token/);
  });
});

describe('an SMS', () => {
  let gateway: Server;
  const asked: Array<{ authorization: string | undefined; body: unknown }> = [];
  let status = 200;

  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status, { location: `${post.address}/sms` }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
  });

  beforeEach(() => {
    asked.length = 0;
    status = 200;
  });

  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
  });

  const runtime = () => elsewhere({ PB_SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/` });
  const code = {
    way: 'sms',
    to: '+819012345678',
    locale: 'en',
    template: 'code',
    values: { code: '112233', minutes: 10, purpose: 'register' },
  } as const;

  it('is short and goes to the gateway with its token', async () => {
    await send(code);
    await deliverMessages(runtime());
    const text = 'Peerbourse: 112233. Use this code to create your account. Valid for 10 minutes. Never share it.';
    expect(asked).toEqual([{ authorization: 'Bearer token-of-the-gateway', body: { to: '+819012345678', text } }]);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it.each([
    [500, 'waiting'],
    [429, 'waiting'],
    [401, 'waiting'],
    [302, 'waiting'],
    [422, 'failed'],
  ])('after the answer %s it is %s', async (answer, state) => {
    status = answer;
    await send(code);
    await deliverMessages(runtime());
    expect(asked).toHaveLength(1);
    expect(await rowsTo(code.to)).toEqual([expect.objectContaining({ state })]);
    expect(post.messages(code.to)).toEqual([]);
  });
});

describe('the Telegram bot', () => {
  const take = (code: string) => takeTelegramCode(api.db, env.config.keys, code);

  async function codeFor(username: string): Promise<string> {
    post.say(username, '/start payload');
    await readTelegram(workers[0]);
    await deliverMessages(workers[0]);
    return post.messages(username)[0]?.code ?? '';
  }

  it('answers /start with a code that names the chat, once', async () => {
    const code = await codeFor('alice');
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(JSON.stringify(await env.query('SELECT * FROM messages_telegram_codes'))).not.toContain(code);
    const taken = await Promise.all([take(code), take(code), take(code)]);
    expect(taken.filter(Boolean)).toEqual([{ chatId: expect.stringMatching(/^\d+$/), chatName: 'alice' }]);
  });

  it('forgets a code after ten minutes', async () => {
    const code = await codeFor('bob');
    await movedOn('601 seconds');
    expect(await take(code)).toBeUndefined();
  });

  it('gives a chat one code at a time, and no second one at once', async () => {
    const first = await codeFor('carol');
    expect(await codeFor('carol')).toBe(first);
    expect(post.messages('carol')).toHaveLength(1);
    await movedOn('11 seconds');
    const second = await codeFor('carol');
    expect(second).not.toBe(first);
    expect(await take(first)).toBeUndefined();
    expect(await take(second)).toMatchObject({ chatName: 'carol' });
  });

  it('reads every update once and passes other words by', async () => {
    post.say('dave', 'hello');
    post.say('dave', '/startled');
    await readTelegram(workers[0]);
    await readTelegram(workers[1]);
    await deliverMessages(workers[0]);
    expect(post.messages('dave')).toEqual([]);
    await codeFor('dave');
    await readTelegram(workers[1]);
    await deliverMessages(workers[1]);
    expect(post.messages('dave')).toHaveLength(1);
  });

  it('leaves a Telegram that does not answer alone for half a minute, and then goes on', async () => {
    await readTelegram(elsewhere({ PB_TELEGRAM_URL: `http://127.0.0.1:${await closedPort()}` }));
    expect(await codeFor('erin')).toBe('');
    await movedOn('31 seconds');
    await readTelegram(workers[0]);
    await deliverMessages(workers[0]);
    expect(post.messages('erin')[0]?.code).toMatch(/^[A-Z2-9]{8}$/);
  });
});

it('a whole worker sends by itself, and what the post office keeps can be asked for', async () => {
  const to = newAddress();
  await env.start('worker');
  await sendCode(to, '314159');
  await expect.poll(() => post.messages(to).length).toBe(1);
  await pause(1_200);
  expect(post.messages(to)).toHaveLength(1);
  const kept = (await (await fetch(`${post.address}/messages?to=${to}`)).json()) as { messages: Array<{ code: string }> };
  expect(kept.messages).toEqual([expect.objectContaining({ code: '314159', to })]);
  const page = await (await fetch(`${post.address}/?to=${to}`)).text();
  expect(page).toContain('<p class="code">314159</p>');
  await env.stop('worker');
});
