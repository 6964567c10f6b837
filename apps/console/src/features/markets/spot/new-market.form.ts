import { type NewMarket, newMarket } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { MarketDesk } from './market-desk.query.ts';
import { readTerms, type TermsDraft, type TermsProblems } from './terms/terms.form.ts';

export interface NewMarketDraft {
  base: string;
  quote: string;
  /** Digits behind the point, as typed. */
  priceScale: string;
  lotScale: string;
  terms: TermsDraft;
  reason: string;
}

export interface NewMarketProblems {
  priceScale?: string;
  lotScale?: string;
  terms: TermsProblems;
  reason?: string | undefined;
}

/** Coins that have no market against this one yet. */
export function unlistedCoins({ coins, markets }: Pick<MarketDesk, 'coins' | 'markets'>, quote: string): string[] {
  const listed = new Set(markets.map(({ symbol }) => symbol));
  return coins.map(({ coin }) => coin).filter((coin) => coin !== quote && !listed.has(`${coin}${quote}`));
}

/** Most markets are against USDT, as long as a coin has none. */
export function firstPair(desk: Pick<MarketDesk, 'coins' | 'markets'>): { base: string; quote: string } {
  const quotes = ['USDT', ...desk.coins.map(({ coin }) => coin)];
  const quote = quotes.find((coin) => unlistedCoins(desk, coin).length > 0) ?? 'USDT';
  return { base: unlistedCoins(desk, quote)[0] ?? '', quote };
}

export function stepText(scale: string, coin: string): string {
  const digits = digitsOf(scale);
  return digits === undefined ? 'Digits behind the point.' : `The smallest step is ${formatUnits(1n, digits)} ${coin}.`;
}

function digitsOf(text: string): number | undefined {
  return /^(?:\d|1[0-2])$/.test(text.trim()) ? Number(text) : undefined;
}

type Coins = MarketDesk['coins'];

/** What the draft says, in the shape of the contract, or what is still wrong with it. */
export function readNewMarket(draft: NewMarketDraft, coins: Coins): { market: NewMarket } | { problems: NewMarketProblems } {
  const reading = readTerms(draft.terms);
  const scales = { priceScale: digitsOf(draft.priceScale), lotScale: digitsOf(draft.lotScale) };
  const problems = scaleProblems(scales, draft, coins);
  if ('problems' in reading || Object.keys(problems).length > 0) {
    return { problems: { ...problems, terms: 'problems' in reading ? reading.problems : {} } };
  }
  return { market: newMarket.parse({ base: draft.base, quote: draft.quote, ...scales, terms: reading.terms }) };
}

type Scales = Partial<Record<'priceScale' | 'lotScale', number | undefined>>;

function scaleProblems({ priceScale, lotScale }: Scales, { base, quote }: NewMarketDraft, coins: Coins): Omit<NewMarketProblems, 'terms'> {
  const missing = 'Enter a number from 0 to 12.';
  const problems = { ...(priceScale === undefined && { priceScale: missing }), ...(lotScale === undefined && { lotScale: missing }) };
  if (priceScale === undefined || lotScale === undefined) return problems;
  const scaleOf = (coin: string) => coins.find((listed) => listed.coin === coin)?.scale ?? 0;
  if (lotScale > scaleOf(base)) return { lotScale: `${base} has ${scaleOf(base)} decimals.` };
  if (priceScale + lotScale > scaleOf(quote)) {
    return { priceScale: `With those of quantities at most ${scaleOf(quote)}: a step at a step must be a whole unit of ${quote}.` };
  }
  return {};
}
