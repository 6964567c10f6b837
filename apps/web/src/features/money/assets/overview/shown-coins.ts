import { isLess } from '@peerbourse/rules/money';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';

export interface CoinOrder {
  by: 'coin' | 'value';
  isDescending: boolean;
}

export interface CoinFilterValues {
  typed: string;
  hidesSmall: boolean;
  order: CoinOrder;
  /** Under which name a coin is shown, by its symbol. */
  aliases: Readonly<Record<string, string>>;
}

/** What is worth less than this is small. */
const smallUsdt = '1';

/** The coins that somebody wants to see, in the order that they want. */
export function shownCoins(coins: readonly CoinBalance[], { typed, hidesSmall, order, aliases }: CoinFilterValues): CoinBalance[] {
  const isMeant = meaning(typed, aliases);
  return coins.filter((coin) => isMeant(coin) && !(hidesSmall && isSmall(coin))).toSorted(comparing(order));
}

export function ownsNothing(coins: readonly CoinBalance[]): boolean {
  return coins.every(({ total }) => isZero(total));
}

export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

function meaning(typed: string, aliases: CoinFilterValues['aliases']): (coin: CoinBalance) => boolean {
  const wanted = typed.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(wanted);
  return ({ coin, name }) => wanted === '' || [coin, name, aliases[coin] ?? ''].some(fits);
}

/** Coins whose price nobody knows are not small as long as there are some. */
function isSmall({ total, usdt }: CoinBalance): boolean {
  return isZero(total) || (usdt !== '' && isLess(usdt, smallUsdt));
}

function comparing({ by, isDescending }: CoinOrder): (one: CoinBalance, other: CoinBalance) => number {
  const compare = by === 'coin' ? byName : byValue;
  return isDescending ? (one, other) => compare(other, one) : compare;
}

function byName({ coin: one }: CoinBalance, { coin: other }: CoinBalance): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A worth that is not known lies between nothing and something. */
function byValue(one: CoinBalance, other: CoinBalance): number {
  const [left, right] = [one, other].map(({ usdt, total }) => (usdt === '' ? (isZero(total) ? '0' : '0.0000000000000001') : usdt)) as [
    string,
    string,
  ];
  return isLess(left, right) ? -1 : isLess(right, left) ? 1 : 0;
}
