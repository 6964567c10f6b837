import type { Place } from '../../apps/server/src/modules/money/ledger/legs.rules.ts';
import { type Command, isFolded, type LedgerModel, type Outcome, placeKey, placeOf } from './model.ts';

interface Entry {
  place: Place;
  asset: string;
  amount: bigint;
}

/** Enters what was done a second time, line by line from the commands alone, and compares it with what the model has. */
export class Bookkeeper {
  private readonly model: LedgerModel;
  private readonly entered = new Map<string, bigint>();

  constructor(model: LedgerModel) {
    this.model = model;
  }

  /** After each command, whatever became of it: the places that it names hold what was entered. Answers what is wrong. */
  enter(command: Command, outcome: Outcome): string | undefined {
    const entries = this.entriesOf(command);
    const keys = entries.map(({ place, asset }) => placeKey(place, asset));
    if (outcome === 'done') for (const [at, { amount }] of entries.entries()) this.add(keys[at] as string, amount);
    for (const key of keys) {
      const problem = this.compare(key);
      if (problem) return problem;
    }
    return undefined;
  }

  /** All places, all assets, all holds. Answers what is wrong first. */
  sweep(): string | undefined {
    return this.differences() ?? this.lostCoins() ?? this.holdsWithoutCoins();
  }

  private entriesOf(command: Command): Entry[] {
    if (command.verb === 'lot') return [];
    if (command.verb === 'move') return [...command.legs];
    if (command.verb === 'hold') {
      const { ownerId, from, to, asset, amount } = command;
      return [
        { place: { ownerId, purpose: from }, asset, amount: -amount },
        { place: to, asset, amount },
      ];
    }
    const held = this.model.holds.get(command.holdKey);
    if (!held) return [];
    const shares = command.shares.map(({ to, amount }) => ({ place: to, asset: held.asset, amount }));
    return [{ place: held.place, asset: held.asset, amount: -held.amount }, ...shares];
  }

  private add(key: string, amount: bigint): void {
    const sum = (this.entered.get(key) ?? 0n) + amount;
    if (sum === 0n) this.entered.delete(key);
    else this.entered.set(key, sum);
  }

  private compare(key: string): string | undefined {
    const [has, should] = [this.model.balances.get(key) ?? 0n, this.entered.get(key) ?? 0n];
    if (has !== should) return `${key} has ${has} and should have ${should}`;
    return has < 0n && !isFolded(placeOf(key).purpose) ? `${key} is below zero: ${has}` : undefined;
  }

  private differences(): string | undefined {
    for (const key of new Set([...this.model.balances.keys(), ...this.entered.keys()])) {
      const problem = this.compare(key);
      if (problem) return problem;
    }
    return undefined;
  }

  private lostCoins(): string | undefined {
    const sums = new Map<string, bigint>();
    for (const [key, balance] of this.model.balances) {
      const { asset } = placeOf(key);
      sums.set(asset, (sums.get(asset) ?? 0n) + balance);
    }
    const [odd] = [...sums].filter(([, sum]) => sum !== 0n);
    return odd && `all accounts in ${odd[0]} add up to ${odd[1]} instead of 0`;
  }

  /** Coins set aside belong to open holds, and to nothing else. */
  private holdsWithoutCoins(): string | undefined {
    const held = new Map<string, bigint>();
    for (const key of this.model.openHolds) {
      const hold = this.model.holds.get(key);
      if (!hold) return `${key} is open and unknown`;
      const place = placeKey(hold.place, hold.asset);
      held.set(place, (held.get(place) ?? 0n) + hold.amount);
    }
    const aside = [...this.model.balances.keys()].filter((key) => /\/(?:escrow|ad-reserve|order-hold|risk|deposit)\//.test(key));
    for (const key of new Set([...held.keys(), ...aside])) {
      const [has, should] = [this.model.balances.get(key) ?? 0n, held.get(key) ?? 0n];
      if (has !== should) return `${key} has ${has}, and its open holds are ${should}`;
    }
    return undefined;
  }
}
