import { expect, it } from 'vitest';
import { isWorthMore } from './coin-worth.rules.ts';

it('compares what coins are worth with an amount in USDT, to the last unit', () => {
  const usdt = (units: bigint) => isWorthMore({ units, scale: 6, price: 10n ** 8n }, 1_000);
  expect([usdt(999_999_999n), usdt(1_000_000_000n), usdt(1_000_000_001n)]).toEqual([false, false, true]);
  const btc = (units: bigint) => isWorthMore({ units, scale: 8, price: 100_000n * 10n ** 8n }, 1_000);
  expect([btc(1_000_000n), btc(1_000_001n)]).toEqual([false, true]);
});
