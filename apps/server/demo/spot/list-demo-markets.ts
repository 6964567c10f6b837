import { apply } from '@peerbourse/matching/apply';
import type { Command } from '@peerbourse/matching/commands';
import { openMarket } from '@peerbourse/matching/market';
import type { Parameters } from '@peerbourse/matching/parameters';
import { takeRest } from '@peerbourse/matching/snapshot';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type DemoMarket, demoMarkets, maxLots, quote, quoteScale, symbolOf } from './demo-markets.ts';

/** Every market open, as if it had been listed and had its first auction long ago. A second run changes nothing. */
export async function listDemoMarkets(db: Db): Promise<void> {
  for (const [place, market] of demoMarkets.entries()) await listMarket(db, market, place);
}

async function listMarket(db: Db, market: DemoMarket, place: number): Promise<void> {
  const [symbol, parameters] = [symbolOf(market), parametersOf(market)];
  await sql`
    INSERT INTO spot_symbols (symbol, base, quote, shard, price_scale, lot_scale, unit_value, lot_units, max_tick, max_lots, max_orders, min_value, sort)
    VALUES (${symbol}, ${market.base}, ${quote}, 1, ${market.priceScale}, ${market.lotScale}, ${parameters.unitValue}, ${parameters.lotUnits},
      ${parameters.maxTick}, ${parameters.maxLots}, ${parameters.maxOrders}, ${parameters.minValue}, ${place}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  await sql`
    INSERT INTO spot_markets (symbol, state, kept) VALUES (${symbol}, 'open', ${JSON.stringify(openedMarket(parameters))}::jsonb)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** With the bands that a listing has when nobody says others. */
function parametersOf({ scale, priceScale, lotScale, maxTick }: DemoMarket): Parameters {
  return {
    unitValue: 10 ** (quoteScale - priceScale - lotScale),
    lotUnits: 10 ** (scale - lotScale),
    maxTick,
    maxLots,
    maxOrders: 50_000,
    minValue: 10 ** quoteScale,
    entryNear: 500,
    entryHigh: 50_000,
    entryLow: 2_000,
    execution: 500,
    volatility: 1_000,
    volatilityWindowMs: 60_000,
  };
}

function openedMarket(parameters: Parameters) {
  const market = openMarket(parameters);
  const history: Command[] = [
    { type: 'parameters', parameters },
    { type: 'state', state: 'announced' },
    { type: 'state', state: 'auction' },
    { type: 'auction-end' },
  ];
  for (const command of history) apply(market, command);
  return takeRest(market);
}
