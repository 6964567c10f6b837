import type { Parameters } from '../../src/parameters.ts';
import type { Draw } from './draw.ts';

type Units = Pick<Parameters, 'unitValue' | 'lotUnits' | 'maxTick' | 'maxLots'>;

/** Mostly few and small numbers, so that much meets; sometimes those that only exact arithmetic gets right. */
function drawUnits(draw: Draw): Units {
  return draw.weighted([
    [
      6,
      {
        unitValue: draw.oneOf([1, 3]),
        lotUnits: draw.oneOf([1, 7, 1_000]),
        maxTick: draw.oneOf([130, 200]),
        maxLots: draw.oneOf([20, 60]),
      },
    ],
    [1, { unitValue: 9_999_999_967, lotUnits: 99_999_999_977, maxTick: 150, maxLots: 20 }],
    [1, { unitValue: 61, lotUnits: 2 ** 41 - 21, maxTick: 2 ** 39 - 7, maxLots: 20 }],
  ]);
}

export function drawParameters(draw: Draw, units: Units = drawUnits(draw)): Parameters {
  const { unitValue, maxTick } = units;
  const maxOrders = draw.oneOf([8, 16, 40, 120, 400]);
  return {
    unitValue,
    lotUnits: units.lotUnits,
    maxTick,
    maxLots: units.maxLots,
    maxOrders,
    minValue: draw.oneOf([0, 0, 1, 2]) * middleOf(maxTick) * unitValue,
    entryNear: draw.oneOf([300, 500, 1_000, 3_000, 10_000]),
    entryHigh: draw.oneOf([10_000, 10_500, 12_000, 50_000, 1_000_000]),
    entryLow: draw.oneOf([0, 2_000, 8_000, 9_500, 10_000]),
    execution: draw.oneOf([0, 150, 300, 500, 2_000, 10_000]),
    volatility: draw.oneOf([0, 100, 200, 400]),
    volatilityWindowMs: draw.oneOf([1_000, 3_000, 20_000]),
    ...(isDeep({ maxOrders }) ? { minValue: 0, entryNear: 10_000, entryHigh: 50_000, entryLow: 0 } : {}),
  };
}

/** A market for many orders, most of which come to rest. */
export function isDeep({ maxOrders }: Pick<Parameters, 'maxOrders'>): boolean {
  return maxOrders > 200;
}

/** Where the prices of a market begin. */
export function middleOf(maxTick: number): number {
  return maxTick > 1_000 ? Math.floor(maxTick / 2) + 1 : 100;
}

/** Other bands and limits, sometimes with units or sizes that open orders do not allow. */
export function drawNextParameters(draw: Draw, { unitValue, lotUnits, maxTick, maxLots, maxOrders }: Parameters): Parameters {
  const next = drawParameters(draw, { unitValue, lotUnits, maxTick, maxLots });
  const kept = { ...next, maxOrders: Math.max(maxOrders, next.maxOrders) };
  return draw.weighted([
    [6, kept],
    [1, next],
    [1, drawParameters(draw)],
    [1, { ...kept, maxTick: maxTick + draw.between(-1, 1) }],
    [1, { ...kept, maxLots: maxLots + draw.between(-1, 1) }],
    [1, { ...kept, unitValue: unitValue + draw.between(-1, 1) }],
    [1, { ...kept, lotUnits: lotUnits + draw.between(-1, 1) }],
  ]);
}
