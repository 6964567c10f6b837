import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import type { Fact } from '#platform/db/outbox.ts';
import { openKeys } from '#platform/keys.ts';
import { metrics } from '#platform/metrics.ts';
import { brokerOf, openFactBus } from '#platform/nats/fact-bus.ts';
import { OwnServer } from '../support/own-server.ts';

const [worker, stream] = ['worker', 'stream'].map((role) => inject('natsUrl').replaceAll('{role}', role)) as [string, string];
const log = pino({ level: 'silent' });
const keys = openKeys([{ id: 'tests', secret: 'a-key-of-these-tests-with-32-characters' }]);
const fact: Fact = { id: '1', stream: 'test', key: 'all', seq: 1, body: { text: 'told' } };

function open(prefix: string, at: string) {
  return openFactBus({ url: at, prefix, name: 'tests', keys, log });
}

describe('the bus', () => {
  it('carries facts to whoever listens under the same prefix, and to nobody else', async () => {
    const [teller, listener, stranger] = [open('pb-test-bus-a', worker), open('pb-test-bus-a', stream), open('pb-test-bus-b', stream)];
    const [heard, overheard]: [Fact[], Fact[]] = [[], []];
    listener.subscribe((told) => heard.push(told));
    stranger.subscribe((told) => overheard.push(told));
    await expect.poll(() => [teller, listener, stranger].every((bus) => bus.isConnected())).toBe(true);
    await Promise.all([listener.flush(), stranger.flush()]);
    teller.publish(fact);
    await teller.flush();
    await expect.poll(() => heard).toEqual([fact]);
    expect(overheard).toEqual([]);
    await Promise.all([teller, listener, stranger].map((bus) => bus.close()));
  });

  it('refuses and counts whatever no role of ours has signed, and goes on hearing after it', async () => {
    const [teller, listener] = [open('pb-test-bus-f', worker), open('pb-test-bus-f', stream)];
    const heard: Fact[] = [];
    listener.subscribe(() => {
      throw new Error('a listener with a mistake');
    });
    listener.subscribe((told) => heard.push(told));
    await expect.poll(() => teller.isConnected() && listener.isConnected()).toBe(true);
    await listener.flush();
    const before = (await metrics.refusedFacts.get()).values[0]?.value ?? 0;
    const intruder = await connect(brokerOf(worker));
    const forged = JSON.stringify({ ...fact, body: { text: 'forged' } });
    for (const text of [forged, 'no JSON', '', `tests.AAAA.${forged}`]) intruder.publish('pb-test-bus-f.facts.test', text);
    await intruder.flush();
    teller.publish(fact);
    await teller.flush();
    await expect.poll(() => heard).toEqual([fact]);
    expect(((await metrics.refusedFacts.get()).values[0]?.value ?? 0) - before).toBe(4);
    await Promise.all([intruder.close(), teller.close(), listener.close()]);
  });

  it('ends at once when it is closed while it connects', async () => {
    const bus = open('pb-test-bus-c', worker);
    await bus.close();
    expect(bus.isConnected()).toBe(false);
  });

  it('shows the account of its address, and is away without one', async () => {
    const nats = await OwnServer.start('nats-with-account');
    const [known, unknown] = [open('pb-test-bus-e', nats.url.replace('//', '//worker:p%40ss@')), open('pb-test-bus-e', nats.url)];
    await expect.poll(() => known.isConnected()).toBe(true);
    expect(unknown.isConnected()).toBe(false);
    await Promise.all([known.close(), unknown.close()]);
    await nats.stop();
  });

  it('finds a host whose name has no dot', () => {
    expect(brokerOf('nats://nats')).toEqual({ servers: 'nats:4222' });
    expect(brokerOf('nats://nats:4333')).toEqual({ servers: 'nats:4333' });
  });

  it('is away, and says so, while NATS is', async () => {
    const bus = open('pb-test-bus-d', 'nats://127.0.0.1:1');
    expect(bus.isConnected()).toBe(false);
    bus.publish(fact);
    await expect(bus.flush()).rejects.toThrow('NATS is away');
    await bus.close();
  });
});
