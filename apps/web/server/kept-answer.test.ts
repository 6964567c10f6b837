import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from './config.ts';
import { makeKeptAnswer } from './kept-answer.ts';
import { nonceMark, PageCache } from './page-cache.ts';

const cache = new PageCache();
const answer = makeKeptAnswer(readWebConfig({ PB_ENV: 'test' }), cache);
const server = createServer((given, response) => {
  if (!answer(given, response)) response.writeHead(404).end('the usual way');
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Larger than the buffers of a connection, so that a slow reader holds its copy for a while.
  const filler = 'x'.repeat(8 * 1024 * 1024);
  await cache.get('/', performance.now(), 60_000, async () => ({
    status: 200,
    html: Buffer.from(`<a nonce="${nonceMark}">${filler}<b nonce="${nonceMark}">`),
  }));
  await cache.get('/ja', performance.now(), 60_000, async () => ({ status: 200, html: Buffer.from('ja') }));
});

afterAll(() => server.close());

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' };

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...browser, ...headers }, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('an answer from what is kept', () => {
  it('carries one nonce of its own, in its policy and in all of its bytes', async () => {
    const seen = new Set<string>();
    const visit = async (turn: number) => {
      const response = await ask('/');
      // Some read late: their bytes must not be taken for the answer of somebody else.
      if (turn % 2 === 0) await pause(50);
      const nonces = new Set((await bodyOf(response)).match(/nonce="[^"]*"/g));
      const [, own] = /'nonce-([\w-]{22})'/.exec(String(response.headers['content-security-policy'])) ?? [];
      expect(nonces).toEqual(new Set([`nonce="${own}"`]));
      seen.add(String(own));
    };
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 10 }, (_, turn) => visit(turn)));
    expect(seen.size).toBe(30);
  });

  it.each([
    ['a session', '/', { cookie: 'a=1; login=1' }, 'GET'],
    ['another language', '/', { 'accept-language': 'ja' }, 'GET'],
    ['a remembered language', '/', { cookie: 'lang=de' }, 'GET'],
    ['a query', '/?a=1', {}, 'GET'],
    ['another method', '/', {}, 'HEAD'],
    ['an address that is not kept', '/de', {}, 'GET'],
  ])('is not given to %s', async (_what, path, headers, method) => {
    expect((await ask(path, headers, method)).statusCode).toBe(404);
  });

  it('is given under a prefix whatever the visitor speaks', async () => {
    expect(await bodyOf(await ask('/ja', { 'accept-language': 'de', cookie: 'lang=en' }))).toBe('ja');
  });
});
