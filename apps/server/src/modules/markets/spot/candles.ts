import type { candles as call } from '@peerbourse/contract/markets/spot/candles';
import type { Candle } from '@peerbourse/contract/markets/spot/market.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { baseMinutes, candleTimes } from './candle-times.rules.ts';
import { listedMarket } from './listed-market.ts';
import { businessMs } from './matching/shard.table.ts';
import { selectCandles, selectCloseBefore, selectDemoUntil } from './shown-market.table.ts';

const usualLimit = 200;

/** What was quiet is a flat candle at the price before it; before the first trade there is none. */
export const candles: Handler<typeof call> = async ({ db }, { symbol, interval, before, limit, offset }) => {
  const { priceScale, lotScale } = await listedMarket(db, symbol);
  const now = (await businessMs(db)) + 1;
  const { starts, end } = candleTimes(interval, Math.min(before ?? now, now), limit ?? usualLimit, offset ?? 0);
  const minutes = baseMinutes(interval);
  const rows = new Map((await selectCandles(db, symbol, minutes, starts, end)).map((row) => [row.place, row]));
  let close = await selectCloseBefore(db, symbol, minutes, starts[0] ?? 0);
  const shown: Candle[] = [];
  for (const [place, start] of starts.entries()) {
    const row = rows.get(place + 1);
    close = row?.close ?? close;
    if (close === undefined) continue;
    const { open, high, low, lots } = row ?? { open: close, high: close, low: close, lots: '0' };
    const price = (tick: bigint) => formatUnits(tick, priceScale);
    shown.push([start, price(open), price(high), price(low), price(close), formatUnits(BigInt(lots), lotScale)]);
  }
  return { candles: shown, demoUntil: await selectDemoUntil(db, symbol) };
};
