import type { MarketTerms } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { areSound } from '@peerbourse/matching/parameters';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';

/** Where the digits of a market end: of its prices and quantities, and of its coins. */
export interface Scales {
  priceScale: number;
  lotScale: number;
  baseScale: number;
  quoteScale: number;
}

/** Terms as the row of a market keeps them. Whole numbers that are safe: whatever is not is refused before. */
export interface TermsRow {
  max_tick: number;
  max_lots: number;
  max_orders: number;
  min_value: number;
  entry_near: number;
  entry_high: number;
  entry_low: number;
  execution: number;
  volatility: number;
  volatility_window_ms: number;
  maker_rate: number;
  taker_rate: number;
}

export interface UnitsRow {
  unit_value: number;
  lot_units: number;
}

/** What one lot at one tick comes to; nothing where the digits of the coins do not reach so far. */
export function unitsOf({ priceScale, lotScale, baseScale, quoteScale }: Scales): UnitsRow | undefined {
  const [quoteDigits, baseDigits] = [quoteScale - priceScale - lotScale, baseScale - lotScale];
  if (quoteDigits < 0 || baseDigits < 0) return undefined;
  return { unit_value: 10 ** quoteDigits, lot_units: 10 ** baseDigits };
}

/** Terms in ticks, lots and units; nothing where one of them has more digits than it may, or where no match would be exact any more. */
export function readTerms(terms: MarketTerms, scales: Scales, units: UnitsRow): TermsRow | undefined {
  const { priceScale, lotScale, quoteScale } = scales;
  const [tick, lots, value] = [
    whole(terms.largestPrice, priceScale),
    whole(terms.largestQuantity, lotScale),
    whole(terms.smallestAmount, quoteScale),
  ];
  if (tick === undefined || lots === undefined || value === undefined) return undefined;
  const row = {
    max_tick: tick,
    max_lots: lots,
    max_orders: terms.mostOrders,
    min_value: value,
    entry_near: terms.entryNear,
    entry_high: terms.entryHigh,
    entry_low: terms.entryLow,
    execution: terms.execution,
    volatility: terms.volatility,
    volatility_window_ms: terms.volatilitySeconds * 1_000,
    maker_rate: terms.maker,
    taker_rate: terms.taker,
  };
  return isExact(row, units) ? row : undefined;
}

function whole(text: string, scale: number): number | undefined {
  const units = parseUnits(text, scale);
  const isWhole = units >= 0n && units <= BigInt(Number.MAX_SAFE_INTEGER) && parseUnits(text, 16) === units * 10n ** BigInt(16 - scale);
  return isWhole ? Number(units) : undefined;
}

function isExact(row: TermsRow, { unit_value, lot_units }: UnitsRow): boolean {
  return areSound({
    unitValue: unit_value,
    lotUnits: lot_units,
    maxTick: row.max_tick,
    maxLots: row.max_lots,
    maxOrders: row.max_orders,
    minValue: row.min_value,
    entryNear: row.entry_near,
    entryHigh: row.entry_high,
    entryLow: row.entry_low,
    execution: row.execution,
    volatility: row.volatility,
    volatilityWindowMs: row.volatility_window_ms,
  });
}

export function termsView(row: TermsRow, { priceScale, lotScale, quoteScale }: Scales): MarketTerms {
  return {
    largestPrice: formatUnits(BigInt(row.max_tick), priceScale),
    largestQuantity: formatUnits(BigInt(row.max_lots), lotScale),
    smallestAmount: formatUnits(BigInt(row.min_value), quoteScale),
    mostOrders: row.max_orders,
    entryNear: row.entry_near,
    entryHigh: row.entry_high,
    entryLow: row.entry_low,
    execution: row.execution,
    volatility: row.volatility,
    volatilitySeconds: row.volatility_window_ms / 1_000,
    maker: row.maker_rate,
    taker: row.taker_rate,
  };
}

/** A limit below which an open order may already be is not taken back while there may be orders. */
export function isNarrower(next: TermsRow, now: TermsRow): boolean {
  return next.max_tick < now.max_tick || next.max_lots < now.max_lots || next.max_orders < now.max_orders;
}
