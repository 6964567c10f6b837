import { createDecipheriv, createECDH, createHash, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooseNotices } from '@peerbourse/contract/core/notifications/choose-notices';
import { noticesDefault } from '@peerbourse/contract/core/notifications/notice.shape';
import { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { subscribePush } from '@peerbourse/contract/core/notifications/subscribe-push';
import { unsubscribePush } from '@peerbourse/contract/core/notifications/unsubscribe-push';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import { makePushKey } from '#modules/core/messages/push/push-key.ts';
import { sendPush } from '#modules/core/messages/push/send-push.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import { isPublic } from '#platform/public-lookup.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { giveSession, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let service: PushService;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_PUSH_PRIVATE: 'yes' });
  await env.start('api');
  worker = startRole('worker', env.config);
  service = await openPushService();
  await makePushKey(worker);
});

beforeEach(async () => {
  service.status = 201;
  service.taken.length = 0;
  await env.query('DELETE FROM messages_outgoing');
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  service.server.close();
});

interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface PushService {
  server: Server;
  address: string;
  status: number;
  taken: Taken[];
}

/** What stands between us and browsers, in one process. */
async function openPushService(): Promise<PushService> {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(opened.status, opened.status === 302 ? { location: `${opened.address}/elsewhere` } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened: PushService = { server, taken, status: 201, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  return opened;
}

/** A browser with a subscription: it alone can read what was sent. */
class Device {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint = `${service.address}/${randomBytes(6).toString('hex')}`) {
    this.pair.generateKeys();
    this.endpoint = endpoint;
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  read(body: Buffer): unknown {
    const [salt, sender, closed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (secret: Buffer, by: Buffer, info: string | Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const secret = derive(this.pair.computeSecret(sender), this.auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    ).setAuthTag(closed.subarray(-16));
    const plain = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()]);
    expect(plain.at(-1)).toBe(2);
    return JSON.parse(plain.subarray(0, -1).toString());
  }
}

const order = '1234567890123456789';

async function tell({ accountId }: QuickPerson): Promise<void> {
  await transaction(worker.db, (tx) =>
    notify(tx, env.config, {
      accountId,
      kind: 'order_paid',
      values: { order, amount: '100 USDT', until: '2026-11-17T12:00:00.000Z' },
      isSecurity: false,
      group: 'orders',
      link: `/p2p-trade/order/${order}`,
    }),
  );
}

async function subscribed(): Promise<{ person: QuickPerson; device: Device }> {
  const [person, device] = [await quickPerson(env), new Device()];
  await person.browser.ask(subscribePush, { subscription: device.subscription });
  return { person, device };
}

const takenBy = ({ endpoint }: Device) => service.taken.filter(({ path }) => endpoint.endsWith(path));
const pushes = () =>
  env.query<{ state: string; attempts: number; closed_values: string | null }>(
    `SELECT state, attempts, closed_values FROM messages_outgoing WHERE kind = 'push'`,
  );

describe('a push', () => {
  it('reaches the device, which alone can read it, and holds no more than kind, order and way', async () => {
    const { person, device } = await subscribed();
    await env.query(`UPDATE accounts_users SET language = 'ja' WHERE id = $1`, [person.accountId]);
    await tell(person);
    await deliverMessages(worker);
    const [sent] = takenBy(device);
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    expect(sent?.body.includes(order)).toBe(false);
    const note = device.read(sent?.body as Buffer) as Record<string, string>;
    expect(Object.keys(note).sort()).toEqual(['body', 'kind', 'link', 'title']);
    expect(note).toMatchObject({ kind: 'order_paid', link: `/ja/p2p-trade/order/${order}`, body: expect.stringContaining(order) });
    expect(JSON.stringify(note)).not.toContain('USDT');
    expect(await pushes()).toEqual([{ state: 'sent', attempts: 1, closed_values: null }]);
  });

  it('is signed by the house for this push service alone', async () => {
    const { person, device } = await subscribed();
    const { pushKey } = await person.browser.ask(noticeChoices, {});
    await tell(person);
    await deliverMessages(worker);
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(takenBy(device)[0]?.headers.authorization)) ?? [];
    expect(key).toBe(pushKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
    expect(said).toMatchObject({ aud: service.address, sub: env.config.origins[0] });
    expect(said.exp).toBeLessThan(Date.now() / 1000 + 24 * 3_600);
  });

  it('goes to every device of the account, and stays away where it was not chosen', async () => {
    const { person, device } = await subscribed();
    const other = new Device();
    await person.browser.ask(subscribePush, { subscription: other.subscription });
    await tell(person);
    await deliverMessages(worker);
    expect([takenBy(device).length, takenBy(other).length]).toEqual([1, 1]);
    await person.browser.ask(chooseNotices, { notices: { ...noticesDefault, orders: { ...noticesDefault.orders, push: false } } });
    await tell(person);
    await deliverMessages(worker);
    expect(takenBy(device)).toHaveLength(1);
  });

  it('is tried again later when the service is away', async () => {
    const { person, device } = await subscribed();
    service.status = 503;
    await tell(person);
    await deliverMessages(worker);
    expect(await pushes()).toEqual([{ state: 'waiting', attempts: 1, closed_values: expect.any(String) }]);
    service.status = 201;
    await env.query('UPDATE messages_outgoing SET next_try_at = app_now()');
    await deliverMessages(worker);
    expect(takenBy(device)).toHaveLength(2);
    expect((await pushes())[0]?.state).toBe('sent');
  });

  it('is not held back by the failures of others: a device chooses its service, and a stranger one that fails', async () => {
    const { person, device } = await subscribed();
    service.status = 503;
    for (let push = 0; push < 4; push++) await tell(person);
    await deliverMessages(worker);
    await tell(person);
    await deliverMessages(worker);
    expect(takenBy(device)).toHaveLength(5);
  });

  it.each([404, 410])('ends with the subscription when the service answers %s', async (status) => {
    const { person, device } = await subscribed();
    service.status = status;
    await tell(person);
    await deliverMessages(worker);
    expect((await pushes())[0]?.state).toBe('failed');
    await env.query('DELETE FROM messages_outgoing');
    await tell(person);
    expect(await pushes()).toEqual([]);
    expect(takenBy(device)).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const { person } = await subscribed();
    service.status = 302;
    await tell(person);
    await deliverMessages(worker);
    expect(service.taken.map(({ path }) => path)).not.toContain('/elsewhere');
    expect((await pushes())[0]?.state).toBe('waiting');
  });
});

describe('a subscription', () => {
  it('uses notifications/subscribe-push, notifications/unsubscribe-push: comes, is kept encrypted, and goes', async () => {
    const { person, device } = await subscribed();
    const [row] = await env.query<{ closed_subscription: string }>(
      'SELECT closed_subscription FROM messages_push_subscriptions WHERE account_id = $1',
      [person.accountId],
    );
    expect(row?.closed_subscription).not.toContain(device.endpoint);
    await person.browser.ask(unsubscribePush, { endpoint: device.endpoint });
    await tell(person);
    expect(await pushes()).toEqual([]);
  });

  it('belongs to whoever subscribed last on that browser, and nobody else can end it', async () => {
    const { person, device } = await subscribed();
    const next = await quickPerson(env);
    await next.browser.ask(unsubscribePush, { endpoint: device.endpoint });
    await tell(person);
    expect(await pushes()).toHaveLength(1);
    await env.query('DELETE FROM messages_outgoing');
    await next.browser.ask(subscribePush, { subscription: device.subscription });
    await tell(person);
    expect(await pushes()).toEqual([]);
  });

  it('goes with the login that it was made with, and no other device goes with it', async () => {
    const { person } = await subscribed();
    const elsewhere = new Browser(env);
    await giveSession(env, elsewhere, person.accountId);
    await elsewhere.ask(subscribePush, { subscription: new Device().subscription });
    await elsewhere.ask(logOut, {});
    await tell(person);
    expect(await pushes()).toHaveLength(1);
    await person.browser.ask(logOut, {});
    await env.query('DELETE FROM messages_outgoing');
    await tell(person);
    expect(await pushes()).toEqual([]);
  });

  it('is one of ten at most', async () => {
    const { person, device } = await subscribed();
    for (let count = 0; count < 10; count += 1) await person.browser.ask(subscribePush, { subscription: new Device().subscription });
    await tell(person);
    await deliverMessages(worker);
    expect(takenBy(device)).toEqual([]);
    expect(service.taken).toHaveLength(10);
  });

  it('of a key that is no point of the curve is refused', async () => {
    const person = await quickPerson(env);
    const subscription = { endpoint: 'https://push.example.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
    const { body } = await person.browser.call(subscribePush, { subscription });
    expect(refusalOfCode(String(body.code))).toBe('notifications.push-refused');
  });
});

describe('a hostile address', () => {
  it('is refused where tests are not allowed to, and again when it is called', async () => {
    const strict = await openTestEnvironment();
    const careful = startRole('worker', strict.config);
    try {
      await strict.start('api');
      await makePushKey(careful);
      const person = await quickPerson(strict);
      const hostile = [
        service.address,
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://2130706433/x',
        'https://169.254.169.254/latest',
        'https://localhost/x',
        'https://db.internal/x',
        'http://push.example.com/x',
        'https://push.example.com:22/x',
        'not an address',
      ];
      for (const endpoint of hostile) {
        const { body } = await person.browser.call(subscribePush, { subscription: new Device(endpoint).subscription });
        expect(refusalOfCode(String(body.code)), endpoint).toBe('notifications.push-refused');
      }
      // Whoever could write the table could not make us call the own network either.
      const handle = '00000000-0000-4000-8000-000000000001';
      const closed = strict.config.keys.encrypt('push-subscription', JSON.stringify(new Device().subscription), handle);
      await strict.query(
        'INSERT INTO messages_push_subscriptions (handle, account_id, mark, closed_subscription) VALUES ($1, $2, $3, $4)',
        [handle, person.accountId, createHash('sha256').update('x').digest(), closed],
      );
      await expect(sendPush(careful, handle, { kind: 'x', title: 'x', body: '', link: '/' })).rejects.toThrow('not public');
      expect(service.taken).toEqual([]);
    } finally {
      await careful.db.destroy();
      await strict.close();
    }
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('of the public net is', () => {
    expect([isPublic('8.8.8.8'), isPublic('2606:4700::1111')]).toEqual([true, true]);
  });
});
