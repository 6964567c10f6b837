import { randomUUID } from 'node:crypto';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { afterEach, describe, expect, it } from 'vitest';
import { pause } from '#platform/clock.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

afterEach(() => env.close());

describe('PostgreSQL', () => {
  it('that breaks connections in the middle loses no act and doubles none', async () => {
    env = await openTestEnvironment();
    await env.start('admin');
    const end = new AbortController();
    let outages = 0;

    async function publishUntilAnswered(i: number): Promise<void> {
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const input = { pair: 'eth_usdt', price: `${3_500 + (i % 5)}`, reason: 'a price of the tests' };
        const { status, body, headers: answered } = await env.call(publishPrice, input, { headers });
        if (status === 200) return expect(body.code).toBe('00000');
        expect({ status, code: body.code, after: answered.get('retry-after') }).toEqual({ status: 503, code: '50300', after: '2' });
        outages += 1;
        await pause(20);
      }
    }

    const cutting = (async () => {
      // Not without end: on a slow machine nobody would get done between two cuts.
      for (let cuts = 0; cuts < 40 && !end.signal.aborted; cuts++) {
        await pause(100, end.signal);
        await env.cutConnections('admin');
      }
    })();
    for (let i = 0; i < 12; i++) await Promise.all(Array.from({ length: 10 }, (_, j) => publishUntilAnswered(i * 10 + j)));
    end.abort();
    await cutting;
    expect(outages).toBeGreaterThan(0);
    expect((await env.query(`SELECT count(*)::int AS facts FROM platform_outbox WHERE stream = 'rates'`))[0]).toEqual({ facts: 120 });
    // The role hears of the last cut when its connections close, a moment later.
    await expect.poll(async () => (await fetch(`${env.addressOf('admin')}/readyz`)).status).toBe(200);
  });

  it('that cannot be reached is said in so many words, and the role lives on', async () => {
    env = await openTestEnvironment();
    const closedPort = env.config.databaseUrl('api').replace(/:\d+\//, ':1/');
    await env.start('api', async (config) => (await import('#roles/api.ts')).role.start({ ...config, databaseUrl: () => closedPort }));
    const { status, headers, body } = await env.call(usdtRate, {});
    expect({ status, code: body.code, after: headers.get('retry-after') }).toEqual({ status: 503, code: '50300', after: '2' });
    const ready = await fetch(`${env.addressOf('api')}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', problems: ['PostgreSQL cannot be reached'] }]);
    expect((await fetch(`${env.addressOf('api')}/healthz`)).status).toBe(200);
  });
});
