import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pause } from '#platform/clock.ts';
import type { Fact } from '#platform/db/outbox.ts';
import { type FactBus, openFactBus } from '#platform/nats/fact-bus.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many workers are killed; 20 in the nightly run. */
const deaths = Number(process.env.PB_RELAY_DEATHS ?? 6);
const keys = ['alice', 'bob', 'carol'];

let env: TestEnvironment;
let bus: FactBus;
/** Everything that the bus brought, doubles included. */
const heard: Fact[] = [];

beforeAll(async () => {
  env = await openTestEnvironment();
  bus = openFactBus({
    url: env.config.natsUrl('stream'),
    prefix: env.config.natsPrefix,
    name: 'listener',
    keys: env.config.factKeys,
    log: pino({ level: 'silent' }),
  });
  bus.subscribe((fact) => heard.push(fact));
  await vi.waitUntil(() => bus.isConnected(), { timeout: 45_000 });
});

afterAll(async () => {
  await bus.close();
  await env.close();
});

/** Tells facts until it is stopped, several keys at a time and some of them rolled back. */
async function tellFacts(signal: AbortSignal): Promise<void> {
  for (let round = 0; !signal.aborted; round++) {
    for (const key of keys) await env.query('SELECT platform_emit($1, $2, $3)', ['test', key, { round }]);
    const undone = `BEGIN; SELECT platform_emit('test', 'alice', '{"round": -1}'); ROLLBACK`;
    await env.query(undone);
    await pause(5, signal);
  }
}

async function killWorker(round: number): Promise<void> {
  const where = ['outbox.published:kill', 'outbox.claimed:kill', ''][round % 3] as string;
  const worker = env.spawn('worker', { PB_FAULTS: where });
  if (where === '') {
    await once(worker.process, 'message');
    await pause(Math.random() * 200);
    worker.process.kill('SIGKILL');
  }
  expect(await worker.exited).toEqual([null, 'SIGKILL']);
}

async function told(): Promise<Array<{ key: string; seq: number; round: number }>> {
  return await env.query(
    `SELECT key, key_seq::int AS seq, (body->>'round')::int AS round FROM platform_outbox WHERE stream = 'test' ORDER BY key, key_seq`,
  );
}

function heardOnce(): Array<{ key: string; seq: number; round: number }> {
  const byName = new Map(heard.filter(({ stream }) => stream === 'test').map((fact) => [`${fact.key}/${fact.seq}`, fact]));
  const rows = [...byName.values()].map(({ key, seq, body }) => ({ key, seq, round: (body as { round: number }).round }));
  return rows.sort((a, b) => a.key.localeCompare(b.key) || a.seq - b.seq);
}

describe('the relay', () => {
  it(`loses no fact when workers are killed ${deaths} times`, async () => {
    const end = new AbortController();
    const telling = tellFacts(end.signal);
    // Two at a time, as two workers would share the work.
    for (let round = 0; round < deaths; round += 2) await Promise.all([killWorker(round), killWorker(round + 1)]);
    end.abort();
    await telling;
    await env.start('worker');
    await expect.poll(async () => (await env.query('SELECT 1 FROM platform_outbox WHERE published_at IS NULL LIMIT 1')).length).toBe(0);
    const expected = await told();
    await expect.poll(() => heardOnce().length).toBe(expected.length);
    expect(heardOnce()).toEqual(expected);
    expect(expected.some(({ round }) => round === -1)).toBe(false);
    for (const key of keys) {
      const numbers = expected.filter((row) => row.key === key).map(({ seq }) => seq);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
    // Without a fact that was sent twice the test would have killed nobody at the right moment.
    expect(heard.length).toBeGreaterThan(expected.length);
  });
});
