import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDevelopers } from '../../apps/server/src/platform/http/developers/add-developers.ts';
import { clientExample, shellExample } from '../../apps/server/src/platform/http/developers/examples.ts';
import type { Route } from '../../apps/server/src/platform/http/serve.ts';
import { openClient } from '../../packages/client/src/index.ts';
import type { Call } from '../../packages/contract/src/call.ts';
import { liveChannels } from '../../packages/contract/src/live-channels.ts';
import { openCalls } from '../../packages/contract/src/open-calls.ts';
import { openApi } from '../../packages/contract/src/openapi.ts';
import { contractCalls, contractChannels } from '../spec/contract-calls.ts';

const countVisit = vi.fn(async () => undefined);
let server: FastifyInstance;
let calls: Call[];

beforeAll(async () => {
  calls = (await contractCalls()).filter(({ role }) => role === 'api');
  server = fastify();
  addDevelopers(
    server,
    calls.map((call) => [call, async () => ({})] as Route),
    countVisit,
  );
});

const get = async (url: string) => await server.inject({ url });

it.each(['/developers/', '/developers/reference/', '/v1/openapi.json', '/v1/asyncapi.json'])(
  '%s is kept by caches, and whoever asks too often is stopped',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    countVisit.mockRejectedValueOnce(Object.assign(new Error('too many'), { statusCode: 429 }));
    expect((await get(url)).statusCode).toBe(429);
  },
);

it('every page is there, is reached from the menu, and links only to what is there', async () => {
  const seen = new Map<string, string>();
  const waiting = ['/developers/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const { statusCode, body, headers } = await get(path);
    expect(statusCode, path).toBe(200);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(body, path).not.toMatch(/<script|<[^>]*\s(?:style|on\w+)=/);
    seen.set(path, body);
    const links = [...body.matchAll(/ href="([^"#]+)(?:#[^"]*)?"/g)].map(([, href = '']) => new URL(href, `http://x${path}`));
    waiting.push(
      ...links.filter(({ host, pathname }) => host === 'x' && pathname.startsWith('/developers')).map(({ pathname }) => pathname),
    );
  }
  expect(seen.size).toBeGreaterThan(20);
  const anchors = [...seen].flatMap(([path, body]) =>
    [...body.matchAll(/ href="([^"]*)#([^"]+)"/g)].map(([, href = '', id = '']) => ({
      to: new URL(href || path, `http://x${path}`).pathname,
      id,
    })),
  );
  expect(anchors.filter(({ to, id }) => !seen.get(to)?.includes(` id="${id}"`))).toEqual([]);
});

it('old addresses lead on, and unknown ones nowhere', async () => {
  expect((await get('/v1/reference')).headers.location).toBe('/developers/reference/');
  expect((await get('/developers')).headers.location).toBe('/developers/');
  expect((await get('/developers/nothing')).statusCode).toBe(404);
});

describe('the search', () => {
  it('finds calls by their name, their path and what they refuse, and guides by their words', async () => {
    for (const [asked, found] of [
      ['release coins', '/developers/reference/p2p-orders#release-coins'],
      ['confirmPutCoin', '/developers/reference/p2p-orders#release-coins'],
      ['price-changed', '/developers/reference/p2p-orders#place-order'],
      ['golden vectors', '/developers/authentication'],
    ] as const) {
      expect((await get(`/developers/search?q=${encodeURIComponent(asked)}`)).body).toContain(`<li><a href="${found}"`);
    }
    expect((await get('/developers/search')).body).toContain('Nothing was asked for.');
    expect((await get('/developers/search?q=a&q=b')).statusCode).toBe(200);
  });

  it('shows what was asked for as text', async () => {
    const { body } = await get(`/developers/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script');
  });
});

it('AsyncAPI has every channel', async () => {
  const names = (await contractChannels()).map(({ name }) => name);
  expect(liveChannels.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe('the examples of the reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-examples-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const examples = () => {
    const open = openCalls(calls);
    const { paths } = openApi(open, '', '1');
    return open.map((call) => ({ call, input: paths[call.path]?.post.requestBody.content['application/json'].example }));
  };

  it('in TypeScript make the call that they stand with, and send its example', async () => {
    const asked: Array<{ path: string; body: Record<string, unknown> }> = [];
    const encryptKey = 'PB1P256Ahandle0123456789BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const data = { encryptKey, expiresAt: '2100-01-01T00:00:00Z', systemTime: Date.now() };
    const client = openClient({
      url: 'https://exchange.test',
      fetch: async (url, init) => {
        const path = new URL(url as string).pathname;
        asked.push({ path, body: JSON.parse(init?.body as string) as Record<string, unknown> });
        const code = calls.find((call) => call.path === path)?.ok;
        return new Response(JSON.stringify({ code, data, msg: '', requestId: '' }));
      },
    });
    for (const { call, input } of examples()) {
      const run = runInThisContext(`async (client) => { ${clientExample(call, input)} }`) as (given: unknown) => Promise<void>;
      await run(client);
      const last = asked.at(-1);
      const hidden = ['secretKey', ...call.sealed];
      const told = (body: unknown) => Object.fromEntries(Object.entries(body as object).filter(([name]) => !hidden.includes(name)));
      expect({ path: last?.path, told: told(last?.body) }).toEqual({ path: call.path, told: told(input) });
    }
  });

  it('in a shell send the same to the same address, with a signature where one is needed', () => {
    const plain = examples().flatMap(({ call, input }) => {
      const script = shellExample(call, input);
      return script === undefined ? [] : [{ call, input, script }];
    });
    for (const [name, script] of [
      ['curl', '#!/bin/sh\nfor word; do printf "%s\\0" "$word"; done; echo'],
      ['sign.sh', '#!/bin/sh\necho'],
      ['uuidgen', '#!/bin/sh\necho'],
    ] as const) {
      writeFileSync(join(folder, name), script);
      chmodSync(join(folder, name), 0o700);
    }
    const env = { PATH: `${folder}:${process.env.PATH}`, PB_URL: 'https://exchange.test' };
    const output = execFileSync('sh', ['-euc', plain.map(({ script }) => script).join('\n')], { cwd: folder, env, encoding: 'utf8' });
    const sent = output
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\0'));
    expect(sent.map(([, address = '', , , , body = '']) => ({ address, body: JSON.parse(body) as unknown }))).toEqual(
      plain.map(({ call, input }) => ({ address: `https://exchange.test${call.path}`, body: input })),
    );
    expect(sent.map((words) => words.includes('-H') && words.includes('@-'))).toEqual(plain.map(({ call }) => call.auth !== 'guest'));
  });
});
