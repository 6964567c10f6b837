import { randomUUID } from 'node:crypto';
import { languageList } from '@peerbourse/contract/core/languages/language-list';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { metrics } from '#platform/metrics.ts';
import { OwnServer } from '../support/own-server.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Six reads and one write a minute. */
const scarce = { PB_REQUESTS_PER_MINUTE_FACTOR: '0.01' };
const reads = 6;

let lastAddress = 0;

/** Everybody whom a test brings has not been here before. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

async function statusesOf(env: TestEnvironment, address: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await env.call(languageList, {}, { address, headers: { deviceid: address } })).status);
  return statuses;
}

/** A role begins before its connection to Redis is made, and counts for itself until then. */
async function untilRedisCounts(env: TestEnvironment): Promise<void> {
  const isShared = async () => {
    const before = await locallyCounted();
    await statusesOf(env, newAddress(), 1);
    return (await locallyCounted()) === before;
  };
  await vi.waitUntil(isShared, { timeout: 45_000 });
}

async function locallyCounted(): Promise<number> {
  return (await metrics.localRateGate.get()).values[0]?.value ?? 0;
}

const allowedThenRefused = [...Array.from({ length: reads }, () => 200), 429, 429];

describe('with Redis', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await openTestEnvironment(scarce);
    await Promise.all([env.start('api'), env.start('admin')]);
    await untilRedisCounts(env);
  });

  afterAll(() => env.close());

  it('R7.17 who asks too often is told when to come back', async () => {
    const address = newAddress();
    expect(await statusesOf(env, address, reads + 2)).toEqual(allowedThenRefused);
    const { status, headers, body } = await env.call(languageList, {}, { address });
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(body).toMatchObject({ code: '42900', data: { retryAfterSeconds: wait }, msg: expect.stringContaining(`${wait} second`) });
  });

  it('others and other calls go on', async () => {
    const address = newAddress();
    await statusesOf(env, address, reads + 1);
    expect(await statusesOf(env, newAddress(), 1)).toEqual([200]);
    expect((await env.call(issueTicket, {}, { address })).status).toBe(200);
    expect((await env.call(issueTicket, {}, { address })).status).toBe(429);
  });

  it('staff are counted by who they are, not by where they sit', async () => {
    for (let i = 0; i < reads; i++) expect((await env.call(settingList, {}, { address: newAddress() })).status).toBe(200);
    expect((await env.call(settingList, {}, { address: newAddress() })).status).toBe(429);
  });

  it('two processes count together', async () => {
    const other = await openTestEnvironment({ ...scarce, PB_REDIS_PREFIX: env.config.redisPrefix });
    await other.start('api');
    const address = newAddress();
    expect(await statusesOf(env, address, 4)).toEqual([200, 200, 200, 200]);
    await untilRedisCounts(other);
    expect(await statusesOf(other, address, 3)).toEqual([200, 200, 429]);
    await other.close();
  });

  it('a device counts as well, from whatever address it comes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < reads + 1; i++) {
      const { status } = await env.call(languageList, {}, { address: newAddress(), headers: { deviceid: 'one-and-the-same' } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: reads }, () => 200), 429]);
  });

  it('a forged address does not help whoever is no proxy of ours', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i <= reads; i++) {
      const headers = { 'x-visitor-address': newAddress(), 'x-service-token': randomUUID() };
      statuses.push((await env.call(languageList, {}, { address, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('without Redis', () => {
  let env: TestEnvironment;

  afterEach(() => env.close());

  it('each process counts for itself, and no request fails', async () => {
    env = await openTestEnvironment({ ...scarce, PB_REDIS_URL: 'redis://127.0.0.1:1' });
    await env.start('api');
    expect(await statusesOf(env, newAddress(), reads + 2)).toEqual(allowedThenRefused);
  });

  it('that answered before, requests go on while it is frozen, gone and back', async () => {
    const redis = await OwnServer.start('redis');
    onTestFinished(() => redis.stop());
    env = await openTestEnvironment({ ...scarce, PB_REDIS_URL: redis.url, PB_REDIS_LATE_MS: '1000' });
    await env.start('api');
    await untilRedisCounts(env);
    redis.freeze();
    const started = performance.now();
    expect(await statusesOf(env, newAddress(), reads + 2)).toEqual(allowedThenRefused);
    expect(performance.now() - started).toBeLessThan(45_000);
    redis.thaw();
    await redis.stop();
    expect(await statusesOf(env, newAddress(), reads + 2)).toEqual(allowedThenRefused);
    await redis.start();
    await untilRedisCounts(env);
    expect(await statusesOf(env, newAddress(), reads + 2)).toEqual(allowedThenRefused);
  });
});
