import { describe, expect, it } from 'vitest';
import { isRefused, Refused, Unreachable } from './failures.ts';
import { rows } from './generated/calls.gen.ts';
import { Sender } from './send.ts';
import type { ToSign } from './sign-request.ts';

type Answer = { status?: number; code?: string | number; data?: unknown; retryAfter?: string; text?: string } | Error;

/** An exchange that gives these answers, one after another, and keeps what it was asked. */
function exchange(...answers: Answer[]) {
  const asked: Array<{ url: string; headers: Record<string, string>; body: Record<string, unknown> }> = [];
  const signed: ToSign[] = [];
  const waited: number[] = [];
  const sender = new Sender({
    baseUrl: 'https://exchange.test',
    sign: async (request) => {
      signed.push(request);
      return { 'x-api-key': 'pbk_1' };
    },
    fetch: async (url, init) => {
      asked.push({
        url: url as string,
        headers: init?.headers as Record<string, string>,
        body: JSON.parse(init?.body as string) as Record<string, unknown>,
      });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (!answer || answer instanceof Error) throw answer;
      const { status = 200, code, data = null, retryAfter, text } = answer;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return new Response(text ?? JSON.stringify({ code, data, msg: 'words', requestId: 'r1' }), { status, headers });
    },
    timeoutMs: 1_000,
    language: 'en_US',
    now: () => 1_000_000,
    pause: async (ms) => void waited.push(ms),
  });
  return { sender, asked, signed, waited };
}

const read = rows.assets.coinBalances;
const once = rows.assets.transferCoins;
const act = rows.live.issueTicket;
const fine = { code: '00000', data: { a: 1 } };
const silence = new TypeError('fetch failed');

describe('a call', () => {
  it('answers the data of the envelope, and signs the bytes that it sends', async () => {
    const { sender, asked, signed } = exchange(fine);
    expect(await sender.send(once, { coin: 'USDT' }, { idempotencyKey: 'key-1' })).toEqual({ a: 1 });
    expect(asked[0]).toMatchObject({
      url: `https://exchange.test${once.path}`,
      headers: { 'idempotency-key': 'key-1', 'x-api-key': 'pbk_1', 'content-type': 'application/json' },
    });
    expect(signed).toEqual([{ path: once.path, body: '{"coin":"USDT"}', timestamp: '1000000', idempotencyKey: 'key-1' }]);
  });

  it('that is refused says by what, with its details', async () => {
    const { sender, asked } = exchange({ code: '64315', data: { price: '1.02' } }, fine);
    const error = await sender.send(rows.p2pOrders.placeOrder, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: '64315', requestId: 'r1', details: { price: '1.02' }, message: 'words' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a read', read],
    ['what a key makes happen only once', once],
  ])('that nobody answers is sent again, twice at most, with the same key: %s', async (_, row) => {
    const lucky = exchange(silence, { status: 502, text: '<html>' }, fine);
    expect(await lucky.sender.send(row, {})).toEqual({ a: 1 });
    expect(new Set(lucky.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(lucky.waited).toEqual([500, 1_500]);
    const silent = exchange(silence);
    await expect(silent.sender.send(row, {})).rejects.toBeInstanceOf(Unreachable);
    expect(silent.asked).toHaveLength(3);
  });

  it('that could happen twice is never sent again', async () => {
    for (const no of [silence, { status: 503, code: '50300' }]) {
      const { sender, asked } = exchange(no, fine);
      await expect(sender.send(act, {})).rejects.toThrow();
      expect(asked).toHaveLength(1);
    }
  });

  it('that comes too often waits as long as it is told, but not for long', async () => {
    const brief = exchange({ status: 429, code: '42900', retryAfter: '3' }, fine);
    expect(await brief.sender.send(act, {})).toEqual({ a: 1 });
    expect(brief.waited).toEqual([3_000]);
    const long = exchange({ status: 429, code: '42900', retryAfter: '40' }, fine);
    const error = await long.sender.send(read, {}).catch((thrown: unknown) => thrown);
    expect(isRefused(error, 'request.too-many') && error.retryAfterMs).toBe(40_000);
  });

  it('takes the time of the exchange when its own is wrong, and keeps it', async () => {
    const { sender, signed } = exchange({ code: '00013', data: { problem: 'too-old', serverTime: 1_060_000 } }, fine);
    await sender.send(act, {});
    await sender.send(read, {});
    expect(signed.map(({ timestamp }) => timestamp)).toEqual(['1000000', '1060000', '1060000']);
    const lost = exchange({ code: '00013', data: { problem: 'too-early', serverTime: 5 } });
    await expect(lost.sender.send(read, {})).rejects.toMatchObject({ id: 'key.clock' });
    expect(lost.asked).toHaveLength(2);
  });

  it('closes what must travel closed, under a key that it asks for once', async () => {
    const golden = 'PB1P256Ahandle0123456789BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const key = { code: '00000', data: { encryptKey: golden, expiresAt: new Date(2_000_000).toISOString(), systemTime: 1_000_000 } };
    const { sender, asked } = exchange(key, { code: 0, data: { isDone: true } }, { code: 0, data: { isDone: true } });
    for (const orderNo of ['1', '2']) await sender.send(rows.p2pOrders.releaseCoins, { orderNo, version: 1, accountPwd: '482913' });
    expect(asked.map(({ url }) => url.replace('https://exchange.test', ''))).toEqual([
      rows.security.issueEncryptionKey.path,
      rows.p2pOrders.releaseCoins.path,
      rows.p2pOrders.releaseCoins.path,
    ]);
    expect(JSON.stringify(asked)).not.toContain('482913');
    expect(asked[1]?.body.secretKey).toBe(golden.slice(8, 24));
    expect(asked[1]?.headers).toMatchObject({ 'x-signature': expect.any(String), 'trade-password-priority': '1' });
  });

  it('ends when its caller does not want it any more', async () => {
    const end = new AbortController();
    end.abort();
    const { sender, asked } = exchange(silence, fine);
    await expect(sender.send(read, {}, { signal: end.signal })).rejects.toBe(silence);
    expect(asked).toHaveLength(1);
  });
});
