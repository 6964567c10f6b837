import type { AccountId } from '@peerbourse/contract/ids';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Dice } from '../support/faults/dice.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { LedgerHarness } from './ledger-harness.ts';

/**
 * Random histories of people who buy coins with lots, trade them, set them aside for orders and take them out, at prices that move, grow old or
 * are not there: the database lets out what a plain model lets out, and not a unit more. People of one world live at the same prices.
 */
const worlds = 10;
const people = 1_000;
const rounds = 3;
/** Of these the amount that may leave is compared as well. */
const askedPerRound = 20;

const assets = ['USDT', 'BTC', 'ETH'] as const;
type Asset = (typeof assets)[number];
const scales: Readonly<Record<Asset, bigint>> = { USDT: 6n, BTC: 8n, ETH: 8n };
/** So that amounts of all three are worth about the same. */
const largestUnits: Readonly<Record<Asset, bigint>> = { USDT: 900_000_000n, BTC: 1_500_000n, ETH: 30_000_000n };

type Purpose = 'spot' | 'otc' | 'order-hold';
type Place = readonly [owner: AccountId, purpose: Purpose];
interface Lot {
  asset: Asset;
  amount: bigint;
  endsBefore: number;
}
interface Person {
  id: AccountId;
  balances: Map<string, bigint>;
  lots: Lot[];
}

interface Leg {
  owner: AccountId;
  asset: Asset;
  purpose: Purpose;
  amount: bigint;
}
interface Leaving {
  person: Person;
  asset: Asset;
  wallet: 'spot' | 'otc';
  amount: bigint;
  isSale: boolean;
  expected: 'done' | 'PB003';
}

let env: TestEnvironment;
let harness: LedgerHarness;
const lanes: pg.Client[] = [];

beforeAll(async () => {
  env = await openTestEnvironment();
  harness = await LedgerHarness.open(env.config.databaseUrl);
  await harness.ask(
    'owner',
    `INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver, in_sets)
     SELECT 'pb_owner', 'lab-set', giving, taking, receiver, true
     FROM unnest('{spot,otc,order-hold}'::text[]) giving, unnest('{spot,otc,order-hold}'::text[]) taking, unnest('{owner,anybody}'::text[]) receiver`,
  );
  await harness.ask('owner', playedInTheDatabase);
  for (let lane = 0; lane < 2; lane += 1) lanes.push(await harness.connect('worker'));
});

afterAll(async () => {
  await Promise.all(lanes.map((client) => client.end()));
  await harness.close();
  await env.close();
});

/** One leaving after another, each by itself: what the ledger says to it. */
const playedInTheDatabase = `
  CREATE FUNCTION lab_leave(p_keys text[], p_owners bigint[], p_assets text[], p_wallets text[], p_amounts bigint[], p_sales boolean[]) RETURNS text[]
  LANGUAGE plpgsql AS $$
  DECLARE outcomes text[] := '{}';
  BEGIN
    FOR n IN 1..cardinality(p_keys) LOOP
      BEGIN
        IF p_sales[n] THEN
          PERFORM ledger_hold('p2p-hold', p_keys[n], 'histories', p_owners[n], p_assets[n], p_wallets[n], NULL, 'escrow', p_keys[n], p_amounts[n], NULL, true);
        ELSE
          PERFORM ledger_post('withdrawal', p_keys[n], '', ARRAY[p_owners[n], NULL], ARRAY[p_assets[n], p_assets[n]], ARRAY[p_wallets[n], 'opening'],
            ARRAY['', ''], ARRAY[-p_amounts[n], p_amounts[n]], p_owners[n]);
        END IF;
        outcomes := outcomes || 'done'::text;
      EXCEPTION WHEN OTHERS THEN outcomes := outcomes || SQLSTATE::text;
      END;
    END LOOP;
    RETURN outcomes;
  END $$`;

it(`nothing leaves that lots keep, in ${worlds * people} random histories`, { timeout: 600_000 }, async () => {
  const seen = { done: 0, keptByOwnLots: 0, keptByOtherLots: 0, leftCovered: 0 };
  for (let number = 0; number < worlds; number += 1) await new World(number, seen).live();
  // Every kind of answer was given often enough to say something.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(150);
});

class World {
  private readonly number: number;
  private readonly dice: Dice;
  private readonly seen: Record<string, number>;
  private persons: Person[] = [];
  private maker = '' as AccountId;
  /** In force; those that are old or missing are no price. */
  private prices: Partial<Record<Asset, bigint>> = {};
  private readonly lastPrices: Record<Asset, bigint> = { USDT: 10n ** 8n, BTC: 6_123_456_789_012n, ETH: 298_765_432_109n };
  private round = 0;
  private acts = 0;

  constructor(number: number, seen: Record<string, number>) {
    this.number = number;
    this.seen = seen;
    this.dice = new Dice(`${process.env.PB_CI_SEED ?? 1}/lots/${number}`);
  }

  async live(): Promise<void> {
    const ids = await newPeople(this.number);
    this.persons = ids.map((id) => ({ id, balances: new Map(), lots: [] }));
    this.maker = await harness.newOwnerWith(10n ** 15n);
    for (const asset of ['BTC', 'ETH'] as const) await harness.credit(this.maker, 10n ** 15n, 'spot', asset);
    for (this.round = 0; this.round < rounds; this.round += 1) {
      await this.moveTime();
      await this.movePrices();
      await this.actAll();
      await this.leaveAll();
      await this.compareFree();
    }
  }

  /** A round is an hour; lots end between two of them. */
  private async moveTime(): Promise<void> {
    const hours = this.number * rounds + this.round;
    await harness.ask('owner', 'UPDATE platform_identity SET clock_offset = make_interval(hours => $1)', [hours]);
    for (const person of this.persons) person.lots = person.lots.filter(({ endsBefore }) => endsBefore > this.round);
  }

  private async movePrices(): Promise<void> {
    this.prices = { USDT: this.lastPrices.USDT };
    for (const asset of ['BTC', 'ETH'] as const) {
      this.lastPrices[asset] = (this.lastPrices[asset] * BigInt(this.dice.between(60, 150))) / 100n + BigInt(this.dice.below(1_000));
      const state = this.dice.pick(['fresh', 'fresh', 'fresh', 'fresh', 'fresh', 'fresh', 'stale', 'none'] as const);
      await harness.ask('owner', 'DELETE FROM rates_prices WHERE pair = $1', [pairOf(asset)]);
      if (state === 'fresh') this.prices[asset] = this.lastPrices[asset];
      if (state === 'none') continue;
      // Ten minutes are more than a round takes, and a minute is the oldest that counts.
      const age = state === 'fresh' ? '-10 minutes' : '61 seconds';
      await harness.ask(
        'owner',
        `INSERT INTO rates_prices (pair, price_id, price, at, sources, author) VALUES ($1, uuidv7(), $2, app_now() - $3::interval, 1, 'lab')`,
        [pairOf(asset), String(this.lastPrices[asset]), age],
      );
    }
  }

  /** What everybody does besides taking coins out, as one journal. */
  private async actAll(): Promise<void> {
    const given: Array<Lot & { owner: AccountId }> = [];
    const legs = this.persons.flatMap((person) => [...this.booked(this.come(person, given)), ...this.booked(this.change(person))]);
    await harness.ask(
      'owner',
      `SELECT ledger_settle('lab-set', $1, '', ledger_account_ids($2::bigint[], $3::text[], $4::text[]), array_fill(''::text, ARRAY[cardinality($2::bigint[])]), $5::bigint[])`,
      [
        this.newKey(),
        legs.map(({ owner }) => owner),
        legs.map(({ asset }) => asset),
        legs.map(({ purpose }) => purpose),
        legs.map(({ amount }) => String(amount)),
      ],
    );
    await harness.ask(
      'worker',
      `SELECT ledger_give_lot(owner, asset, amount, $1, app_now() + make_interval(mins => minutes))
       FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::int[]) AS lot (owner, asset, amount, minutes)`,
      [
        this.newKey(),
        given.map(({ owner }) => owner),
        given.map(({ asset }) => asset),
        given.map(({ amount }) => String(amount)),
        given.map(({ endsBefore }) => 60 * (endsBefore - this.round) - 30),
      ],
    );
  }

  /** Coins come, or go from one wallet to another. */
  private come(person: Person, given: Array<Lot & { owner: AccountId }>): Leg[] {
    const choice = this.round === 0 ? this.dice.below(60) : this.dice.below(100);
    if (choice < 60) return this.buy(person, choice < 35, given);
    return choice < 85 ? this.shift(person, ['otc', 'spot']) : [];
  }

  /** Coins become others, or are to become others. */
  private change(person: Person): Leg[] {
    const choice = this.dice.below(100);
    if (choice < 70) return this.trade(person);
    return this.shift(person, choice < 85 ? ['spot', 'order-hold'] : ['order-hold', 'spot']);
  }

  private booked(legs: readonly Leg[]): readonly Leg[] {
    for (const { owner, asset, purpose, amount } of legs) this.book(owner, asset, purpose, amount);
    return legs;
  }

  private buy(person: Person, hasLot: boolean, given: Array<Lot & { owner: AccountId }>): Leg[] {
    const asset = this.dice.pick(assets);
    const amount = this.dice.amount(largestUnits[asset]);
    if (hasLot) {
      const lot = { asset, amount, endsBefore: this.round + this.dice.between(1, 3) };
      person.lots.push(lot);
      given.push({ ...lot, owner: person.id });
    }
    return this.between([this.maker, 'spot'], [person.id, this.dice.pick(['spot', 'otc'])], asset, amount);
  }

  /** Some or all of a coin for another, at what the last price says. */
  private trade(person: Person): Leg[] {
    const [from, to] = this.dice.shuffled(assets) as [Asset, Asset, Asset];
    const has = this.has(person.id, from, 'spot');
    if (has === 0n) return [];
    const gives = this.dice.isLucky(0.5) ? has : this.dice.amount(has);
    const gets = (gives * this.lastPrices[from] * 10n ** scales[to]) / (this.lastPrices[to] * 10n ** scales[from]);
    if (gets === 0n) return [];
    return [
      ...this.between([person.id, 'spot'], [this.maker, 'spot'], from, gives),
      ...this.between([this.maker, 'spot'], [person.id, 'spot'], to, gets),
    ];
  }

  private shift(person: Person, [from, to]: readonly [Purpose, Purpose]): Leg[] {
    const asset = this.dice.pick(assets);
    const has = this.has(person.id, asset, from);
    return has === 0n ? [] : this.between([person.id, from], [person.id, to], asset, this.dice.amount(has));
  }

  private between([giver, from]: Place, [taker, to]: Place, asset: Asset, amount: bigint): Leg[] {
    return [
      { owner: giver, asset, purpose: from, amount: -amount },
      { owner: taker, asset, purpose: to, amount },
    ];
  }

  private async leaveAll(): Promise<void> {
    const leavings = this.persons.flatMap((person) => (this.dice.isLucky(person.lots.length > 0 ? 0.6 : 0.1) ? this.leave(person) : []));
    const half = Math.ceil(leavings.length / 2);
    const outcomes = await Promise.all(
      [leavings.slice(0, half), leavings.slice(half)].map((part, lane) => this.perform(lanes[lane] as pg.Client, part)),
    );
    const wrong = leavings.flatMap((leaving, at) =>
      outcomes.flat()[at] === leaving.expected ? [] : [`${outcomes.flat()[at]}: ${this.describe(leaving)}`],
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  }

  private leave(person: Person): Leaving[] {
    const full = assets.flatMap((asset) =>
      (['spot', 'otc'] as const).filter((wallet) => this.has(person.id, asset, wallet) > 0n).map((wallet) => ({ asset, wallet })),
    );
    if (full.length === 0) return [];
    const { asset, wallet } = this.dice.pick(full);
    const has = this.has(person.id, asset, wallet);
    const free = this.freeOf(person, asset);
    const drawn = this.dice.pick([free, free + 1n, has, this.dice.amount(has)]);
    const amount = drawn < 1n ? 1n : drawn > has ? has : drawn;
    const leaving = { person, asset, wallet, amount, isSale: this.dice.isLucky(0.4) };
    const expected = this.mayLeave(person, asset, amount) ? 'done' : 'PB003';
    this.count(leaving, expected);
    if (expected === 'done') this.book(person.id, asset, wallet, -amount);
    return [{ ...leaving, expected }];
  }

  private count({ person, asset, amount }: Omit<Leaving, 'expected'>, expected: string): void {
    const isOwnEnough = this.left(person, asset) >= amount;
    const isAnyShort = assets.some((one) => this.left(person, one) < 0n);
    this.seen.done = (this.seen.done ?? 0) + (expected === 'done' ? 1 : 0);
    this.seen.leftCovered = (this.seen.leftCovered ?? 0) + (expected === 'done' && isAnyShort ? 1 : 0);
    this.seen.keptByOwnLots = (this.seen.keptByOwnLots ?? 0) + (expected !== 'done' && !isOwnEnough ? 1 : 0);
    this.seen.keptByOtherLots = (this.seen.keptByOtherLots ?? 0) + (expected !== 'done' && isOwnEnough ? 1 : 0);
  }

  private async perform(client: pg.Client, leavings: readonly Leaving[]): Promise<string[]> {
    const outcomes: string[] = [];
    for (let at = 0; at < leavings.length; at += 50) {
      const part = leavings.slice(at, at + 50);
      const { rows } = await client.query<{ outcomes: string[] }>('SELECT lab_leave($1, $2, $3, $4, $5, $6) AS outcomes', [
        part.map(() => this.newKey()),
        part.map(({ person }) => person.id),
        part.map(({ asset }) => asset),
        part.map(({ wallet }) => wallet),
        part.map(({ amount }) => String(amount)),
        part.map(({ isSale }) => isSale),
      ]);
      outcomes.push(...(rows[0]?.outcomes ?? []));
    }
    return outcomes;
  }

  private async compareFree(): Promise<void> {
    const asked = this.dice.shuffled(this.persons.slice(0, 100)).slice(0, askedPerRound);
    const rows = await harness.ask<{ id: string; asset: Asset; units: bigint }>(
      'worker',
      'SELECT id::text, asset, ledger_withdrawable(id, asset) AS units FROM unnest($1::bigint[]) id, unnest($2::text[]) asset',
      [asked.map(({ id }) => id), assets],
    );
    const expected = asked.flatMap((person) => assets.map((asset) => `${person.id} ${asset} ${this.freeOf(person, asset)}`));
    expect(rows.map(({ id, asset, units }) => `${id} ${asset} ${units}`).toSorted()).toEqual(expected.toSorted());
  }

  /** The most of a coin that may leave: the rule is tried, nothing is reckoned. */
  private freeOf(person: Person, asset: Asset): bigint {
    let [least, most] = [0n, this.has(person.id, asset, 'spot') + this.has(person.id, asset, 'otc')];
    while (least < most) {
      const middle = (least + most + 1n) / 2n;
      if (this.mayLeave(person, asset, middle)) least = middle;
      else most = middle - 1n;
    }
    return least;
  }

  /** The rule: of a coin that leaves there stays what its lots say, and what is short of others is made up for by what all coins have beyond. */
  private mayLeave(person: Person, asset: Asset, amount: bigint): boolean {
    if (person.lots.length === 0) return true;
    const left = assets.map((one) => ({ asset: one, units: this.left(person, one) - (one === asset ? amount : 0n) }));
    const short = left.filter(({ units }) => units < 0n);
    if (short.some((one) => one.asset === asset || this.prices[one.asset] === undefined)) return false;
    if (short.length === 0) return true;
    const value = left.reduce((sum, one) => sum + one.units * (this.prices[one.asset] ?? 0n) * 10n ** (8n - scales[one.asset]), 0n);
    return value >= 0n;
  }

  /** What stays of a coin beyond its own lots. */
  private left(person: Person, asset: Asset): bigint {
    const stays = (['spot', 'otc', 'order-hold'] as const).reduce((sum, purpose) => sum + this.has(person.id, asset, purpose), 0n);
    return person.lots.filter((lot) => lot.asset === asset).reduce((rest, lot) => rest - lot.amount, stays);
  }

  private has(owner: AccountId, asset: Asset, purpose: Purpose): bigint {
    return this.personOf(owner)?.balances.get(`${asset}/${purpose}`) ?? 0n;
  }

  private book(owner: AccountId, asset: Asset, purpose: Purpose, amount: bigint): void {
    const name = `${asset}/${purpose}`;
    this.personOf(owner)?.balances.set(name, this.has(owner, asset, purpose) + amount);
  }

  /** People's ids follow each other. Nobody reckons what the market maker has. */
  private personOf(owner: AccountId): Person | undefined {
    return this.persons[Number(owner) - Number(this.persons[0]?.id)];
  }

  private newKey(): string {
    this.acts += 1;
    return `histories:${this.number}:${this.acts}`;
  }

  private describe({ person, asset, wallet, amount }: Leaving): string {
    const lots = person.lots.map((lot) => `${lot.amount} ${lot.asset}`).join(', ');
    const prices = Object.entries(this.prices).map(([of, price]) => `${of} ${price}`);
    const balances = [...person.balances].map(([place, units]) => `${place} ${units}`);
    return `${amount} ${asset} from ${wallet} by ${person.id}, afterwards with ${balances.join(', ')}; lots ${lots}; prices ${prices.join(', ')}`;
  }
}

const pairOf = (asset: Asset) => `${asset.toLowerCase()}_usdt`;

async function newPeople(world: number): Promise<AccountId[]> {
  const rows = await harness.ask<{ id: AccountId }>(
    'owner',
    `WITH born AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
       SELECT (6000000000 + $1::int * 10000 + n)::text, lpad(($1::int * 10000 + n)::text, 22, 'h'), 'Histories ' || $1 || ' ' || n,
         'histories-' || $1 || '-' || n || '@ledger.test', 'HIST' || ($1::int * 10000 + n)
       FROM generate_series(1, $2::int) n RETURNING id),
     credentials AS (INSERT INTO secrets_credentials (account_id, password_hash) SELECT id, 'none' FROM born)
     SELECT id::text FROM born ORDER BY born.id`,
    [world, people],
  );
  return rows.map(({ id }) => id);
}
