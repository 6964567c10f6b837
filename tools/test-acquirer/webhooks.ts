import { createHmac, randomUUID } from 'node:crypto';
import { type Knobs, spend } from './knobs.ts';
import { timeOf } from './time-of.ts';

interface EventData {
  paymentId: string;
  reference: string;
  state: string;
  amount: bigint;
  currency: string;
}

export type Tell = (type: 'payment.changed' | 'refund.changed' | 'dispute.changed', data: EventData) => void;

export interface WebhookOptions {
  knobs: Knobs;
  secret: string;
  now: () => number;
  random: () => number;
  after: (ms: number, act: () => void) => void;
}

const mostAttempts = 10;
const firstGapMs = 1_000;
const answerWithinMs = 10_000;

/** Shuffled events wait until so many are there, or for so long. */
const groupSize = 6;
export const groupWaitMs = 1_000;

/** Tells the exchange what has changed, and again until it has understood; the knobs lose, repeat, delay, shuffle and distort. */
export function openWebhooks({ knobs, secret, now, random, after }: WebhookOptions) {
  const end = new AbortController();
  let held: string[] = [];
  // One request at a time, so that what is not shuffled arrives in its order.
  let line: Promise<void> = Promise.resolve();

  const tell: Tell = (type, { amount, ...data }) => {
    if (spend(knobs, 'dropEvents')) return;
    const told = spend(knobs, 'wrongAmountEvents') ? amount + 1n : amount;
    const event = { id: `evt_${randomUUID()}`, type, createdAt: timeOf(now()), data: { ...data, amount: String(told) } };
    const copies = Array.from({ length: knobs.eventCopies }, () => JSON.stringify(event));
    if (knobs.shuffleEvents) hold(copies);
    else send(copies);
  };

  function hold(bodies: string[]): void {
    if (held.length === 0) after(groupWaitMs, release);
    held.push(...bodies);
    if (held.length >= groupSize) release();
  }

  function release(): void {
    const group = shuffled(held, random);
    held = [];
    send(group);
  }

  function send(bodies: readonly string[]): void {
    const enqueueAll = () => {
      for (const body of bodies) enqueue(body, 1);
    };
    if (knobs.eventDelayMs === 0) enqueueAll();
    else after(knobs.eventDelayMs, enqueueAll);
  }

  function enqueue(body: string, attempt: number): void {
    line = line.then(async () => {
      if (end.signal.aborted || knobs.webhookUrl === null || (await post(knobs.webhookUrl, body))) return;
      if (attempt < mostAttempts) after(firstGapMs * 2 ** (attempt - 1), () => enqueue(body, attempt + 1));
    });
  }

  async function post(url: string, body: string): Promise<boolean> {
    const timestamp = String(Math.floor(now() / 1_000));
    const headers = {
      'content-type': 'application/json',
      'x-acquirer-timestamp': timestamp,
      'x-acquirer-signature': `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    };
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(answerWithinMs)]);
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      // Nobody there, or no answer in time: it is tried again.
      return false;
    }
  }

  return {
    tell,
    /** Until everything that is on its way has been answered; what waits for its time is not. */
    quiet: async (): Promise<void> => {
      for (let seen: Promise<void> | undefined; seen !== line; ) {
        seen = line;
        await seen;
      }
    },
    close: (): void => end.abort(),
  };
}

function shuffled(bodies: readonly string[], random: () => number): string[] {
  const drawn = bodies.map((body) => ({ body, place: random() }));
  return drawn.sort((a, b) => a.place - b.place).map(({ body }) => body);
}
