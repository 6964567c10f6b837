import { localeOf } from '@peerbourse/contract/locales';
import { describe, expect, it } from 'vitest';
import { type Carry, makePost, type PostMore } from './call.ts';
import { HttpFailure, Refused, Unreachable } from './failure.ts';

type Asked = Parameters<Carry>[0];

/** An api that answers what the test says, and notes what it was asked. */
function api(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const carry: Carry = async (ask) => {
    asked.push(ask);
    return { status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  };
  const post = makePost({ baseUrl: 'http://api', locale: localeOf('asia'), timeoutMs: 20_000, extraHeaders: { deviceid: 'd1' }, carry });
  return { post, asked };
}

const ok = (code: string | number, data: unknown = { a: 1 }) => ({ code, data, msg: '', requestId: 'r' });

describe('a request', () => {
  it('R7.1 R7.2 is a POST of JSON that names its language, and answers the data of the envelope', async () => {
    const { post, asked } = api(ok('00000'));
    expect(await post('/v1/mix/public/usdtRate', { x: 1 })).toEqual({ a: 1 });
    expect(asked[0]).toMatchObject({
      url: 'http://api/v1/mix/public/usdtRate',
      body: '{"x":1}',
      timeoutMs: 20_000,
      headers: { language: 'ko_KR', locale: 'ko_KR', terminaltype: '1', deviceid: 'd1', 'content-type': 'application/json' },
    });
  });

  it.each([
    ['/v1/mix/public/x', '00000', 0],
    ['/v1/p2p/pub/x', 0, '0'],
    ['/v1/mcp/x', '0', 0],
    ['/v1/fiat-mix/public/x', 200, '00000'],
  ])('R7.16 %s succeeds with its own code only', async (path, right, wrong) => {
    expect(await api(ok(right)).post(path, {})).toEqual({ a: 1 });
    await expect(api(ok(wrong)).post(path, {})).rejects.toBeInstanceOf(Refused);
  });

  it("R8.2 is refused when its status is 'error', whatever its code", async () => {
    await expect(api({ ...ok('00000'), status: 'error', msg: 'words' }).post('/v1/mix/x', {})).rejects.toThrow('words');
  });

  it('R7.4 may carry the offset from UTC in hours', async () => {
    const body = await bodyOf({ x: 1 }, { hasTimeZone: true });
    expect(JSON.parse(body as string)).toEqual({ x: 1, timeZone: 0 - new Date().getTimezoneOffset() / 60 });
  });

  it('R7.4 sends a form as it is, without naming its type', async () => {
    const form = new FormData();
    form.set('purpose', 'identity');
    const { post, asked } = api(ok('00000'));
    await post('/v1/x/files/upload', form);
    expect(asked[0]?.body).toBe(form);
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('R7.20 without an input has no body and names no type', async () => {
    const { post, asked } = api(ok(0));
    await post('/v1/p2p/adv/queryAdvLimit', undefined);
    expect(asked[0]?.body).toBeUndefined();
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('R7.22 may travel as base64, with every letter intact', async () => {
    const body = JSON.parse((await bodyOf({ name: 'Zoë 漢字 🙂' }, { isBase64: true })) as string) as { data: string };
    expect(JSON.parse(Buffer.from(body.data, 'base64').toString())).toEqual({ name: 'Zoë 漢字 🙂' });
  });

  it('R8.3 with another status than 200 has failed, with or without an envelope', async () => {
    await expect(api({ ...ok('50000'), requestId: 'r9' }, 500).post('/v1/mix/x', {})).rejects.toMatchObject({
      status: 500,
      requestId: 'r9',
    });
    await expect(api('<html>bad gateway</html>', 502).post('/v1/mix/x', {})).rejects.toBeInstanceOf(HttpFailure);
  });

  it('without a readable envelope was not answered', async () => {
    for (const text of ['', 'ok', '[]', '"x"', 'null']) await expect(api(text).post('/v1/mix/x', {})).rejects.toBeInstanceOf(Unreachable);
  });

  async function bodyOf(input: unknown, more: PostMore) {
    const { post, asked } = api(ok('00000'));
    await post('/v1/mix/x', input, more);
    return asked[0]?.body;
  }
});
