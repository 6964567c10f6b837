import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RawEvent } from '#modules/products/card-purchase/acquirer/acquirer.ts';
import { openAcquirer } from '#modules/products/card-purchase/acquirer/open-acquirer.ts';
import { testCards } from '../../../../tools/test-acquirer/cards.ts';
import { startTestAcquirer, type TestAcquirer } from '../../../../tools/test-acquirer/start.ts';
import { type AcquirerSandbox, acquirerSuite, type Fault, type TriedCard } from './acquirer-suite.ts';

const apiKey = 'key-of-the-suite';
const webhookSecret = 'secret-of-the-suite';
const publishableKey = 'pk_suite';
const startMs = Date.UTC(2026, 0, 15, 10);

const numbers: Record<TriedCard, string> = {
  plain: testCards.visa.number,
  challenged: testCards.challengeVisa.number,
  'short-of-money': testCards.insufficientFunds.number,
  'no-crypto': testCards.cryptoNotAllowed.number,
};

const knobOf: Record<Fault, keyof TestAcquirer['knobs']> = {
  busy: 'answer429',
  'broken-before': 'answer500',
  'broken-after-charge': 'answer500AfterCharge',
  'silent-after-charge': 'timeoutAfterCharge',
  'silent-after-change': 'timeoutAfterChange',
  'refund-fails': 'failRefunds',
};

let sandbox: AcquirerSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterAll(() => sandbox.close());

describe('R1.14 the adapter of the test acquirer', () => acquirerSuite(() => sandbox));

async function openSandbox(): Promise<AcquirerSandbox> {
  const receiver = await openReceiver();
  const server = await startTestAcquirer({
    port: 0,
    apiKey,
    publishableKey,
    webhookSecret,
    webhookUrl: receiver.address,
    now: () => startMs,
    environment: {},
  });
  let movedMs = 0;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    acquirer: openAcquirer({ url: server.origin, apiKey, publishableKey, webhookSecret, nowMs: () => startMs + movedMs }),
    tokenOf: async (card) => {
      const given = { number: numbers[card], expMonth: 12, expYear: 2030, cvc: '123', holder: 'Ada Example' };
      const answer = await post('/v1/tokens', given, { 'x-publishable-key': publishableKey });
      return ((await answer.json()) as { token: string }).token;
    },
    choose: async (challengeUrl, choice) => void (await post(new URL(challengeUrl).pathname, { choice })),
    misbehave: (fault) => void Object.assign(server.knobs, { [knobOf[fault]]: 1 }),
    told: async () => {
      await server.quiet();
      return receiver.events.splice(0);
    },
    dispute: async (paymentId) => void (await post(`/payments/${paymentId}/dispute`, { reason: 'fraudulent' })),
    moveTime: (ms) => {
      movedMs += ms;
    },
    today: () => new Date(startMs).toISOString().slice(0, 10),
    close: async () => {
      await server.close();
      receiver.server.close();
    },
  };
}

async function openReceiver(): Promise<{ server: Server; address: string; events: RawEvent[] }> {
  const events: RawEvent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    events.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, events };
}
