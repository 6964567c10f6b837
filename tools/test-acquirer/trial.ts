import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomOf } from '../bots/random.ts';
import { testCards } from './cards.ts';
import { startTestAcquirer } from './start.ts';

export const apiKey = 'key-of-the-trial';
export const webhookSecret = 'secret-of-the-trial';
export const returnUrl = 'https://exchange.example/back?order=7';

/** What an answer may have: each test looks at what its call is about. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** What the tests look at of a payment that they have made. */
export interface SeenPayment {
  id: string;
  challengeUrl: string;
  declineText: string;
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;

/** An acquirer whose time stands still until a test moves it, and the exchange that it tells. */
export async function openTrial() {
  const time = manualTime(Date.UTC(2026, 0, 15, 10));
  const receiver = await openReceiver();
  const acquirer = await startTestAcquirer({
    port: 0,
    apiKey,
    webhookSecret,
    webhookUrl: receiver.address,
    now: time.now,
    after: time.after,
    random: randomOf(1),
    environment: {},
  });
  let keys = 0;

  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(acquirer.origin + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': `key-${++keys}`, ...type, ...headers },
      ...content,
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
  }

  async function tokenOf(number: string = testCards.visa.number): Promise<string> {
    const card = { number, expMonth: 12, expYear: 2030, cvc: '123', holder: 'Ada Example' };
    return String((await call('POST', '/v1/tokens', card)).body.token);
  }

  /** What a payment asks for; it is captured at once unless a test says otherwise. */
  async function order(changes: Record<string, unknown> = {}, number?: string) {
    const token = await tokenOf(number);
    return { reference: 'order-1', token, amount: '10050', currency: 'EUR', capture: true, returnUrl, purpose: 'crypto', ...changes };
  }

  async function pay(changes: Record<string, unknown> = {}, number?: string): Promise<SeenPayment> {
    return (await call('POST', '/v1/payments', await order(changes, number))).body as unknown as SeenPayment;
  }

  return {
    acquirer,
    time,
    receiver,
    call,
    tokenOf,
    order,
    pay,
    close: async (): Promise<void> => {
      await acquirer.close();
      receiver.close();
    },
  };
}

interface Waiting {
  atMs: number;
  act: () => void;
}

/** A clock that a test moves; what waits for a time acts when it comes, in order. */
function manualTime(startMs: number) {
  let nowMs = startMs;
  const waiting = new Set<Waiting>();
  return {
    now: () => nowMs,
    after: (ms: number, act: () => void) => {
      const one = { atMs: nowMs + ms, act };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    advance: (ms: number): void => {
      const endMs = nowMs + ms;
      for (;;) {
        const next = [...waiting].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        waiting.delete(next);
        nowMs = next.atMs;
        next.act();
      }
      nowMs = endMs;
    },
    /** Whether anything waits for its time. */
    isIdle: () => waiting.size === 0,
  };
}

export interface Arrived {
  rawBody: string;
  headers: IncomingHttpHeaders;
}

interface ArrivedEvent {
  id: string;
  type: string;
  data: { paymentId: string; reference: string; state: string; amount: string; currency: string };
}

/** Takes every event, or answers with the status that a test sets. */
async function openReceiver() {
  const arrived: Arrived[] = [];
  const answers = { status: 204 };
  const server = createServer((request, response) => {
    void bodyOf(request).then((rawBody) => {
      arrived.push({ rawBody, headers: request.headers });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    answers,
    arrived,
    events: () => arrived.map(({ rawBody }) => JSON.parse(rawBody) as ArrivedEvent),
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
