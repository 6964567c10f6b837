import { connect } from 'node:net';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { limits } from '@peerbourse/contract/core/live/protocol';
import { ratesChannel } from '@peerbourse/contract/core/rates/rates.channel';
import type { MainId, UserId } from '@peerbourse/contract/ids';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { channels } from '#modules/core/rates/channels.ts';
import { pause, wallClockMs } from '#platform/clock.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { ticketLifeMs, writeTicket } from '#platform/live/ticket.ts';
import { processMetrics } from '#platform/metrics.ts';
import { startStream } from '#roles/stream.ts';
import { numbersFrom, tell, testSource } from '../support/channel-sources.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let client: LiveClient;
const clients: LiveClient[] = [];
const alice: Actor = {
  kind: 'user',
  accountId: '42' as MainId,
  mainId: '42' as MainId,
  userId: 'alice' as UserId,
  sessionId: '1',
  isTrader: false,
  isCopper: false,
  isNewDevice: false,
  isHeld: false,
};

const sources = [
  ...channels,
  testSource({ name: 'plain' }),
  testSource({ name: 'rooms', keyed: true }),
  testSource({
    name: 'letters',
    auth: 'user',
    keyed: true,
    mayListen: async (_db, actor, key) => actor.kind === 'user' && actor.userId === key,
  }),
  testSource({ name: 'desk', auth: 'trader' }),
  testSource({ name: 'slow-source', mayListen: () => pause(100).then(() => true) }),
];

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('worker'), env.start('stream', (config) => startStream(config, sources))]);
  await publish(97_000);
});

beforeEach(async () => {
  client = await open();
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((opened) => opened.close()));
});

afterAll(() => env.close());

async function open(): Promise<LiveClient> {
  const opened = await LiveClient.open(env.addressOf('stream'));
  clients.push(opened);
  return opened;
}

async function publish(price: number): Promise<void> {
  await env.query(
    `SELECT rates_publish(ARRAY['btc_usdt', 'usdt_krw'], ARRAY[$1::bigint * 100000000, 139125000000], ARRAY[1, 1], 'tests')`,
    [price],
  );
}

function auth(actor: Actor, nowMs = wallClockMs()): void {
  client.say({ op: 'auth', ticket: writeTicket(actor, env.config.ticketSecret, nowMs) });
}

describe('the rates channel', () => {
  it('starts with a snapshot and goes on with numbered updates', async () => {
    client.say({ op: 'sub', ch: 'rates' });
    const snap = await client.next('snap');
    expect(z.parse(ratesChannel.snapshot, snap.data).prices.map(({ pair }) => pair)).toEqual(['btc_usdt', 'usdt_krw']);
    for (const price of [97_100, 97_200, 97_300]) await publish(price);
    for (const [i, price] of ['97100', '97200', '97300'].entries()) {
      const { seq, data } = await client.next('upd');
      expect(seq).toBe(snap.seq + i + 1);
      expect(z.parse(ratesChannel.update, data).prices[0]).toMatchObject({ pair: 'btc_usdt', price });
    }
  });

  it('a second listener gets its own snapshot and the same updates', async () => {
    const other = await open();
    client.say({ op: 'sub', ch: 'rates' });
    other.say({ op: 'sub', ch: 'rates' });
    const [mine, others] = await Promise.all([client.next('snap'), other.next('snap')]);
    expect(others).toEqual(mine);
    await publish(97_000);
    expect(await other.next('upd')).toEqual(await client.next('upd'));
  });
});

describe('positions', () => {
  it('a listener who comes back goes on where it was', async () => {
    // Somebody else keeps the channel alive meanwhile.
    client.say({ op: 'sub', ch: 'plain' });
    const { seq, epoch } = await client.next('snap');
    await tell(env, 'plain', 5);
    await expect.poll(() => client.updates('plain')).toEqual(numbersFrom(seq + 1, 5));
    const back = await open();
    back.say({ op: 'sub', ch: 'plain', from: { epoch, seq: seq + 2 } });
    await tell(env, 'plain');
    await expect.poll(() => back.updates('plain')).toEqual(numbersFrom(seq + 3, 4));
    expect(back.frames.some((frame) => frame.op === 'snap')).toBe(false);
  });

  it.each([
    ['of another database', { epoch: '00000000-0000-0000-0000-000000000000', ahead: 0 }],
    ['of the future', { epoch: undefined, ahead: 5 }],
    ['too long ago', { epoch: undefined, ahead: -1_000 }],
  ])('a position %s starts again', async (_, { epoch: foreign, ahead }) => {
    const { epoch } = client.frames[0] as { epoch: string };
    const holder = await open();
    holder.say({ op: 'sub', ch: 'plain' });
    const { seq } = await holder.next('snap');
    client.say({ op: 'sub', ch: 'plain', from: { epoch: foreign ?? epoch, seq: seq + ahead } });
    expect(await client.next('snap')).toMatchObject({ ch: 'plain', epoch, seq });
  });
});

describe('subscriptions', () => {
  it('end when they are told to', async () => {
    const other = await open();
    for (const listener of [client, other]) {
      listener.say({ op: 'sub', ch: 'plain' });
      await listener.next('snap');
    }
    client.say({ op: 'unsub', ch: 'plain' });
    expect(await client.next('unsubbed')).toEqual({ op: 'unsubbed', ch: 'plain' });
    await tell(env, 'plain');
    await other.next('upd');
    expect(client.updates('plain')).toEqual([]);
  });

  it('that were taken back before they were granted never begin', async () => {
    const other = await open();
    other.say({ op: 'sub', ch: 'slow-source' });
    const { seq, epoch } = await other.next('snap');
    client.say({ op: 'sub', ch: 'slow-source', from: { epoch, seq } });
    client.say({ op: 'unsub', ch: 'slow-source' });
    await client.next('unsubbed');
    await pause(200);
    await tell(env, 'slow-source');
    await other.next('upd');
    expect(client.updates('slow-source')).toEqual([]);
  });

  it('of different keys do not mix', async () => {
    for (const ch of ['rooms.red', 'rooms.blue'] as const) client.say({ op: 'sub', ch });
    await client.next('snap');
    await client.next('snap');
    await tell(env, 'rooms', 2, 'red');
    await tell(env, 'rooms', 1, 'blue');
    await tell(env, 'rooms', 1, 'green');
    await expect.poll(() => [client.updates('rooms.red'), client.updates('rooms.blue')]).toEqual([[1, 2], [1]]);
  });

  it.each(['nothing', 'rates.all', 'rooms', 'plain.key', '__proto__'.slice(2, 7)])('%s is refused as unknown', async (ch) => {
    client.say({ op: 'sub', ch });
    expect(await client.next('refused')).toEqual({ op: 'refused', ch, code: '40400' });
  });

  it('are counted by channel, also those that end with their socket', async () => {
    const countOfRooms = async () =>
      (await processMetrics.subscriptions.get()).values.find(({ labels }) => labels.channel === 'rooms')?.value ?? 0;
    await expect.poll(countOfRooms).toBe(0);
    for (const ch of ['rooms.red', 'rooms.blue', 'rooms.red'] as const) client.say({ op: 'sub', ch });
    await expect.poll(() => client.frames.filter(({ op }) => op === 'snap').length).toBe(3);
    expect(await countOfRooms()).toBe(2);
    client.say({ op: 'unsub', ch: 'rooms.red' });
    await client.next('unsubbed');
    expect(await countOfRooms()).toBe(1);
    await client.close();
    await expect.poll(countOfRooms).toBe(0);
  });

  it('are refused beyond the limit of a socket', async () => {
    for (let i = 0; i <= limits.channelsPerSocket; i++) client.say({ op: 'sub', ch: `rooms.room-${i}` });
    expect(await client.next('refused')).toEqual({ op: 'refused', ch: `rooms.room-${limits.channelsPerSocket}`, code: '42900' });
  });
});

describe('private channels', () => {
  it('R6.1 are refused to a guest, also with a ticket of a guest', async () => {
    client.say({ op: 'sub', ch: 'letters.alice' });
    expect(await client.next('refused')).toEqual({ op: 'refused', ch: 'letters.alice', code: '00004' });
    const { body } = await env.call(issueTicket, {});
    client.say({ op: 'auth', ticket: body.data.ticket });
    await client.next('authed');
    client.say({ op: 'sub', ch: 'letters.alice' });
    expect(await client.next('refused')).toMatchObject({ code: '00004' });
  });

  it('R6.1 are open to their owner and to nobody else', async () => {
    auth(alice);
    await client.next('authed');
    client.say({ op: 'sub', ch: 'letters.bob' });
    expect(await client.next('refused')).toEqual({ op: 'refused', ch: 'letters.bob', code: '40301' });
    client.say({ op: 'sub', ch: 'letters.alice' });
    await client.next('snap');
    await tell(env, 'letters', 1, 'bob');
    await tell(env, 'letters', 1, 'alice');
    expect(await client.next('upd')).toMatchObject({ ch: 'letters.alice', seq: 1 });
    expect(client.updates('letters.bob')).toEqual([]);
  });

  it('R6.1 of traders are refused to others', async () => {
    auth(alice);
    client.say({ op: 'sub', ch: 'desk' });
    expect(await client.next('refused')).toEqual({ op: 'refused', ch: 'desk', code: '40301' });
    auth({ ...alice, isTrader: true } as Actor);
    client.say({ op: 'sub', ch: 'desk' });
    await client.next('snap');
  });

  it('are not opened by a ticket that is old, changed or made up', async () => {
    auth(alice, wallClockMs() - ticketLifeMs - 1_000);
    expect(await client.next('refused')).toEqual({ op: 'refused', code: '00004' });
    for (const ticket of ['', 'x', 'a.b', `${writeTicket(alice, 'another-secret-of-ours', wallClockMs())}`]) {
      client.say({ op: 'auth', ticket });
      expect(await client.next('refused')).toEqual({ op: 'refused', code: '00004' });
    }
  });
});

describe('frames', () => {
  it('ping is answered', async () => {
    client.say({ op: 'ping' });
    await client.next('pong');
  });

  it.each([
    '',
    'x',
    '[]',
    'null',
    '{}',
    '{"op":"fly"}',
    '{"op":"sub"}',
    '{"op":"sub","ch":"Rates"}',
    '{"op":"sub","ch":"a.b.c"}',
    '{"op":"ping","more":1}',
    '{"op":"auth","ticket":{"length":{"toString":1}}}',
  ])('%j closes the socket with 4010', async (text) => {
    client.socket.send(text);
    expect(await client.closed).toBe(4010);
  });

  it('whatever else is sent either has an answer or closes the socket', async () => {
    const strange = fc.oneof(fc.json(), fc.string(), fc.uint8Array({ maxLength: 100 }));
    await fc.assert(
      fc.asyncProperty(strange, async (frame) => {
        const visitor = await LiveClient.open(env.addressOf('stream'));
        visitor.socket.send(frame);
        expect(await visitor.closed).toBe(4010);
      }),
      { numRuns: 30 },
    );
  });

  it('a frame that is too long closes the socket', async () => {
    client.socket.send(`{"op":"auth","ticket":"${'x'.repeat(limits.frameBytes)}"}`);
    expect(await client.closed).toBe(1009);
  });

  it('too many of them close the socket with 4009', async () => {
    for (let i = 0; i < 200; i++) client.say({ op: 'ping' });
    expect(await client.closed).toBe(4009);
  });

  it('a beat says how far every channel is', async () => {
    client.say({ op: 'sub', ch: 'rates' });
    const { seq } = await client.next('snap');
    expect((await client.next('beat', limits.beatEveryMs + 2_000)).seqs).toEqual({ rates: seq });
  });
});

describe('the handshake', () => {
  async function answerTo(target: string, headers: string): Promise<string> {
    const { port, hostname } = new URL(env.addressOf('stream'));
    const socket = connect(Number(port), hostname);
    const wanted = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(`GET ${target} HTTP/1.1\r\nhost: live\r\n${wanted}\r\n${headers}\r\n`);
    for await (const chunk of socket) return String(chunk).split('\r\n', 1)[0] as string;
    return 'nothing';
  }

  it.each([
    ['/live', 'origin: http://peerbourse.test\r\n', 'HTTP/1.1 101 Switching Protocols'],
    ['/live?x=1', '', 'HTTP/1.1 101 Switching Protocols'],
    ['/live', 'origin: https://evil.test\r\n', 'HTTP/1.1 403 Forbidden'],
    ['/live', 'origin: null\r\n', 'HTTP/1.1 403 Forbidden'],
    ['/live', 'origin: http://peerbourse.test.evil.test\r\n', 'HTTP/1.1 403 Forbidden'],
    ['/other', '', 'HTTP/1.1 403 Forbidden'],
    ['//', '', 'HTTP/1.1 403 Forbidden'],
    ['http://[', '', 'HTTP/1.1 403 Forbidden'],
  ])('%s with %j is answered with %s', async (target, headers, expected) => {
    expect(await answerTo(target, headers)).toBe(expected);
  });

  it('a visitor who hangs up in its middle harms nobody', async () => {
    const { port, hostname } = new URL(env.addressOf('stream'));
    for (let i = 0; i < 20; i++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write('GET /other HTTP/1.1\r\nhost: live\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
      socket.write('x'.repeat(10_000), () => socket.resetAndDestroy());
    }
    await pause(200);
    client.say({ op: 'ping' });
    await client.next('pong');
  });
});
