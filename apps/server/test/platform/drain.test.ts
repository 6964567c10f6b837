import { once } from 'node:events';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '#platform/clock.ts';
import { LiveClient } from '../support/live-client.ts';
import { browserHeaders, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
/** Holds the prices, so that whoever publishes waits. */
let holder: pg.Client;

const price = { pair: 'eth_usdt', price: '3500', reason: 'a price of the tests' };

beforeEach(async () => {
  env = await openTestEnvironment();
  holder = new pg.Client({ connectionString: env.config.databaseUrl('owner') });
  await holder.connect();
});

afterEach(async () => {
  await holder.end();
  await env.close();
});

async function holdPrices(): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE rates_prices IN ACCESS EXCLUSIVE MODE');
}

async function somebodyWaits(): Promise<void> {
  // Other files of tests wait in databases of their own. `pg_stat_activity` would not do: within a transaction, as the holder's, it stays
  // what it was when it was first read, without whoever connected later.
  const waiting = 'SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = current_database()';
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0);
}

async function ready(address: string): Promise<unknown> {
  const response = await fetch(`${address}/readyz`);
  return [response.status, await response.json()];
}

/** A process says where it listens as soon as it is up. */
async function addressOfProcess(): Promise<string> {
  const said = async () => {
    const rows = await env.query<{ address: string }>(`SELECT details->>'address' AS address FROM platform_instances`);
    return rows[0]?.address;
  };
  return await vi.waitUntil(said, { timeout: 45_000 });
}

describe('a role that leaves', () => {
  it('is not ready, yet lives and serves', async () => {
    const role = await env.start('admin');
    expect(await ready(role.address)).toEqual([200, { status: 'ready', problems: [] }]);
    role.leave();
    expect(await ready(role.address)).toEqual([503, { status: 'not ready', problems: ['leaving'] }]);
    expect((await fetch(`${role.address}/healthz`)).status).toBe(200);
    expect((await env.call(publishPrice, price)).body.code).toBe('00000');
  });

  it('ends what is under way and takes nothing more', async () => {
    const role = await env.start('admin');
    await holdPrices();
    const underWay = env.call(publishPrice, price);
    await somebodyWaits();
    role.leave();
    const stopped = env.stop('admin');
    await pause(200);
    await holder.query('COMMIT');
    const released = performance.now();
    expect((await underWay).body.code).toBe('00000');
    await stopped;
    expect(performance.now() - released).toBeLessThan(10_000);
    await expect(fetch(`${role.address}/healthz`)).rejects.toThrow('fetch failed');
    expect(await env.query('SELECT 1 FROM rates_prices')).toHaveLength(1);
    expect(await env.query('SELECT 1 FROM platform_instances')).toEqual([]);
  });

  it('tells its listeners when to come back', async () => {
    const role = await env.start('stream');
    const client = await LiveClient.open(role.address);
    role.leave();
    expect((await client.next('bye')).reconnectInMs).toBeLessThanOrEqual(3_000);
    await env.stop('stream');
    expect(await client.closed).toBe(1001);
  });

  it('does not wait for a listener that no longer answers', async () => {
    const role = await env.start('stream');
    const client = await LiveClient.open(role.address);
    client.socket.pause();
    const started = performance.now();
    await env.stop('stream');
    expect(performance.now() - started).toBeLessThan(10_000);
    client.socket.resume();
    await client.closed;
  });

  it('as a process of its own ends after SIGTERM with what it was doing done', async () => {
    const child = env.spawn('admin', { PB_LEAVE_MS: '300' });
    await once(child.process, 'message');
    const address = await addressOfProcess();
    await holdPrices();
    const underWay = fetch(`${address}${publishPrice.path}`, {
      method: 'POST',
      headers: browserHeaders(publishPrice),
      body: JSON.stringify(price),
    });
    await somebodyWaits();
    child.process.kill('SIGTERM');
    await expect.poll(() => ready(address)).toEqual([503, { status: 'not ready', problems: ['leaving'] }]);
    await pause(500);
    await holder.query('COMMIT');
    expect(await (await underWay).json()).toMatchObject({ code: '00000', data: { price: '3500' } });
    expect(await child.exited).toEqual([0, null]);
  });
});
