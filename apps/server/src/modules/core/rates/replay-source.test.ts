import { describe, expect, it } from 'vitest';
import { replayPrice, replaySource } from './replay-source.ts';

const day = 24 * 60 * 60_000;
const start = Date.parse('2026-11-15T00:00:00Z');

function ratio(from: bigint, to: bigint): number {
  return Math.abs(Number(to) / Number(from) - 1);
}

describe('replayed prices', () => {
  it('the same moment always has the same price', () => {
    expect(replayPrice('btc_usdt', start + 12_345)).toBe(replayPrice('btc_usdt', start + 12_345));
    expect(replayPrice('btc_usdt', start)).not.toBe(replayPrice('btc_usdt', start + day));
  });

  it('repeat after thirty days, but for the flicker', () => {
    for (const hours of [0, 7, 100, 719]) {
      const at = start + hours * 3_600_000;
      expect(ratio(replayPrice('eth_usdt', at), replayPrice('eth_usdt', at + 30 * day))).toBeLessThan(0.002);
    }
  });

  it('never jump, also where the thirty days join', () => {
    let before = replayPrice('doge_usdt', start);
    for (let at = start; at < start + 31 * day; at += 5 * 60_000) {
      const price = replayPrice('doge_usdt', at);
      expect(ratio(before, price)).toBeLessThan(0.02);
      before = price;
    }
  });

  it('wander far enough to be seen', () => {
    const prices = Array.from({ length: 30 }, (_, i) => Number(replayPrice('sol_usdt', start + i * day)));
    expect(Math.max(...prices) / Math.min(...prices)).toBeGreaterThan(1.02);
  });

  it('answer only pairs that they know', async () => {
    const now = new Date(start);
    const observed = await replaySource.observe(['btc_usdt', 'nothing_usdt', 'usdt_krw'], now);
    expect(observed.map(({ pair }) => pair)).toEqual(['btc_usdt', 'usdt_krw']);
    expect(observed.every(({ price, observedAt }) => price > 0n && observedAt === now)).toBe(true);
  });
});
