import { randomUUID } from 'node:crypto';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { wallets } from '../../../packages/contract/src/money/assets/asset.shape.ts';
import { coins } from './customers.ts';
import type { LedgerRequest, Told } from './history.ts';

/** One attempt of a request; never throws. */
export type Ask = (request: LedgerRequest, dice: Dice) => Promise<Told>;

export interface TrafficOptions {
  ask: Ask;
  ownerIds: readonly AccountId[];
  /** Each of them acts in so many windows at once. */
  windows: number;
  /** Between two requests in one window. */
  restMs: readonly [shortest: number, longest: number];
  dice: Dice;
}

/** People who move coins between their wallets all the time, and ask again under the same key until they are answered. */
export class Traffic {
  readonly requests: LedgerRequest[] = [];
  readonly counts = { ok: 0, refused: 0, unknown: 0 };
  private readonly options: TrafficOptions;
  private readonly closing = new AbortController();
  private readonly giveUp = new AbortController();
  private readonly windows: Promise<void>[];

  constructor(options: TrafficOptions) {
    this.options = options;
    const { ownerIds, windows, dice } = options;
    this.windows = ownerIds.flatMap((ownerId, at) =>
      Array.from({ length: windows }, (_, window) => this.act(ownerId, dice.fork(`${at}/${window}`))),
    );
  }

  get openCount(): number {
    return this.requests.filter(({ told }) => (told.at(-1)?.is ?? 'unknown') === 'unknown').length;
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
    for (const told of this.requests.flatMap((request) => request.told))
      if (told.is === 'unknown') whys[told.why] = (whys[told.why] ?? 0) + 1;
    return whys;
  }

  /** Nothing new is requested; what was requested is repeated until it is answered, or until the time is over. */
  async end(withinMs: number): Promise<void> {
    this.closing.abort();
    const late = setTimeout(() => this.giveUp.abort(), withinMs);
    await Promise.all(this.windows);
    clearTimeout(late);
  }

  private async act(ownerId: AccountId, dice: Dice): Promise<void> {
    const [shortest, longest] = this.options.restMs;
    while (!this.closing.signal.aborted) {
      const request = newRequest(ownerId, dice);
      this.requests.push(request);
      await this.askUntilAnswered(request, dice);
      await pause(dice.between(shortest, longest), this.closing.signal);
    }
  }

  private async askUntilAnswered(request: LedgerRequest, dice: Dice): Promise<void> {
    while (!this.giveUp.signal.aborted) {
      const told = await this.options.ask(request, dice);
      request.told.push(told);
      this.counts[told.is] += 1;
      if (told.is !== 'unknown') return;
      await pause(dice.between(50, 400), this.giveUp.signal);
    }
  }
}

function newRequest(ownerId: AccountId, dice: Dice): LedgerRequest {
  const [from, to] = dice.shuffled(wallets) as [LedgerRequest['from'], LedgerRequest['to']];
  return { key: randomUUID(), ownerId, coin: dice.pick(coins), from, to, amount: dice.amount(250_000n), told: [] };
}
