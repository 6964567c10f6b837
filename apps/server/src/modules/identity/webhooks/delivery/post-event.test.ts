import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicLookup, type Resolver } from '#platform/public-lookup.ts';
import { hostileTargets, ownAddresses } from '../../../../../test/support/hostile-targets.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../../../../../test/support/webhook-receiver.ts';
import { postEvent } from './post-event.ts';

/** On every address of this machine, at a port that webhooks may be sent to: whoever comes is counted. */
let visits = 0;
const bait = createServer((socket) => {
  visits++;
  socket.on('error', () => undefined);
  socket.destroy();
});
const strict = { isLoopbackAllowed: false };
const lenient = { isLoopbackAllowed: true };
const meaning = (...addresses: string[]): Resolver => {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_name, _options, answer) => answer(null, all);
};

beforeAll(async () => {
  bait.listen(8443);
  await once(bait, 'listening');
});
beforeEach(() => {
  visits = 0;
});
afterAll(() => {
  bait.close();
});

describe('where webhooks are sent', () => {
  it('the bait notices who comes', async () => {
    const socket = connect(8443, '127.0.0.1');
    await once(socket, 'close');
    expect(visits).toBe(1);
  });

  it.each(hostileTargets)('is not %s', async (target) => {
    expect(await postEvent(target, '{}', {}, strict)).toMatchObject({ outcome: 'not-public', status: null });
    expect(visits).toBe(0);
  });

  it.each(ownAddresses)('is not a name that means %s', async (address) => {
    const reach = { ...strict, resolve: meaning(address) };
    expect(await postEvent('https://hooks.example.com:8443/x', '{}', {}, reach)).toMatchObject({ outcome: 'not-public' });
    expect(visits).toBe(0);
  });

  it('is none of several addresses when one is of the own network', async () => {
    const reach = { ...strict, resolve: meaning('93.184.216.34', '127.0.0.1') };
    expect(await postEvent('https://hooks.example.com:8443/x', '{}', {}, reach)).toMatchObject({ outcome: 'not-public' });
    expect(visits).toBe(0);
  });

  it('is the very address that was looked at: a name that changes its mind is asked once', () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    let asked = 0;
    const rebinding: Resolver = (name, options, answer) => meaning(...(answers[asked++] ?? []))(name, options, answer);
    const found: unknown[] = [];
    publicLookup(rebinding)('hooks.example.com', { all: true }, (_error, addresses) => found.push(addresses));
    expect([found, asked]).toEqual([[[{ address: '93.184.216.34', family: 4 }]], 1]);
    publicLookup(rebinding)('hooks.example.com', { all: true }, (error) => found.push(error?.name));
    expect([found[1], asked]).toEqual(['NotPublic', 2]);
  });

  it('is a name that exists', async () => {
    const resolve: Resolver = (_name, _options, answer) => answer(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    expect(await postEvent('https://hooks.example.com/x', '{}', {}, { ...strict, resolve })).toMatchObject({ outcome: 'unresolved' });
  });
});

describe('a receiver', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await openWebhookReceiver();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await receiver.close();
  });

  it.each([301, 302, 303, 307, 308])('that answers %i leads nowhere', async (status) => {
    receiver.answer = (response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:8443/x' }).end();
    };
    expect(await postEvent(receiver.url, '{}', {}, lenient)).toMatchObject({ outcome: 'redirect', status });
    expect(visits).toBe(0);
  });

  it('of this machine is reached in development alone', async () => {
    expect(await postEvent(receiver.url, '{}', {}, strict)).toMatchObject({ outcome: 'not-public' });
    expect(receiver.received).toEqual([]);
    expect(await postEvent(receiver.url, '{"a":1}', { 'webhook-id': 'evt_1' }, lenient)).toMatchObject({
      outcome: 'delivered',
      answer: 'ok',
    });
    expect(receiver.received).toMatchObject([{ body: '{"a":1}', headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json' } }]);
  });

  it('is asked directly, whatever the environment says about proxies', async () => {
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY']) vi.stubEnv(name, 'http://127.0.0.1:8443');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect(await postEvent(receiver.url, '{}', {}, lenient)).toMatchObject({ outcome: 'delivered' });
    expect(visits).toBe(0);
  });

  it('that answers without end is left after a few kilobytes', async () => {
    receiver.answer = (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x y '.repeat(1_000)));
        response.once('drain', more);
      };
      more();
    };
    const { outcome, answer } = await postEvent(receiver.url, '{}', {}, lenient);
    expect([outcome, answer?.length]).toEqual(['delivered', 200]);
  });

  it('that says nothing, hangs up or speaks no TLS has not taken it', async () => {
    receiver.answer = () => undefined;
    expect(await postEvent(receiver.url, '{}', {}, lenient)).toMatchObject({ outcome: 'timeout', status: null });
    receiver.answer = (response) => response.socket?.destroy();
    expect(await postEvent(receiver.url, '{}', {}, lenient)).toMatchObject({ outcome: 'broken', status: null });
    expect((await postEvent(receiver.url.replace('http:', 'https:'), '{}', {}, lenient)).outcome).toBe('tls');
  });
});
