import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectPrices } from '#modules/core/rates/collect-prices.ts';
import { httpJsonSource } from '#modules/core/rates/http-json-source.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const now = new Date();

/** A feed of the test's own, whose answer a test chooses. */
class FeedServer {
  answer: RequestListener = (_request, response) => response.end();
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}/prices`;
  }

  async start(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  /** Answers prices as decimal strings, made just now. */
  says(prices: Record<string, string>, at = new Date()): void {
    this.answerText(JSON.stringify({ at: at.toISOString(), prices }));
  }

  answerText(text: string, status = 200): void {
    this.answer = (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe('a feed', () => {
  let feed: FeedServer;

  beforeAll(async () => {
    feed = await new FeedServer().start();
  });

  afterAll(() => feed.stop());

  function observe() {
    return httpJsonSource(feed.url).observe(['btc_usdt', 'eth_usdt'], now);
  }

  it('is read exactly, and only for the pairs that were asked for', async () => {
    feed.says({ btc_usdt: '97412.123456789', doge_usdt: '0.2' }, now);
    expect(await observe()).toEqual([{ pair: 'btc_usdt', price: 9_741_212_345_678n, observedAt: now }]);
  });

  it.each([
    ['no JSON', 'prices: many'],
    ['a list', '[]'],
    ['no time', '{"prices":{"btc_usdt":"1"}}'],
    ['a time in words', '{"at":"today","prices":{"btc_usdt":"1"}}'],
    ['a day that does not exist', '{"at":"2026-99-99T99:99:99Z","prices":{"btc_usdt":"1"}}'],
    ['a number for a price', `{"at":"${now.toISOString()}","prices":{"btc_usdt":97412.5}}`],
    ['a price of nothing', `{"at":"${now.toISOString()}","prices":{"btc_usdt":"0"}}`],
    ['a negative price', `{"at":"${now.toISOString()}","prices":{"btc_usdt":"-1"}}`],
    ['one bad price among good ones', `{"at":"${now.toISOString()}","prices":{"btc_usdt":"1","eth_usdt":"NaN"}}`],
    ['a time in the future', `{"at":"${new Date(now.getTime() + 60_000).toISOString()}","prices":{"btc_usdt":"1"}}`],
  ])('with %s is refused whole', async (_, text) => {
    feed.answerText(text);
    await expect(observe()).rejects.toThrow();
  });

  it.each([204, 404, 500])('with status %s is refused', async (status) => {
    feed.answerText(status === 204 ? '' : '{}', status);
    await expect(observe()).rejects.toThrow();
  });

  it('that sends us elsewhere is refused', async () => {
    let wasFollowed = false;
    feed.answer = (request, response) => {
      if (request.url !== '/prices') wasFollowed = true;
      response.writeHead(302, { location: '/internal' }).end();
    };
    await expect(observe()).rejects.toThrow();
    expect(wasFollowed).toBe(false);
  });

  it('that never ends is not read to its end', async () => {
    let sent = 0;
    feed.answer = (_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    };
    await expect(observe()).rejects.toThrow('more than 262144 bytes');
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('that is slow is given up after three seconds', async () => {
    feed.answer = () => undefined;
    await expect(observe()).rejects.toThrow(/timeout|aborted/i);
  });
});

describe('prices are collected', () => {
  let env: TestEnvironment;
  let runtime: RoleRuntime;
  const feeds = [new FeedServer(), new FeedServer(), new FeedServer()] as const;
  const [first, second, third] = feeds;

  beforeAll(async () => {
    env = await openTestEnvironment();
    await Promise.all(feeds.map((feed) => feed.start()));
    runtime = startRole('worker', { ...env.config, priceSources: feeds.map(({ url }) => url) });
  });

  beforeEach(async () => {
    await env.query('TRUNCATE rates_prices, rates_quotes');
    await env.query(`UPDATE platform_identity SET clock_offset = NULL`);
  });

  afterAll(async () => {
    for (const feed of feeds) feed.stop();
    await runtime.db.destroy();
    await env.close();
  });

  async function priceOf(pair: string): Promise<Record<string, unknown> | undefined> {
    return (await env.query(`SELECT price::text, sources, author FROM rates_prices WHERE pair = $1`, [pair]))[0];
  }

  it('as the median of the sources that agree', async () => {
    first.says({ btc_usdt: '97000' });
    second.says({ btc_usdt: '97100' });
    third.says({ btc_usdt: '50000' });
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toEqual({ price: '9705000000000', sources: 2, author: 'sources' });
  });

  it('not at all while the sources disagree', async () => {
    first.says({ btc_usdt: '90000' });
    second.says({ btc_usdt: '97000' });
    third.says({ btc_usdt: '50000' });
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toBeUndefined();
  });

  it('without a source that fails, whose last word counts until it is stale', async () => {
    for (const [i, feed] of feeds.entries()) feed.says({ btc_usdt: String(97_000 + i) });
    await collectPrices(runtime);
    third.answerText('', 500);
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toMatchObject({ sources: 3 });
    await env.query(`UPDATE platform_identity SET clock_offset = interval '61 seconds'`);
    for (const feed of [first, second]) feed.says({ btc_usdt: '97000' }, new Date(Date.now() + 61_000));
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toMatchObject({ sources: 2 });
  });

  it('never from old words alone: a price is as old as the last new one of a source', async () => {
    for (const feed of feeds) feed.says({ btc_usdt: '97000' });
    await collectPrices(runtime);
    await env.query(`UPDATE platform_identity SET clock_offset = interval '50 seconds'`);
    await collectPrices(runtime);
    const [row] = await env.query<{ age: number }>(
      `SELECT extract(epoch FROM app_now() - at)::float8 AS age FROM rates_prices WHERE pair = 'btc_usdt'`,
    );
    expect(row?.age).toBeGreaterThanOrEqual(50);
  });

  it('without a jump, until the price in force is stale itself', async () => {
    for (const feed of feeds) feed.says({ btc_usdt: '97000', eth_usdt: '3500' });
    await collectPrices(runtime);
    for (const feed of feeds) feed.says({ btc_usdt: '197000', eth_usdt: '3510' });
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toMatchObject({ price: '9700000000000' });
    expect(await priceOf('eth_usdt')).toMatchObject({ price: '351000000000' });
    await env.query(`UPDATE platform_identity SET clock_offset = interval '61 seconds'`);
    for (const feed of feeds) feed.says({ btc_usdt: '197000' }, new Date(Date.now() + 61_000));
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toMatchObject({ price: '19700000000000' });
  });

  it('and a source whose clock ran ahead once does not hold the price for ever', async () => {
    for (const feed of feeds) feed.says({ btc_usdt: '97000' }, new Date(Date.now() + 86_400_000));
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toBeUndefined();
    for (const feed of feeds) feed.says({ btc_usdt: '97100' });
    await collectPrices(runtime);
    expect(await priceOf('btc_usdt')).toMatchObject({ price: '9710000000000' });
  });
});
