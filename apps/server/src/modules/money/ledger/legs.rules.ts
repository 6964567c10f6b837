import type { AccountId } from '@peerbourse/contract/ids';
import { unitsCeiling } from '@peerbourse/rules/money';
import { purposes } from './purposes.rules.ts';

type Purposes = typeof purposes;
type PurposeWith<Trait> = { [Name in keyof Purposes]: Purposes[Name] extends Trait ? Name : never }[keyof Purposes];

/** What an account of the ledger is for. The wallets are what people see; coins set aside are in the others. */
export type Wallet = PurposeWith<{ isWallet: true }>;
export type OwnedPurpose = PurposeWith<{ owner: 'customer' }>;
export type HousePurpose = PurposeWith<{ owner: 'house' }>;

export const wallets = (Object.keys(purposes) as Array<keyof Purposes>).filter((name): name is Wallet => purposes[name].isWallet);

/** An account that coins come from or go to; the house has no owner. A sub-key divides an account, such as escrow by order. */
export type Place =
  | { ownerId: AccountId; purpose: OwnedPurpose; subKey?: string }
  | { ownerId: null; purpose: HousePurpose; subKey?: string };

/** One line of a journal: more coins at a place, or fewer. */
export interface Leg {
  place: Place;
  asset: string;
  amount: bigint;
}

/** Coins go from one place to another. */
export function moveLegs(asset: string, amount: bigint, from: Place, to: Place): Leg[] {
  return [
    { place: from, asset, amount: -amount },
    { place: to, asset, amount },
  ];
}

/** Coins come from one place and are divided; what is empty is left out. */
export function divideLegs(asset: string, from: Place, shares: ReadonlyArray<{ to: Place; amount: bigint }>): Leg[] {
  const given = shares.filter(({ amount }) => amount !== 0n);
  const total = given.reduce((sum, { amount }) => sum + amount, 0n);
  return [{ place: from, asset, amount: -total }, ...given.map(({ to, amount }) => ({ place: to, asset, amount }))];
}

export type LegProblem = 'no-legs' | 'empty-leg' | 'not-balanced' | 'too-large';

/** What is wrong with a journal before the database sees it; undefined when nothing is. */
export function legProblem(legs: readonly Leg[]): LegProblem | undefined {
  if (legs.length < 2) return 'no-legs';
  if (legs.some(({ amount }) => amount === 0n)) return 'empty-leg';
  if (legs.some(({ amount }) => amount >= unitsCeiling || amount <= -unitsCeiling)) return 'too-large';
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of legs) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  return [...sums.values()].every((sum) => sum === 0n) ? undefined : 'not-balanced';
}

/** Coins and fees are cut off, never rounded up: what rounding leaves belongs to the giving side. */
export function feeOf(amount: bigint, ratePpm: bigint): bigint {
  return (amount * ratePpm) / 1_000_000n;
}

/** What of a coin its own lots let leave. Whether other coins are short, and what makes up for them, the database knows. */
export function withdrawable(walletSum: bigint, lots: ReadonlyArray<{ amount: bigint; expiresAtMs: number }>, nowMs: number): bigint {
  const held = lots.filter(({ expiresAtMs }) => expiresAtMs > nowMs).reduce((sum, { amount }) => sum + amount, 0n);
  return walletSum > held ? walletSum - held : 0n;
}
