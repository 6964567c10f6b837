import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import { sendMessage } from '#modules/core/messages/index.ts';
import { measureWaiting } from '#modules/core/messages/measure-waiting.ts';
import { providerState } from '#modules/core/messages/providers/provider-slots.ts';
import type { Way } from '#modules/core/messages/way.ts';
import { readConfig } from '#platform/config.ts';
import { transaction } from '#platform/db/transaction.ts';
import { registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { type FaultyMailServer, type MailFault, openFaultyMailServer } from '../../../../tools/mail-catcher/faulty-mail-server.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let api: RoleRuntime;
let worker: RoleRuntime;
let mails: [FaultyMailServer, FaultyMailServer];
let gateways: [Gateway, Gateway];
let recipients = 0;

beforeAll(async () => {
  mails = [await openFaultyMailServer(), await openFaultyMailServer()];
  gateways = [await openGateway(), await openGateway()];
  env = await openTestEnvironment();
  api = startRole('api', env.config);
  worker = startRole('worker', env.config);
});

beforeEach(async () => {
  for (const mail of mails) mail.fail(undefined);
  for (const gateway of gateways) Object.assign(gateway, { status: 200, asked: [] });
  await env.query('UPDATE platform_identity SET clock_offset = NULL');
  await env.query('DELETE FROM messages_outgoing; DELETE FROM messages_failures');
});

afterAll(async () => {
  await Promise.all([api, worker].map(({ db }) => db.destroy()));
  await env.close();
  await Promise.all(mails.map((mail) => mail.stop()));
  for (const { server } of gateways) {
    server.closeAllConnections();
    server.close();
  }
});

interface Gateway {
  server: Server;
  url: string;
  /** 0 does not answer. */
  status: number;
  asked: Array<string | undefined>;
}

/** Takes SMS and Telegram messages, and keeps the tokens that they came with. */
async function openGateway(): Promise<Gateway> {
  const server = createServer(async (request, response) => {
    for await (const _chunk of request);
    gateway.asked.push(request.headers.authorization);
    if (gateway.status !== 0) response.writeHead(gateway.status, { location: 'http://127.0.0.1:9/' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: Gateway = { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, status: 200, asked: [] };
  return gateway;
}

/** A worker with providers of its own, of which it has heard nothing bad yet. */
function workerWith(variables: Record<string, string> = {}): RoleRuntime {
  const two = {
    PB_MAIL_URL: mails[0].url,
    PB_MAIL_URL_2: mails[1].url,
    PB_MAIL_FROM_2: 'Exchange <post@other.test>',
    PB_SMS_URL: gateways[0].url,
    PB_SMS_TOKEN: 'one',
    PB_SMS_URL_2: gateways[1].url,
    PB_SMS_TOKEN_2: 'two',
    PB_TELEGRAM_URL: gateways[0].url,
  };
  return { ...worker, config: readConfig({ ...env.variables, ...two, ...variables }) };
}

async function send(way: Way = 'mail'): Promise<string> {
  recipients += 1;
  const to = way === 'mail' ? `reader${recipients}@example.test` : `+4915100${recipients}`;
  await transaction(api.db, (tx) => sendMessage(tx, env.config.keys, { way, to, locale: 'en', template: 'account_exists', values: {} }));
  return to;
}

const rowOf = async (to: string) =>
  (await env.query('SELECT state, attempts, sent_by AS by FROM messages_outgoing WHERE recipient = $1', [to]))[0];

async function failuresOf(to: string): Promise<string[]> {
  const rows = await env.query<{ text: string }>(
    `SELECT concat_ws(' ', f.provider, reason, CASE WHEN is_final THEN 'given up' END) AS text
     FROM messages_failures f JOIN messages_outgoing m ON m.id = f.message_id WHERE recipient = $1 ORDER BY f.id`,
    [to],
  );
  return rows.map(({ text }) => text);
}

async function movedOn(seconds: number): Promise<void> {
  await env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(secs => $1)`, [
    seconds,
  ]);
}

async function metric(name: string, labels: Record<string, string>): Promise<number> {
  const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
  const found = values.filter((value) => Object.entries(labels).every(([label, wanted]) => value.labels[label] === wanted));
  return found.reduce((sum, { value }) => sum + value, 0);
}

const attempts = (way: Way, provider: string, outcome: string) => metric('pb_message_attempts_total', { way, provider, outcome });

const no = (at: MailFault['at'], code: number, text: string): MailFault => ({ at, answer: { code, text } });

describe('a mail', () => {
  it.each<[string, MailFault, string]>([
    ['does not greet', { at: 'connect' }, 'unreachable'],
    ['has too many connections', no('connect', 421, '4.7.0 try again later'), 'busy'],
    ['knows another password', no('login', 535, '5.7.8 wrong password'), 'login'],
    ['has shut our account', no('sender', 550, '5.7.1 sender is not allowed'), 'refused'],
    ['does not relay for us', no('recipient', 550, '5.7.1 relaying denied'), 'refused'],
    ['puts the recipient off', no('recipient', 451, '4.3.0 try again later'), 'deferred'],
    ['does not take the content', no('content', 554, '5.6.0 rejected'), 'refused'],
    ['fails after the content', no('content', 451, '4.3.0 local error'), 'refused'],
  ])('whose provider %s arrives once, at the other one', async (_words, fault, reason) => {
    const [before, sent] = [await attempts('mail', 'first', reason), await attempts('mail', 'second', 'sent')];
    const delays = await metric('pb_message_delay_seconds', { way: 'mail', le: '+Inf' });
    mails[0].fail(fault);
    const to = await send();
    await deliverMessages(workerWith());
    expect([mails[0].taken(to).length, mails[1].taken(to).length]).toEqual([0, 1]);
    expect(await rowOf(to)).toEqual({ state: 'sent', attempts: 1, by: 'second' });
    expect(await failuresOf(to)).toEqual([`first ${reason}`]);
    expect(await attempts('mail', 'first', reason)).toBe(before + 1);
    expect(await attempts('mail', 'second', 'sent')).toBe(sent + 1);
    expect(await metric('pb_message_delay_seconds', { way: 'mail', le: '+Inf' })).toBe(delays + 1);
  });

  it('whose provider is away arrives at the other one, and at the first again when it is back', async () => {
    const own = workerWith();
    await mails[0].stop();
    const away = await send();
    await deliverMessages(own);
    await mails[0].start();
    const back = await send();
    await deliverMessages(own);
    expect([mails[0].taken(away).length, mails[1].taken(away).length]).toEqual([0, 1]);
    expect(await failuresOf(away)).toEqual(['first unreachable']);
    expect([mails[0].taken(back).length, mails[1].taken(back).length]).toEqual([1, 0]);
  });

  it('to an address that does not exist is tried nowhere else', async () => {
    const before = await metric('pb_messages_given_up_total', { way: 'mail', reason: 'address' });
    mails[0].fail(no('recipient', 550, '5.1.1 no such user'));
    const to = await send();
    await deliverMessages(workerWith());
    expect(mails[1].taken(to)).toEqual([]);
    expect(await rowOf(to)).toEqual({ state: 'failed', attempts: 1, by: null });
    expect(await failuresOf(to)).toEqual(['first address given up']);
    expect(await metric('pb_messages_given_up_total', { way: 'mail', reason: 'address' })).toBe(before + 1);
  });

  it('that the provider may have is not sent by the other one at once, and later with the same Message-ID', async () => {
    const own = workerWith();
    mails[0].fail({ at: 'content' });
    const to = await send();
    await deliverMessages(own);
    expect([mails[0].taken(to).length, mails[1].taken(to).length]).toEqual([1, 0]);
    expect(await rowOf(to)).toEqual({ state: 'waiting', attempts: 1, by: null });
    await movedOn(3);
    await deliverMessages(own);
    expect(mails[1].taken(to)).toEqual(mails[0].taken(to));
    expect(await rowOf(to)).toEqual({ state: 'sent', attempts: 2, by: 'second' });
    expect(await failuresOf(to)).toEqual(['first unconfirmed']);
  });

  it('is left to whoever took it meanwhile', async () => {
    mails[0].fail({ at: 'connect' });
    const asked = mails[0].asked();
    const to = await send();
    const delivering = deliverMessages(workerWith());
    await asked;
    await env.query('UPDATE messages_outgoing SET attempts = attempts + 1');
    await delivering;
    expect(mails[1].taken(to)).toEqual([]);
    expect(await rowOf(to)).toEqual({ state: 'waiting', attempts: 2, by: null });
  });

  it('waits when both fail, and is sent by the one that comes back', async () => {
    const own = workerWith();
    for (const mail of mails) mail.fail(no('sender', 451, '4.3.0 try again later'));
    const to = await send();
    await deliverMessages(own);
    expect(await failuresOf(to)).toEqual(['first refused', 'second refused']);
    mails[0].fail(undefined);
    await movedOn(3);
    await deliverMessages(own);
    expect([mails[0].taken(to).length, mails[1].taken(to).length]).toEqual([1, 0]);
    expect(await rowOf(to)).toEqual({ state: 'sent', attempts: 2, by: 'first' });
    expect(await failuresOf(to)).toEqual(['first refused', 'second refused', 'second refused']);
  });
});

describe('a provider that fails again and again', () => {
  const busy = no('connect', 421, '4.7.0 try again later');

  async function failThrice(own: RoleRuntime): Promise<void> {
    mails[0].fail(busy);
    for (let message = 0; message < 3; message++) {
      await send();
      await deliverMessages(own);
    }
  }

  it('is passed over, tried by one message after a pause, and used again when that was sent', async () => {
    const own = workerWith();
    await failThrice(own);
    expect(providerState(own.config).providers).toBe(
      'mail first passed over, mail second, sms first, sms second, telegram first, push first',
    );
    expect(await metric('pb_message_provider_passed_over', { way: 'mail', provider: 'first' })).toBe(1);
    const asked = mails[0].connections();
    const next = await send();
    await deliverMessages(own);
    expect(mails[0].connections()).toBe(asked);
    expect([await rowOf(next), await failuresOf(next)]).toEqual([{ state: 'sent', attempts: 1, by: 'second' }, []]);

    await movedOn(16);
    const many = [await send(), await send(), await send(), await send(), await send()];
    await deliverMessages(own);
    expect(mails[0].connections()).toBe(asked + 1);
    for (const to of many) expect(mails[1].taken(to)).toHaveLength(1);

    mails[0].fail(undefined);
    const early = await send();
    await deliverMessages(own);
    expect(mails[1].taken(early)).toHaveLength(1);
    await movedOn(16);
    const back = [await send(), await send()];
    for (const _ of back) await deliverMessages(own);
    const last = await send();
    await deliverMessages(own);
    expect(mails[0].taken(last)).toHaveLength(1);
    expect(providerState(own.config).providers).not.toContain('passed over');
    expect(await metric('pb_message_provider_passed_over', { way: 'mail', provider: 'first' })).toBe(0);
  });

  it('does not cost messages their tries when there is no other, and they go when it is back', async () => {
    const own = workerWith({ PB_MAIL_URL_2: '' });
    await failThrice(own);
    const to = await send();
    await deliverMessages(own);
    expect(await rowOf(to)).toEqual({ state: 'waiting', attempts: 0, by: null });
    mails[0].fail(undefined);
    await movedOn(16);
    for (let run = 0; run < 2; run++) await deliverMessages(own);
    expect(await rowOf(to)).toEqual({ state: 'sent', attempts: 1, by: 'first' });
    expect(await env.query("SELECT FROM messages_outgoing WHERE state <> 'sent'")).toEqual([]);
  });

  it('is not one that says no to recipients, whom strangers choose', async () => {
    const own = workerWith();
    for (const fault of [no('recipient', 451, '4.1.2 domain not found'), no('recipient', 550, '5.1.1 no such user')]) {
      mails[0].fail(fault);
      for (let message = 0; message < 5; message++) await send();
      await deliverMessages(own);
    }
    expect(providerState(own.config).providers).not.toContain('passed over');
  });

  it('holds up no other way', async () => {
    const own = workerWith({ PB_MAIL_URL_2: '' });
    await failThrice(own);
    const [mail, sms] = [await send(), await send('sms')];
    await deliverMessages(own);
    expect([await rowOf(mail), await rowOf(sms)]).toMatchObject([{ state: 'waiting' }, { state: 'sent', by: 'first' }]);
  });

  it('is counted for Telegram too', async () => {
    const own = workerWith();
    const before = await attempts('telegram', 'first', 'refused');
    gateways[0].status = 502;
    for (let message = 0; message < 4; message++) {
      await send('telegram');
      await deliverMessages(own);
    }
    expect(gateways[0].asked).toHaveLength(3);
    expect(await attempts('telegram', 'first', 'refused')).toBe(before + 3);
    expect(providerState(own.config).providers).toContain('telegram first passed over');
  });
});

describe('an SMS', () => {
  it.each([
    [500, 'refused'],
    [302, 'refused'],
    [429, 'busy'],
    [401, 'login'],
  ])('whose gateway answers %s arrives once, at the other one with its own token', async (status, reason) => {
    gateways[0].status = status;
    const to = await send('sms');
    await deliverMessages(workerWith());
    expect(gateways.map(({ asked }) => asked)).toEqual([['Bearer one'], ['Bearer two']]);
    expect(await rowOf(to)).toEqual({ state: 'sent', attempts: 1, by: 'second' });
    expect(await failuresOf(to)).toEqual([`first ${reason}`]);
  });

  it('whose gateway cannot be reached arrives at the other one', async () => {
    const closed = await openGateway();
    await new Promise((resolve) => closed.server.close(resolve));
    const to = await send('sms');
    await deliverMessages(workerWith({ PB_SMS_URL: closed.url }));
    expect([await rowOf(to), await failuresOf(to)]).toEqual([{ state: 'sent', attempts: 1, by: 'second' }, ['first unreachable']]);
  });

  it.each([
    ['does not answer', 0],
    ['waits in vain for somebody behind it', 504],
  ])('whose gateway %s is not sent by the other one before its next try', async (_words, status) => {
    const own = workerWith();
    gateways[0].status = status;
    const to = await send('sms');
    await deliverMessages(own);
    expect(await rowOf(to)).toEqual({ state: 'waiting', attempts: 1, by: null });
    expect(gateways[1].asked).toEqual([]);
    await movedOn(3);
    await deliverMessages(own);
    expect(gateways.map(({ asked }) => asked.length)).toEqual([1, 1]);
    expect([await rowOf(to), await failuresOf(to)]).toEqual([{ state: 'sent', attempts: 2, by: 'second' }, ['first unconfirmed']]);
  });

  it('to a number that does not exist is tried nowhere else', async () => {
    gateways[0].status = 422;
    const to = await send('sms');
    await deliverMessages(workerWith());
    expect(gateways[1].asked).toEqual([]);
    expect(await failuresOf(to)).toEqual(['first address given up']);
  });
});

describe('what waits', () => {
  const oldest = (way: Way, kind: string) => metric('pb_message_oldest_seconds', { way, kind });

  it('is measured by way, codes apart, and no more once it is gone', async () => {
    await send();
    await send();
    const code = { code: '246810', minutes: 10, purpose: 'log-in' } as const;
    await transaction(api.db, (tx) =>
      sendMessage(tx, env.config.keys, { way: 'sms', to: '+491', locale: 'en', template: 'code', values: code }),
    );
    await env.query(`UPDATE messages_outgoing SET created_at = app_now() - interval '5 minutes' WHERE kind = 'mail'`);
    await env.query(`UPDATE messages_outgoing SET created_at = app_now() - interval '3 minutes' WHERE kind = 'sms'`);
    await measureWaiting(worker);
    expect([await metric('pb_messages_waiting', { way: 'mail' }), await metric('pb_messages_waiting', { way: 'sms' })]).toEqual([2, 1]);
    expect(await oldest('mail', 'other')).toBeGreaterThanOrEqual(300);
    expect(await oldest('sms', 'code')).toBeGreaterThanOrEqual(180);
    expect([await oldest('mail', 'code'), await oldest('sms', 'other')]).toEqual([0, 0]);
    await deliverMessages(workerWith());
    await measureWaiting(worker);
    expect(await metric('pb_messages_waiting', {})).toBe(0);
    expect(await metric('pb_message_oldest_seconds', {})).toBe(0);
  });

  it('because the recipient is put off is not late: a stranger chose the address', async () => {
    for (const mail of mails) mail.fail(no('recipient', 451, '4.1.2 domain not found'));
    await send();
    await deliverMessages(workerWith());
    await movedOn(600);
    await measureWaiting(worker);
    expect([await metric('pb_messages_waiting', { way: 'mail' }), await oldest('mail', 'other')]).toEqual([1, 0]);
  });

  it('too long is given up, counted and kept with its reason', async () => {
    const before = await metric('pb_messages_given_up_total', { way: 'push', reason: 'late' });
    const handle = '00000000-0000-4000-8000-000000000001';
    await transaction(api.db, (tx) =>
      sendMessage(tx, env.config.keys, { way: 'push', to: handle, locale: 'en', template: 'account_exists', values: {} }),
    );
    await movedOn(3_601);
    await deliverMessages(workerWith());
    expect(await rowOf(handle)).toMatchObject({ state: 'dropped' });
    expect(await failuresOf(handle)).toEqual(['late given up']);
    expect(await metric('pb_messages_given_up_total', { way: 'push', reason: 'late' })).toBe(before + 1);
  });
});
