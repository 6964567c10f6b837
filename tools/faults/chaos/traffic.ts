import { randomUUID } from 'node:crypto';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { wallets } from '../../../packages/contract/src/assets/asset.shape.ts';
import { transferCoins } from '../../../packages/contract/src/assets/transfer-coins.ts';
import { type Envelope, isSuccess } from '../../../packages/contract/src/envelope.ts';
import { headers, terminalTypes } from '../../../packages/contract/src/headers.ts';
import { refusals } from '../../../packages/contract/src/refusals.ts';
import { formatUnits } from '../../../packages/rules/src/money.ts';
import type { Dice } from '../dice.ts';
import { type Customer, coins } from './customers.ts';
import type { Told, Wish } from './history.ts';

const answersWithinMs = 4_000;
const scales = { USDT: 6, BTC: 8 } as const;
/** A clear no. Any other answer that is no success may come of the faults, and is asked for again. */
const noes: ReadonlySet<string> = new Set([refusals['ledger.too-little'].code]);

export interface TrafficOptions {
  apis: readonly string[];
  origin: string;
  customers: readonly Customer[];
  /** Each customer acts in so many windows at once. */
  windows: number;
  dice: Dice;
}

/** Customers who move coins between their wallets all the time, and ask again under the same key until they are answered. */
export class Traffic {
  readonly wishes: Wish[] = [];
  readonly counts = { ok: 0, refused: 0, unknown: 0, bugs: 0 };
  private readonly options: TrafficOptions;
  private readonly closing = new AbortController();
  private readonly giveUp = new AbortController();
  private readonly windows: Promise<void>[];

  constructor(options: TrafficOptions) {
    this.options = options;
    const { customers, windows, dice } = options;
    this.windows = customers.flatMap((customer, at) =>
      Array.from({ length: windows }, (_, window) => this.act(customer, dice.fork(`${at}/${window}`))),
    );
  }

  get openCount(): number {
    return this.wishes.filter(({ told }) => (told.at(-1)?.is ?? 'unknown') === 'unknown').length;
  }

  /** Faults are of interest only where things go well without them. */
  async untilFlowing(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while (this.counts.ok < this.windows.length) {
      if (performance.now() > until) throw new Error(`transfers do not go well before anything is broken: ${JSON.stringify(this.whys())}`);
      await pause(100);
    }
  }

  /** Why attempts had no answer, and how often. */
  whys(): Record<string, number> {
    const whys: Record<string, number> = {};
    for (const told of this.wishes.flatMap((wish) => wish.told)) if (told.is === 'unknown') whys[told.why] = (whys[told.why] ?? 0) + 1;
    return whys;
  }

  /** Nobody wishes for anything new; what was wished for is asked for until it is answered, or until the time is over. */
  async end(withinMs: number): Promise<void> {
    this.closing.abort();
    const late = setTimeout(() => this.giveUp.abort(), withinMs);
    await Promise.all(this.windows);
    clearTimeout(late);
  }

  private async act(customer: Customer, dice: Dice): Promise<void> {
    while (!this.closing.signal.aborted) {
      const wish = this.newWish(customer, dice);
      this.wishes.push(wish);
      await this.askUntilAnswered(customer, wish, dice);
      await pause(dice.between(20, 200), this.closing.signal);
    }
  }

  private newWish({ ownerId }: Customer, dice: Dice): Wish {
    const [from, to] = dice.shuffled(wallets) as [Wish['from'], Wish['to']];
    return { key: randomUUID(), ownerId, coin: dice.pick(coins), from, to, amount: dice.amount(250_000n), told: [] };
  }

  private async askUntilAnswered(customer: Customer, wish: Wish, dice: Dice): Promise<void> {
    while (!this.giveUp.signal.aborted) {
      const told = await this.ask(customer, wish, dice.pick(this.options.apis));
      wish.told.push(told);
      this.counts[told.is] += 1;
      if (told.is !== 'unknown') return;
      await pause(dice.between(50, 400), this.giveUp.signal);
    }
  }

  private async ask({ cookie }: Customer, { key, coin, from, to, amount }: Wish, api: string): Promise<Told> {
    const { path } = transferCoins;
    try {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        signal: AbortSignal.timeout(answersWithinMs),
        headers: {
          'content-type': 'application/json',
          origin: this.options.origin,
          'sec-fetch-site': 'same-origin',
          cookie,
          [headers.terminalType]: terminalTypes.web,
          [headers.deviceId]: 'chaos',
          [headers.idempotencyKey]: key,
        },
        body: JSON.stringify({ coin, from, to, amount: formatUnits(amount, scales[coin as keyof typeof scales]) }),
      });
      return this.read(path, (await answer.json()) as Envelope<{ journalId: string }>);
    } catch (error) {
      return { is: 'unknown', why: (error as Error).name };
    }
  }

  private read(path: string, { code, data }: Envelope<{ journalId: string }>): Told {
    if (isSuccess(path, code)) return { is: 'ok', journalId: data.journalId };
    if (noes.has(String(code))) return { is: 'refused', code: String(code) };
    if (code === refusals['request.bug'].code) this.counts.bugs += 1;
    return { is: 'unknown', why: String(code) };
  }
}
