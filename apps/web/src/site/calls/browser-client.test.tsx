import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, type SentRequest, textsOf } from '#testing/open-page.tsx';
import { bitcoinRow, changeLabel, chooseMidnight, openPricePage, opensOfToday } from '#testing/price-page.tsx';

const unreachable = textsOf(['common'], 'en').common?.unreachable ?? 'missing';
const retries = (sent: readonly SentRequest[]) => sent.filter(({ path }) => path === openPrices.path);

it('R7.3 every request carries its headers', async () => {
  const { sent } = await openPricePage(() => opensOfToday(), { code: 'de', search: '?pfb=spring&gclid=abc' });
  chooseMidnight();
  const [asked] = retries(sent);
  expect(asked?.headers).toMatchObject({
    language: 'de_DE',
    locale: 'de_DE',
    terminaltype: '1',
    theme: 'standard',
    securitynew: 'true',
    usenewpwdversion: 'true',
    pfb: 'spring',
    adtrack: 'gclid=abc',
    'tm-timezone': String(0 - new Date().getTimezoneOffset() / 60),
  });
  for (const name of ['terminalcode', 'deviceid', 'fingerprint']) expect(asked?.headers[name]).toMatch(/^[\da-f-]{36}$/);
});

it('R7.6 a request is given up after 20000 ms, and the visitor is told after the third', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
  const { sent } = await openPricePage(() => undefined);
  vi.useFakeTimers();
  chooseMidnight();
  await vi.advanceTimersByTimeAsync(19_999 + 1_000);
  expect(retries(sent)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(retries(sent)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000 + 2_000 + 19_999);
  expect(retries(sent)).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain(unreachable));
});

let server: Server | undefined;
afterEach(() => void server?.close());

/** An API on this port, until it is stopped with everything that it has under way. */
async function startApi(port: number, onRequest: (answer: (body: string) => void) => void): Promise<number> {
  server = createServer((incoming, response) => {
    incoming.resume().once('end', () => onRequest((body) => response.end(body)));
  });
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function stopApi(): Promise<void> {
  const stopped = new Promise((resolve) => server?.close(resolve));
  server?.closeAllConnections();
  await stopped;
}

/** A request over a real connection, which breaks when the server goes. */
function overHttp(port: number, path: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const answered = (incoming: IncomingMessage) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      incoming.once('end', () => resolve(new Response(text, { status: incoming.statusCode ?? 0 })));
    };
    request({ host: '127.0.0.1', port, path, method: 'POST' }, answered).once('error', reject).end('{}');
  });
}

/** Somebody asks for the change since midnight; every try of that read, which goes to a real port. Time passes when the test says so. */
async function readOver(port: number): Promise<ReadonlyArray<Promise<Response>>> {
  const tries: Array<Promise<Response>> = [];
  await openPricePage(({ path }) => {
    tries.push(overHttp(port, path));
    return tries.at(-1);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  chooseMidnight();
  return tries;
}

it('a read that is under way while the API restarts succeeds', async () => {
  let arrived: () => void = () => undefined;
  const isUnderWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const port = await startApi(0, () => arrived());
  const tries = await readOver(port);
  await isUnderWay;
  await stopApi();
  await expect(tries[0]).rejects.toThrow();
  const text = await opensOfToday().text();
  await startApi(port, (answer) => answer(text));
  expect(tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(tries[1]).resolves.toHaveProperty('status', 200);
  await eventually(() => expect(bitcoinRow().textContent).toContain(changeLabel));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a read that nobody answers says so plainly and shows no figure', async () => {
  const port = await startApi(0, () => undefined);
  await stopApi();
  const tries = await readOver(port);
  for (const pauseMs of [1_000, 2_000]) {
    await expect(tries.at(-1)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(pauseMs);
  }
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain(unreachable));
  expect(tries).toHaveLength(3);
  expect(bitcoinRow().textContent).not.toContain(changeLabel);
});
