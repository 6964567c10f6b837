import { apply } from '../../../packages/matching/src/apply.ts';
import type { Command } from '../../../packages/matching/src/commands.ts';
import { openMarket } from '../../../packages/matching/src/market.ts';
import type { Parameters } from '../../../packages/matching/src/parameters.ts';
import { takeRest } from '../../../packages/matching/src/snapshot.ts';
import type { Query } from '../harness-database.ts';

/** A market of the harness, and its price in ticks. */
export interface SpotMarket {
  symbol: string;
  base: string;
  baseScale: number;
  priceScale: number;
  lotScale: number;
  price: number;
  /** What an order of a usual size has. */
  lots: number;
}

export const quoteScale = 6;
const priceDecimals = 8;

export const spotMarkets: readonly SpotMarket[] = [
  { symbol: 'BTCUSDT', base: 'BTC', baseScale: 8, priceScale: 1, lotScale: 5, price: 600_000, lots: 500 },
  { symbol: 'ETHUSDT', base: 'ETH', baseScale: 8, priceScale: 2, lotScale: 4, price: 300_000, lots: 1_000 },
  { symbol: 'SOLUSDT', base: 'SOL', baseScale: 8, priceScale: 2, lotScale: 3, price: 15_000, lots: 2_000 },
];

/** What everybody has in the beginning, in units. */
export const openingUnits: Readonly<Record<string, bigint>> = {
  USDT: 1_000_000_000_000n,
  BTC: 1_000_000_000n,
  ETH: 20_000_000_000n,
  SOL: 400_000_000_000n,
};

/** Markets that are open, as if their listing and their first auction were long ago. */
export async function openSpotMarkets(query: Query): Promise<void> {
  for (const market of spotMarkets) {
    const { parameters, kept, state, reference } = opened(market);
    await query(
      `INSERT INTO spot_symbols (symbol, base, quote, shard, price_scale, lot_scale, unit_value, lot_units, max_tick, max_lots, max_orders, min_value, volatility)
       VALUES ($1, $2, 'USDT', 1, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        market.symbol,
        market.base,
        market.priceScale,
        market.lotScale,
        parameters.unitValue,
        parameters.lotUnits,
        parameters.maxTick,
        parameters.maxLots,
        parameters.maxOrders,
        parameters.minValue,
        parameters.volatility,
      ],
    );
    await query('INSERT INTO spot_markets (symbol, state, reference, kept) VALUES ($1, $2, $3, $4)', [
      market.symbol,
      state,
      reference,
      kept,
    ]);
    await setPrice(query, market);
  }
}

function opened({ baseScale, priceScale, lotScale, price }: SpotMarket) {
  const parameters: Parameters = {
    unitValue: 10 ** (quoteScale - priceScale - lotScale),
    lotUnits: 10 ** (baseScale - lotScale),
    maxTick: 5_000_000,
    maxLots: 10_000_000,
    maxOrders: 50_000,
    minValue: 1_000_000,
    entryNear: 500,
    entryHigh: 50_000,
    entryLow: 2_000,
    execution: 500,
    volatility: 0,
    volatilityWindowMs: 60_000,
  };
  const market = openMarket(parameters);
  const history: Command[] = [
    { type: 'parameters', parameters },
    { type: 'reference', tick: price },
    { type: 'state', state: 'announced' },
    { type: 'state', state: 'auction' },
    { type: 'auction-end' },
  ];
  for (const command of history) apply(market, command);
  return { parameters, kept: JSON.stringify(takeRest(market)), state: market.state, reference: market.reference };
}

/** The price elsewhere; it is fresh for longer than a run takes. */
async function setPrice(query: Query, { base, priceScale, price }: SpotMarket): Promise<void> {
  await query(
    `INSERT INTO rates_prices (pair, price_id, price, at, sources, author) VALUES ($1, uuidv7(), $2, app_now() + interval '1 day', 1, 'faults')
     ON CONFLICT (pair) DO UPDATE SET price = excluded.price, at = excluded.at`,
    [`${base.toLowerCase()}_usdt`, BigInt(price) * 10n ** BigInt(priceDecimals - priceScale)],
  );
}

/** Everybody gets the same. */
export async function giveOpeningUnits(query: Query, ownerIds: readonly string[]): Promise<void> {
  for (const [coin, units] of Object.entries(openingUnits)) {
    await query(
      `SELECT ledger_post('credit', 'opening:${coin}:' || owner, 'opening', ARRAY[NULL, owner], ARRAY['${coin}', '${coin}'],
         ARRAY['opening', 'spot'], ARRAY['', ''], ARRAY[-$2::bigint, $2::bigint]) FROM unnest($1::bigint[]) AS owner`,
      [ownerIds, String(units)],
    );
  }
}
