import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '#platform/clock.ts';
import { metrics } from '#platform/metrics.ts';
import { openFactBus } from '#platform/nats/fact-bus.ts';
import { startStream } from '#roles/stream.ts';
import { numbersFrom, tell, testSource } from '../support/channel-sources.ts';
import { LiveClient } from '../support/live-client.ts';
import { OwnServer } from '../support/own-server.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Nobody is too slow here, however slow the machine is. */
let env: TestEnvironment;
/** Here everybody is who does not read for two seconds. */
let strict: TestEnvironment;
let nats: OwnServer;
const clients: LiveClient[] = [];
/** What the next snapshots of the channel `held` wait for, or throw. */
let beforeSnapshot: () => Promise<void> = async () => undefined;

const sources = [
  testSource({ name: 'light' }),
  testSource({ name: 'heavy', fillerBytes: 100_000 }),
  testSource({ name: 'held', fillerBytes: 100_000, beforeSnapshot: () => beforeSnapshot() }),
];

beforeAll(async () => {
  nats = await OwnServer.start('nats');
  env = await openTestEnvironment({ PB_NATS_URL: nats.url, PB_SLOW_SOCKET_MS: '600000' });
  strict = await openTestEnvironment({ PB_NATS_URL: nats.url, PB_SLOW_SOCKET_MS: '2000' });
  for (const each of [env, strict])
    await Promise.all([each.start('worker'), each.start('stream', (config) => startStream(config, sources))]);
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

afterAll(async () => {
  await Promise.all([env.close(), strict.close()]);
  await nats.stop();
});

interface Listener {
  on: TestEnvironment;
  client: LiveClient;
  seq: number;
}

async function listen(ch: string, on = env): Promise<Listener> {
  const client = await LiveClient.open(on.addressOf('stream'));
  clients.push(client);
  client.say({ op: 'sub', ch });
  const { seq } = await client.next('snap');
  return { on, client, seq };
}

/** Waits until a listener that reads has everything, so that only one who does not read falls behind. */
async function tellAndHear(listener: Listener, ch: string, count: number): Promise<void> {
  const before = listener.client.updates(ch).length;
  await tell(listener.on, ch, count);
  await expect.poll(() => listener.client.updates(ch)).toEqual(numbersFrom(listener.seq + 1, before + count));
}

async function slowSockets(): Promise<number> {
  return (await metrics.slowSockets.get()).values[0]?.value ?? 0;
}

describe('a listener that does not read', () => {
  it('is closed after a while, and another one gets everything', async () => {
    const [healthy, slow] = [await listen('heavy', strict), await listen('heavy', strict)];
    const before = await slowSockets();
    slow.client.socket.pause();
    // More than the buffers of both kernels hold.
    for (let i = 0; i < 30; i++) await tellAndHear(healthy, 'heavy', 5);
    await expect.poll(slowSockets, { interval: 200 }).toBe(before + 1);
    await tellAndHear(healthy, 'heavy', 3);
    slow.client.socket.resume();
    await slow.client.closed;
    expect(slow.client.updates('heavy')).toEqual(numbersFrom(slow.seq + 1, slow.client.updates('heavy').length));
    expect(slow.client.updates('heavy').length).toBeLessThan(150);
  });

  it('for a moment only gets the present state and goes on from there', async () => {
    const [healthy, slow] = [await listen('heavy'), await listen('heavy')];
    slow.client.socket.pause();
    for (let i = 0; i < 24; i++) await tellAndHear(healthy, 'heavy', 5);
    slow.client.socket.resume();
    const { seq } = await slow.client.next('snap');
    expect(seq).toBe(healthy.seq + 120);
    await tellAndHear(healthy, 'heavy', 2);
    await expect.poll(() => slow.client.updates('heavy').slice(-2)).toEqual([seq + 1, seq + 2]);
  });

  it('is served again when the snapshot fails at first', async () => {
    const [healthy, slow] = [await listen('held'), await listen('held')];
    slow.client.socket.pause();
    for (let i = 0; i < 24; i++) await tellAndHear(healthy, 'held', 5);
    let failures = 0;
    beforeSnapshot = async () => {
      failures += 1;
      if (failures < 3) throw new Error('PostgreSQL is away');
    };
    slow.client.socket.resume();
    expect((await slow.client.next('snap')).seq).toBe(healthy.seq + 120);
    expect(failures).toBe(3);
  });
});

it('a listener whose snapshot took long goes on without a gap', async () => {
  const first = await listen('held');
  let release = (): void => undefined;
  beforeSnapshot = () => new Promise((resolve) => (release = resolve));
  const late = await LiveClient.open(env.addressOf('stream'));
  clients.push(late);
  late.say({ op: 'sub', ch: 'held' });
  await pause(200);
  // More than the gateway remembers.
  for (let i = 0; i < 15; i++) await tellAndHear(first, 'held', 20);
  beforeSnapshot = async () => undefined;
  release();
  expect((await late.next('snap')).seq).toBe(first.seq);
  const { seq } = await late.next('snap');
  expect(seq).toBe(first.seq + 300);
  await tellAndHear(first, 'held', 2);
  await expect.poll(() => late.updates('held').slice(-2)).toEqual([seq + 1, seq + 2]);
});

describe('the bus', () => {
  it('a message that it lost is found in PostgreSQL as soon as the next one comes', async () => {
    await env.stop('worker');
    const { client, seq } = await listen('light');
    await tell(env, 'light', 3);
    const bus = openFactBus({
      url: nats.url,
      prefix: env.config.natsPrefix,
      name: 'tests',
      keys: env.config.factKeys,
      log: pino({ level: 'silent' }),
    });
    await expect.poll(() => bus.isConnected()).toBe(true);
    bus.publish({ id: 'third', stream: 'light', key: 'all', seq: seq + 3, body: {} });
    await bus.flush();
    await expect.poll(() => client.updates('light')).toEqual(numbersFrom(seq + 1, 3));
    await bus.close();
    await env.start('worker');
  });

  it('while it is away updates come from PostgreSQL within five seconds', async () => {
    const { client, seq } = await listen('light');
    await nats.stop();
    await tell(env, 'light', 3);
    await expect.poll(() => client.updates('light')).toEqual(numbersFrom(seq + 1, 3));
    await nats.start();
  });

  it('over a stop and a start nothing is missed or doubled', async () => {
    const { client, seq } = await listen('light');
    const end = new AbortController();
    let told = 0;
    const telling = (async () => {
      for (; !end.signal.aborted; told++) {
        await tell(env, 'light');
        await pause(10);
      }
    })();
    for (let i = 0; i < 2; i++) {
      await pause(500);
      await nats.stop();
      await pause(700);
      await nats.start();
    }
    await pause(1_000);
    end.abort();
    await telling;
    await expect.poll(() => client.updates('light').length).toBe(told);
    expect(client.updates('light')).toEqual(numbersFrom(seq + 1, told));
    expect(client.frames.filter((frame) => frame.op === 'snap')).toHaveLength(1);
  });
});

it('a stream role that never found NATS brings updates within five seconds', async () => {
  const lonely = await openTestEnvironment({ PB_NATS_URL: 'nats://127.0.0.1:1' });
  await lonely.start('stream', (config) => startStream(config, sources));
  const client = await LiveClient.open(lonely.addressOf('stream'));
  client.say({ op: 'sub', ch: 'light' });
  await client.next('snap');
  await tell(lonely, 'light', 700);
  await expect.poll(() => client.updates('light').length).toBe(700);
  expect(client.updates('light')).toEqual(numbersFrom(1, 700));
  await client.close();
  await lonely.close();
});
