import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCachedAnswer } from './cached-answer.ts';
import { readWebConfig } from './config.ts';
import { metrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { nonceMark, type PageTemplate, withNonce } from './page-template.ts';

const cache = new PageCache();
const answer = makeCachedAnswer(readWebConfig({ PB_ENV: 'test' }), cache);
const server = createServer((given, response) => {
  if (!answer(given, response)) response.writeHead(404).end('the usual way');
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Larger than the buffers of a connection, compressed too, so that a slow reader holds its copy for a while.
  const filler = randomBytes(3 * 1024 * 1024).toString('hex');
  await cache.get('/', performance.now(), 60_000, async () => ({
    status: 200,
    html: Buffer.from(`${filler}<a nonce="${nonceMark}"><b nonce="${nonceMark}">`),
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
  return (await bytesOf(response)).toString();
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('an answer from what is kept', () => {
  it.each([
    ['plain', ''],
    ['br', 'br'],
  ] as const)('carries one nonce of its own, in its policy and in all of its bytes: %s', async (kind, encoding) => {
    const template = cache.atHand('/', performance.now())?.[kind] as PageTemplate;
    const seen = new Set<string>();
    const visit = async (turn: number) => {
      const response = await ask('/', { 'accept-encoding': encoding });
      expect([response.headers.vary, response.headers['content-encoding'] ?? '']).toEqual(['accept-encoding', encoding]);
      // Some read late: their bytes must not be taken for the answer of somebody else.
      if (turn % 2 === 0) await pause(50);
      const [, own = ''] = /'nonce-([\w-]{22}==)'/.exec(String(response.headers['content-security-policy'])) ?? [];
      expect((await bytesOf(response)).equals(withNonce(template, own))).toBe(true);
      seen.add(own);
    };
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 10 }, (_, turn) => visit(turn)));
    expect(seen.size).toBe(30);
  });

  it.each([
    ['a session', '/', { cookie: 'a=1; login=1' }, 'GET'],
    ['another language', '/', { 'accept-language': 'ja' }, 'GET'],
    ['a remembered language', '/', { cookie: 'lang=de' }, 'GET'],
    ['a query', '/?a=1', {}, 'GET'],
    ['gzip alone', '/', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
    ['another method', '/', {}, 'HEAD'],
    ['an address that is not kept', '/de', {}, 'GET'],
  ])('is not given to %s', async (_what, path, headers, method) => {
    expect((await ask(path, headers, method)).statusCode).toBe(404);
  });

  it('is counted as a cached page, and what goes the usual way is not', async () => {
    const counted = async () => {
      const { values } = await metrics.pageSeconds.get();
      return values.find(({ labels, metricName }) => labels.kind === 'cached' && metricName?.endsWith('_count'))?.value ?? 0;
    };
    const before = await counted();
    await bodyOf(await ask('/ja'));
    await bodyOf(await ask('/de'));
    expect(await counted()).toBe(before + 1);
  });

  it('is given under a prefix whatever the visitor speaks', async () => {
    expect(await bodyOf(await ask('/ja', { 'accept-language': 'de', cookie: 'lang=en' }))).toBe('ja');
  });
});
