import { endHold } from '../../../apps/server/src/modules/money/ledger/index.ts';
import { executeFromAd, giveBackToAd, takeFromAd } from '../../../apps/server/src/modules/p2p/p2p-ads/index.ts';
import { reviewAds } from '../../../apps/server/src/modules/p2p/p2p-ads/upkeep/review-ads.ts';
import { watchBands } from '../../../apps/server/src/modules/p2p/p2p-ads/upkeep/watch-bands.ts';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import { Refusal } from '../../../apps/server/src/platform/refusal.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AdNo } from '../../../packages/contract/src/ids.ts';
import { type AdMarket, type AdTraders, openingPrice, openingUnits } from './ad-market.ts';
import { lookAtAds } from './look-at-ads.ts';
import { OwnerActs } from './owner-acts.ts';

/** As many as an api process has. */
export const connections = 16;
export const ordersPerRound = 1_000;

const lanes = 14;
const quantityAtFirst = 5_000;
const largestPart = 20_000_000n;
const lookEveryMs = 20;
/** An ad that is off cannot be taken: whoever is refused so often in a row gives up. */
const maxTries = 40_000;
/** Prices between which the fixed ones leave their band and come back to it. */
const prices = [openingPrice, openingPrice, (openingPrice * 85n) / 100n, (openingPrice * 105n) / 100n];

interface Part {
  adNo: AdNo;
  orderNo: string;
  quantity: bigint;
  fee: bigint;
  holdId: string;
}

/** One ad at a time, all orders at once. What was told to whoever asked is kept here and compared with the books in the end. */
export class AdRound {
  looks = 0;
  private readonly market: AdMarket;
  private readonly traders: AdTraders;
  private readonly dice: Dice;
  private readonly outcomes: Record<string, number>;
  private readonly owner: OwnerActs;
  private readonly problems: string[] = [];
  private readonly open: Part[] = [];
  private sold = { quantity: 0n, fee: 0n };
  private adNo = '' as AdNo;
  private taken = 0;
  private tries = 0;

  constructor(market: AdMarket, traders: AdTraders, dice: Dice, outcomes: Record<string, number>) {
    this.market = market;
    this.traders = traders;
    this.dice = dice;
    this.outcomes = outcomes;
    this.owner = new OwnerActs(market.pools.api, traders, dice.fork('owner'));
  }

  async play(): Promise<string[]> {
    this.adNo = await this.owner.publish(quantityAtFirst);
    const end = new AbortController();
    const besides = [this.actAsOwner(end.signal), this.moveMarket(end.signal), this.watch(end.signal)];
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.order(this.dice.fork(lane))));
    end.abort();
    await Promise.all(besides);
    if (this.taken < ordersPerRound) this.problems.push(`${this.taken} parts were taken in ${this.tries} tries`);
    await this.compareBooks();
    for (const part of this.open.splice(0)) await this.guarded('given back late', () => this.giveBack(part));
    await this.compareBooks();
    return this.problems;
  }

  /** Whoever orders takes a part, and gives it back, uses it up or keeps it. */
  private async order(dice: Dice): Promise<void> {
    while (this.taken < ordersPerRound && this.tries < maxTries && this.problems.length === 0) {
      this.tries += 1;
      const part = await this.guarded('taken', () => this.take(dice.amount(largestPart)));
      if (part) {
        this.taken += 1;
        if (dice.isLucky(0.2)) this.open.push(part);
        else await this.settle(part, dice);
      } else await this.waitForAd(dice);
    }
  }

  private async settle(part: Part, dice: Dice): Promise<void> {
    if (dice.isLucky(0.5)) await this.guarded('given back', () => this.giveBack(part));
    else await this.guarded('used up', () => this.useUp(part));
  }

  /** While nothing can be taken, those who kept their parts come to an end, so that an ad can be deleted. */
  private async waitForAd(dice: Dice): Promise<void> {
    const kept = this.open.shift();
    if (kept) await this.settle(kept, dice);
    else await pause(dice.between(1, 10));
  }

  private async take(quantity: bigint): Promise<Part> {
    const { adNo } = this;
    const orderNo = publicNumber();
    const { fee, holdId } = await transaction(this.market.pools.api, (tx) =>
      takeFromAd(tx, { adNo, orderNo, takerId: this.traders.buyerId, quantity }),
    );
    if (holdId === null) throw new Error('a part of a sell ad was taken without its coins');
    return { adNo, orderNo, quantity, fee, holdId };
  }

  private async giveBack(part: Part): Promise<void> {
    await transaction(this.market.pools.api, (tx) => giveBackToAd(tx, part));
  }

  private async useUp({ adNo, orderNo, quantity, fee, holdId }: Part): Promise<void> {
    const shares = [
      { to: { ownerId: this.traders.buyerId, purpose: 'otc' } as const, amount: quantity },
      { to: { ownerId: null, purpose: 'fee' } as const, amount: fee },
    ];
    await transaction(this.market.pools.api, async (tx) => {
      await executeFromAd(tx, { adNo, quantity });
      const given = shares.filter(({ amount }) => amount > 0n);
      await endHold(tx, { holdId, exit: 'release', kind: 'p2p-release', key: `p2p-order:${orderNo}:release`, shares: given });
    });
    this.sold = { quantity: this.sold.quantity + quantity, fee: this.sold.fee + fee };
  }

  /** The owner does one thing after the other; when the ad is over there is a new one. */
  private async actAsOwner(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.problems.length === 0) {
      await this.guarded('owner', () => this.owner.anything(this.adNo));
      await pause(this.dice.between(0, 20), signal);
      const [row] = await this.market.query<{ state: string }>('SELECT state FROM p2p_ads_ads WHERE ad_no = $1', [this.adNo]);
      if (row?.state !== 'completed' && row?.state !== 'deleted') continue;
      const next = await this.guarded('published again', () => this.owner.publish(1_000));
      if (next !== undefined) this.adNo = next;
      else await pause(lookEveryMs, signal);
    }
  }

  /** The price runs away and comes back, and the worker does what it does then. */
  private async moveMarket(signal: AbortSignal): Promise<void> {
    const dice = this.dice.fork('market');
    const runtime = { db: this.market.pools.worker };
    while (!signal.aborted && this.problems.length === 0) {
      await this.market.setPrice(dice.pick(prices));
      await this.guarded('watched', () => watchBands(runtime));
      await this.guarded('reviewed', () => reviewAds(runtime));
      await pause(dice.between(10, 200), signal);
    }
    await this.market.setPrice(openingPrice);
  }

  /** What has been committed must add up at every moment, not only in the end. */
  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.problems.length === 0) {
      this.problems.push(...(await lookAtAds(this.market.query, this.traders.sellerId)));
      this.looks += 1;
      await pause(lookEveryMs, signal);
    }
  }

  /** What the traders have is what they were told. */
  private async compareBooks(): Promise<void> {
    this.problems.push(...(await lookAtAds(this.market.query, this.traders.sellerId)));
    const rows = await this.market.query<{ owner: string; units: string }>(
      `SELECT owner_id::text AS owner, sum(balance)::text AS units FROM ledger_accounts JOIN ledger_balances ON account_id = id
       WHERE owner_id = ANY($1::bigint[]) GROUP BY owner_id`,
      [[this.traders.sellerId, this.traders.buyerId]],
    );
    const unitsOf = (owner: string) => BigInt(rows.find((row) => row.owner === owner)?.units ?? 0);
    const escrow = this.open.reduce((sum, { quantity, fee }) => sum + quantity + fee, 0n);
    this.expectEqual('the seller has', unitsOf(this.traders.sellerId), openingUnits - this.sold.quantity - this.sold.fee - escrow);
    this.expectEqual('the buyer has', unitsOf(this.traders.buyerId), this.sold.quantity);
    const [ads] = await this.market.query<{ executed: string; frozen: string }>(
      'SELECT sum(executed)::text AS executed, sum(frozen)::text AS frozen FROM p2p_ads_ads WHERE account_id = $1',
      [this.traders.sellerId],
    );
    this.expectEqual('ads say that was used up', BigInt(ads?.executed ?? 0), this.sold.quantity);
    const frozen = this.open.reduce((sum, { quantity }) => sum + quantity, 0n);
    this.expectEqual('ads say that orders hold', BigInt(ads?.frozen ?? 0), frozen);
  }

  private expectEqual(what: string, has: bigint, should: bigint): void {
    if (has !== should) this.problems.push(`${what} ${has} instead of ${should}`);
  }

  /** A refusal is an answer and is counted; anything else that goes wrong is a violation. */
  private async guarded<Result>(name: string, act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await act();
      this.count(typeof result === 'string' && name === 'owner' ? `owner: ${result}` : name);
      return result;
    } catch (error) {
      if (error instanceof Refusal) this.count(`${name}: ${error.id}`);
      else this.problems.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  }

  private count(outcome: string): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }
}
