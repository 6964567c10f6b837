import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { contractCalls } from '../tools/spec/contract-calls.ts';
import { environmentOf, filled } from './composition.ts';
import { ask, Backend, type Behind, openHaproxy, openNginx, type ProxyProcess, tryNginx } from './proxies.ts';
import { isInstalled } from './tool.ts';

const behind: Behind = {
  api: [new Backend('api'), new Backend('api')],
  stream: new Backend('stream'),
  web: new Backend('web'),
  admin: new Backend('admin'),
};
const everybody = [...behind.api, behind.stream, behind.web, behind.admin];

beforeAll(async () => {
  await Promise.all(everybody.map((backend) => backend.open()));
});
beforeEach(() => {
  for (const backend of everybody) backend.arrived.length = 0;
});
afterAll(async () => {
  await Promise.all(everybody.map((backend) => backend.close()));
});

interface Echo {
  who: string;
  url: string;
  headers: Record<string, string>;
}

const post = (path: string, headers: Record<string, string> = {}) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: '{}',
});
/** Some lanes side by side, each with its acts one after the other. */
async function inLanes<Result>(lanes: number, each: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const lane = async () => {
    for (let count = 0; count < each; count++) results.push(await act());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function askUntilBothAnswer(proxy: ProxyProcess): Promise<boolean> {
  for (const backend of behind.api) backend.arrived.length = 0;
  for (let calls = 0; calls < 4; calls++) await ask(proxy, post('/v1/x/any'));
  return behind.api.every(({ arrived }) => arrived.length > 0);
}

const kibibytes = (count: number) => 'x'.repeat(count * 1_024);
/** Says how much is to come and sends nothing: a front that refuses it does so at once. */
const announced = (path: string, count: number) => ({ ...post(path, { 'content-length': String(count * 1_024) }), body: '' });
/** The largest body that an ordinary call may bring to a front; the roles' own limit is below it. */
const defaultLimit = 512;
const countryHeader = environmentOf('api-1', filled).PB_COUNTRY_HEADER as string;
const apiArrived = () => behind.api.flatMap(({ arrived }) => arrived);
const hsts = 'max-age=31536000; includeSubDomains';

// Proxies, roles and visitors share one machine with everything else that is tested.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

describe.each(['nginx', 'haproxy'] as const)('the front by %s', (tool) => {
  const isHere = isInstalled(tool) && isInstalled('openssl');
  describe.skipIf(!isHere)(isHere ? 'in front of fake roles' : `left out: ${tool} or openssl is not installed`, () => {
    let proxy: ProxyProcess;
    beforeAll(async () => {
      proxy = await (tool === 'nginx' ? openNginx('front.conf', behind) : openHaproxy(behind));
    });
    afterAll(() => proxy?.close());
    const echo = async (...args: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never) =>
      JSON.parse((await ask(proxy, ...args)).body) as Echo;

    it('sends each path to its role, as it was asked for', async () => {
      const ways = {
        '/v1/mix/market/homeQuotation?a=%2F': 'api',
        '/files/proof.png': 'api',
        '/developers': 'api',
        '/developers/search?q=ad': 'api',
        '/developerss': 'web',
        '/': 'web',
        '/ja/p2p-trade': 'web',
        '/live/x': 'web',
      };
      for (const [path, who] of Object.entries(ways)) expect(await echo({ path }), path).toMatchObject({ who, url: path });
      for (const path of ['/v1', '/files']) expect((await ask(proxy, { path })).status, path).toBe(404);
    });

    it('shares the calls between both api', async () => {
      for (let calls = 0; calls < 20; calls++) await ask(proxy, post('/v1/x/any'));
      expect(behind.api.map(({ arrived }) => arrived.length)).toEqual([expect.any(Number), expect.any(Number)]);
      for (const { arrived } of behind.api) expect(arrived.length).toBeGreaterThan(3);
    });

    it('opens live sockets at /live', async () => {
      const headers = { host: 'exchange.example', origin: 'https://exchange.example', 'x-forwarded-for': '6.6.6.6' };
      const options: ClientOptions & { servername: string } = { rejectUnauthorized: false, servername: 'exchange.example', headers };
      const socket = new WebSocket(`wss://127.0.0.1:${proxy.ports.secure}/live`, options);
      const next = () =>
        new Promise<string>((resolve, reject) =>
          socket.once('error', reject).once('message', (message: Buffer) => resolve(message.toString())),
        );
      const hello = JSON.parse(await next()) as Echo;
      expect(hello).toMatchObject({ who: 'stream', headers: { origin: 'https://exchange.example', 'x-forwarded-for': '127.0.0.1' } });
      socket.send('to and fro');
      expect(await next()).toBe('to and fro');
      socket.close();
    });

    it('keeps to itself what roles tell their supervisors', async () => {
      const paths = ['/metrics', '/healthz', '/readyz', '/READYZ', '/metrics?x', '/%6detrics', '//readyz', '/healthz/'];
      for (const path of paths) expect((await ask(proxy, { path })).status, path).toBe(404);
      expect(everybody.flatMap(({ arrived }) => arrived)).toEqual([]);
      // A path that climbs may arrive as it is written, and then it is not the path of anything.
      for (const path of ['/v1/../metrics', '/v1/%2e%2e/readyz', '/files/..%2fmetrics']) await ask(proxy, { path });
      expect(everybody.flatMap(({ arrived }) => arrived).filter((line) => /^GET \/+(?:metrics|readyz|healthz)/.test(line))).toEqual([]);
    });

    it('writes the forwarding headers itself', async () => {
      const lies = {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-service-token': 'guessed-service-token',
        'x-visitor-address': '6.6.6.6',
        'x-visitor-country': 'JP',
        [countryHeader]: 'JP',
        cookie: 'lang=ja',
      };
      for (const path of ['/v1/x/any', '/v1/x/recoveries/ask-recovery', '/files/any', '/']) {
        const { headers } = await echo({ path, headers: lies });
        expect(headers).toMatchObject({
          host: 'exchange.example',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
          cookie: 'lang=ja',
        });
        const gone = ['x-forwarded-host', 'x-real-ip', 'forwarded', 'x-service-token', 'x-visitor-address', 'x-visitor-country'];
        for (const name of [...gone, countryHeader]) expect(headers[name], name).toBeUndefined();
      }
    });

    it('passes a request id on, and makes one where there is none', async () => {
      expect((await echo({ path: '/v1/x/any', headers: { 'x-request-id': 'given-by-client-1' } })).headers['x-request-id']).toBe(
        'given-by-client-1',
      );
      for (const bad of [undefined, 'short', 'with spaces in it', 'x'.repeat(65)]) {
        const { headers } = await echo({ path: '/v1/x/any', headers: bad === undefined ? {} : { 'x-request-id': bad } });
        expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
        expect(headers['x-request-id']).not.toBe(bad);
      }
    });

    it('says HSTS once, and compresses and keeps no page', async () => {
      for (let calls = 0; calls < 2; calls++) {
        const { headers } = await ask(proxy, { path: '/', headers: { 'accept-encoding': 'gzip, br' } });
        expect(headers['strict-transport-security']).toBe(hsts);
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
      expect(behind.web.arrived).toEqual(['GET /', 'GET /']);
    });

    it('tells web what a browser can read', async () => {
      const { headers } = await echo({ path: '/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(headers['accept-encoding']).toBe('gzip, deflate, br, zstd');
    });

    it('sends plain HTTP to https, and knows no other name', async () => {
      const { status, headers } = await ask(proxy, { path: '/ja?x=1' }, 'plain');
      expect({ status, location: headers.location }).toEqual({ status: 308, location: 'https://exchange.example/ja?x=1' });
      await expect(ask(proxy, { path: '/', host: 'evil.example' }, 'plain')).rejects.toThrow();
      await expect(ask(proxy, { path: '/', host: 'evil.example' })).rejects.toThrow();
    });

    it('refuses bodies that no call has', async () => {
      const paths = ['/v1/x/any', '/v1/fiat-mix/private/file/base64/upload/more', '/v1/x/recoveriesandmore', '/files/any', '/ja'];
      for (const path of paths) expect((await ask(proxy, announced(path, defaultLimit + 1))).status, path).toBe(413);
      expect(everybody.flatMap(({ arrived }) => arrived)).toEqual([]);
    });

    it('lets every call of the contract bring the largest body that it takes, and not much more', async () => {
      const calls = (await contractCalls()).filter(({ role, bodyLimit }) => role === 'api' && bodyLimit > defaultLimit * 1_024);
      expect(calls.length).toBeGreaterThan(2);
      for (const { path, bodyLimit } of calls) {
        const largest = bodyLimit / 1_024;
        // What is only a little too large reaches the api, which says so in the language of the visitor.
        for (const size of [largest, largest + 1]) {
          expect((await ask(proxy, { ...post(path), body: kibibytes(size) })).status, `${path} ${size}`).toBe(200);
        }
        expect((await ask(proxy, announced(path, largest + 2_048))).status, path).toBe(413);
      }
      expect(apiArrived().sort()).toEqual(calls.flatMap(({ path }) => [`POST ${path}`, `POST ${path}`]));
    });

    it('lets web speak to the api with its token, inside only', async () => {
      const inside = await echo(
        post('/v1/x/any', { 'x-service-token': 'the-service-token', 'x-visitor-address': '203.0.113.7' }),
        'inside',
      );
      expect(inside).toMatchObject({ who: 'api', headers: { 'x-service-token': 'the-service-token', 'x-visitor-address': '203.0.113.7' } });
      for (const path of ['/', '/metrics', '/live']) expect((await ask(proxy, { path }, 'inside')).status).toBe(404);
    });

    it('loses no call when an api is dead', async () => {
      await behind.api[0].close();
      const answers = await inLanes(20, 10, () => ask(proxy, post('/v1/x/any')));
      await behind.api[0].open();
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(behind.api[1].arrived).toHaveLength(200);
    });

    it('never sends a POST twice that may have arrived', async () => {
      // Only with both at work there is somebody to whom it could be sent again.
      await expect.poll(() => askUntilBothAnswer(proxy), { timeout: 10_000 }).toBe(true);
      for (const backend of behind.api) backend.arrived.length = 0;
      const { status } = await ask(proxy, post('/v1/dropped'));
      expect(status).toBeGreaterThanOrEqual(502);
      expect(apiArrived()).toEqual(['POST /v1/dropped']);
    });
  });
});

const hasNginx = isInstalled('nginx') && isInstalled('openssl');
describe.skipIf(!hasNginx)(hasNginx ? 'nginx itself' : 'left out: nginx or openssl is not installed', () => {
  const opened: ProxyProcess[] = [];
  const open = async (file: 'front.conf' | 'console.conf') => {
    const proxy = await openNginx(file, behind);
    opened.push(proxy);
    return proxy;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((proxy) => proxy.close()));
  });

  it.each(['front.conf', 'console.conf'])('%s passes nginx -t', async (file) => {
    const { isFine, says } = await tryNginx(file, behind);
    expect(isFine, says).toBe(true);
    expect(says).not.toMatch(/\[(?:warn|emerg|alert)\](?!.*"user" directive)/);
  });

  it('answers in the shape of the api when no api can be reached, and when a body is too large', async () => {
    const proxy = await open('front.conf');
    await Promise.all(behind.api.map((backend) => backend.close()));
    const away = await ask(proxy, post('/v1/x/any', { 'x-request-id': 'asked-in-vain-1' }));
    const large = await ask(proxy, { path: '/v1/x/any', method: 'POST', body: kibibytes(defaultLimit + 88) });
    await Promise.all(behind.api.map((backend) => backend.open()));
    expect(JSON.parse(away.body)).toEqual({ code: '50300', data: null, msg: '', requestId: 'asked-in-vain-1' });
    expect({ status: away.status, retry: away.headers['retry-after'], hsts: away.headers['strict-transport-security'] }).toEqual({
      status: 503,
      retry: '1',
      hsts,
    });
    expect(large.status).toBe(413);
    expect(JSON.parse(large.body)).toMatchObject({ code: '41300', data: null });
  });

  it('the console has another proxy: it reaches the admin role, and the front does not', async () => {
    const front = await open('front.conf');
    const console = await open('console.conf');
    const host = 'console.exchange.example';
    const page = JSON.parse((await ask(console, { path: '/', host })).body) as Echo;
    const call = JSON.parse(
      (await ask(console, { ...post('/v1/admin/operations/overview', { authorization: 'Bearer x' }), host })).body,
    ) as Echo;
    const picture = JSON.parse((await ask(console, { path: '/files/ticket', host, headers: { [countryHeader]: 'JP' } })).body) as Echo;
    const large = await ask(console, { ...announced('/v1/admin/any', defaultLimit + 1), host });
    const hidden = await ask(console, { path: '/metrics', host });
    const byFront = await ask(front, { path: '/', host }).catch((error: Error) => error);
    expect(page).toMatchObject({ who: 'admin', headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(call).toMatchObject({ who: 'admin', headers: { authorization: 'Bearer x' } });
    expect(picture).toMatchObject({ who: 'admin', url: '/files/ticket' });
    expect(picture.headers[countryHeader]).toBeUndefined();
    expect(large.status).toBe(413);
    expect(hidden.status).toBe(404);
    expect(byFront).toBeInstanceOf(Error);
    expect(behind.admin.arrived).toEqual(['GET /', 'POST /v1/admin/operations/overview', 'GET /files/ticket']);
  });

  it('the console lets editors bring pictures and long texts, and nothing else be large', async () => {
    const console = await open('console.conf');
    const host = 'console.exchange.example';
    const large = (await contractCalls()).filter(({ role, bodyLimit }) => role === 'admin' && bodyLimit > defaultLimit * 1_024);
    expect(large.map(({ name }) => name).sort()).toEqual(['upload-picture', 'write-version']);
    for (const { path, bodyLimit } of large) {
      expect((await ask(console, { ...post(path), body: kibibytes(bodyLimit / 1_024), host })).status, path).toBe(200);
      expect((await ask(console, { ...announced(path, 9 * 1_024 + 1), host })).status, path).toBe(413);
    }
  });

  it('nobody fills the place where uploads wait', async () => {
    const proxy = await open('front.conf');
    const upload = { ...post('/v1/x/recoveries/slow'), body: '{}' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(proxy, upload)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await ask(proxy, upload)).status).toBe(200);
  });
});
