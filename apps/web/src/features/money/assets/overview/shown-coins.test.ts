import { expect, it } from 'vitest';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { type CoinFilterValues, ownsNothing, shownCoins } from './shown-coins.ts';

function coin(code: string, name: string, total: string, usdt: string): CoinBalance {
  return {
    coin: code,
    name,
    imgUrl: '',
    scale: 8,
    spot: total,
    otc: '0',
    contract: '0',
    earn: '0',
    aside: '0',
    asideFor: { ads: '0', orders: '0', margin: '0', deposit: '0' },
    total,
    withdrawable: total,
    held: '0',
    heldUntil: '',
    usdt,
  };
}

const coins = [
  coin('USDT', 'Tether', '0.5', '0.5'),
  coin('BTC', 'Bitcoin', '1', '64000'),
  coin('ETH', 'Ethereum', '0', '0'),
  coin('TON', 'Toncoin', '7', ''),
  coin('SOL', 'Solana', '10', '1500.5'),
];

function shown(filters: Partial<CoinFilterValues> = {}): string[] {
  const usual: CoinFilterValues = {
    typed: '',
    hidesSmall: false,
    order: { by: 'value', isDescending: true },
    aliases: { BTC: 'Bitcoin (XBT)' },
  };
  return shownCoins(coins, { ...usual, ...filters }).map((found) => found.coin);
}

it('the coin that is worth most stands first; one without a price comes before those of which there is none', () => {
  expect(shown()).toEqual(['BTC', 'SOL', 'USDT', 'TON', 'ETH']);
  expect(shown({ order: { by: 'value', isDescending: false } })).toEqual(['ETH', 'TON', 'USDT', 'SOL', 'BTC']);
});

it('worth is compared as numbers, not as texts', () => {
  const close = [coin('AAA', 'A', '1', '9.999999'), coin('BBB', 'B', '1', '10')];
  const filters: CoinFilterValues = { typed: '', hidesSmall: false, order: { by: 'value', isDescending: true }, aliases: {} };
  expect(shownCoins(close, filters).map((found) => found.coin)).toEqual(['BBB', 'AAA']);
});

it('the order by name goes both ways', () => {
  expect(shown({ order: { by: 'coin', isDescending: false } })).toEqual(['BTC', 'ETH', 'SOL', 'TON', 'USDT']);
  expect(shown({ order: { by: 'coin', isDescending: true } })).toEqual(['USDT', 'TON', 'SOL', 'ETH', 'BTC']);
});

it('small is below one USDT, and what has no price is not small', () => {
  expect(shown({ hidesSmall: true })).toEqual(['BTC', 'SOL', 'TON']);
});

it('a search finds symbols, names and the names that are shown, in any case', () => {
  expect(shown({ typed: 'bit' })).toEqual(['BTC']);
  expect(shown({ typed: ' to ' })).toEqual(['TON']);
  expect(shown({ typed: 'xbt' })).toEqual(['BTC']);
  expect(shown({ typed: 'nothing of ours' })).toEqual([]);
});

it('an account without a unit of anything owns nothing', () => {
  expect(ownsNothing(coins)).toBe(false);
  expect(ownsNothing([coin('ETH', 'Ethereum', '0', '0'), coin('BTC', 'Bitcoin', '0.00000000', '')])).toBe(true);
});
