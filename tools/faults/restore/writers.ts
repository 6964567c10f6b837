import { randomUUID } from 'node:crypto';
import { pause, wallClockMs } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { wallets } from '../../../packages/contract/src/money/assets/asset.shape.ts';
import { coins } from '../chaos/customers.ts';
import type { Ask } from '../chaos/traffic.ts';

/** A transfer that was granted, with the moments between which it was done, by the clock that PostgreSQL goes by too. */
export interface Act {
  key: string;
  begunMs: number;
  toldMs: number;
}

/** People who move coins one after the other, until they are told to end. */
export class Writers {
  private readonly acts: Act[] = [];
  private readonly ending = new AbortController();
  private readonly all: Promise<void>[];

  constructor(ask: Ask, ownerIds: readonly AccountId[], dice: Dice) {
    this.all = ownerIds.map((ownerId, at) => this.write(ask, ownerId, dice.fork(at)));
  }

  async end(): Promise<Act[]> {
    this.ending.abort();
    await Promise.all(this.all);
    return this.acts;
  }

  private async write(ask: Ask, ownerId: AccountId, dice: Dice): Promise<void> {
    while (!this.ending.signal.aborted) {
      const [from, to] = dice.shuffled(wallets) as [(typeof wallets)[number], (typeof wallets)[number]];
      const request = { key: randomUUID(), ownerId, coin: dice.pick(coins), from, to, amount: dice.amount(250_000n), told: [] };
      const begunMs = wallClockMs();
      const told = await ask(request, dice);
      if (told.is === 'ok') this.acts.push({ key: request.key, begunMs, toldMs: wallClockMs() });
      if (told.is === 'unknown' && !this.ending.signal.aborted) throw new Error(`a transfer has no answer: ${told.why}`);
      await pause(dice.between(1, 20), this.ending.signal);
    }
  }
}

/** Told before the moment and not there, or begun after it and there. What was under way at the moment may be either. */
export function wrongAt(momentMs: number, acts: readonly Act[], found: ReadonlySet<string>): string[] {
  return acts.flatMap(({ key, begunMs, toldMs }) => {
    if (toldMs < momentMs && !found.has(key)) return [`${key} is missing ${momentMs - toldMs} ms after it was told`];
    return begunMs > momentMs && found.has(key) ? [`${key} is there ${begunMs - momentMs} ms before it began`] : [];
  });
}
