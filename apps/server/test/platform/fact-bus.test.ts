import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#platform/db/outbox.ts';
import { brokerOf, openFactBus } from '#platform/nats/fact-bus.ts';
import { OwnServer } from '../support/own-server.ts';

const url = process.env.PB_NATS_URL ?? 'nats://127.0.0.1:4222';
const log = pino({ level: 'silent' });
const fact: Fact = { id: '1', stream: 'test', key: 'all', seq: 1, body: { text: 'told' } };

function open(prefix: string, at = url) {
  return openFactBus({ url: at, prefix, name: 'tests', log });
}

describe('the bus', () => {
  it('carries facts to whoever listens under the same prefix, and to nobody else', async () => {
    const [teller, listener, stranger] = [open('pb-test-bus-a'), open('pb-test-bus-a'), open('pb-test-bus-b')];
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

  it('ends at once when it is closed while it connects', async () => {
    const bus = open('pb-test-bus-c');
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
