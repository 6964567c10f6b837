import { randomUUID } from 'node:crypto';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});

afterAll(() => env.close());

function submit(key: string | undefined, price: string, reason = 'a price of the tests') {
  return env.call(publishPrice, { pair: 'eth_usdt', price, reason }, { headers: { 'idempotency-key': key } });
}

/** On a machine under load the pool may be out of connections for a while: then a client sends the same key again. */
async function submitUntilAnswered(key: string, price: string) {
  for (;;) {
    const answer = await submit(key, price);
    if (answer.status !== 503) return answer.body;
  }
}

async function factCount(): Promise<number> {
  const [row] = await env.query<{ count: number }>(`SELECT count(*)::int AS count FROM platform_outbox WHERE stream = 'rates'`);
  return row?.count ?? -1;
}

describe('idempotency keys', () => {
  it('1,000 submissions of 200 keys at once publish 200 times', async () => {
    await submit(randomUUID(), '3500');
    const before = await factCount();
    const keys = Array.from({ length: 200 }, (_, i) => ({ key: randomUUID(), price: i % 2 === 0 ? '3500.25' : '3510.5' }));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => keys)
        .flat()
        .map(async ({ key, price }) => ({ key, body: await submitUntilAnswered(key, price) })),
    );
    expect(answers.filter(({ body }) => body.code !== '00000')).toEqual([]);
    expect(await factCount()).toBe(before + 200);
    const ofKeys = Map.groupBy(answers, ({ key }) => key);
    expect(ofKeys.size).toBe(200);
    for (const given of ofKeys.values()) for (const { body } of given) expect(body.data).toEqual(given[0]?.body.data);
    expect(new Set(answers.map(({ body }) => body.data.priceId)).size).toBe(200);
  });

  it('a key that was used with another body is refused, and nothing is published', async () => {
    const key = randomUUID();
    expect((await submit(key, '3500')).body.code).toBe('00000');
    const before = await factCount();
    expect((await submit(key, '3501')).body.code).toBe('40003');
    expect((await submit(key, '3500', 'another reason')).body.code).toBe('40003');
    expect(await factCount()).toBe(before);
  });

  it('the same key on upper case is the same key', async () => {
    const key = randomUUID();
    const first = await submit(key, '3500');
    expect((await submit(key.toUpperCase(), '3500')).body.data).toEqual(first.body.data);
  });

  it.each([undefined, '', 'one', '00000000-0000-0000-0000-00000000000g', `${randomUUID()}, ${randomUUID()}`])(
    '%s is no key',
    async (key) => {
      const before = await factCount();
      expect((await submit(key, '3500')).body.code).toBe('40002');
      expect(await factCount()).toBe(before);
    },
  );

  it('a refused act may be tried again under its key once its reason is gone', async () => {
    const key = randomUUID();
    expect((await submit(key, '9000')).body.code).toBe('61103');
    expect(await env.query('SELECT 1 FROM platform_idempotency WHERE key = $1', [key])).toEqual([]);
    await env.query(`DELETE FROM rates_prices WHERE pair = 'eth_usdt'`);
    expect((await submit(key, '9000')).body.code).toBe('00000');
  });
});
