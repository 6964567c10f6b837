import { type MarketTerms, marketTerms } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { percentPpm, ppmPercent } from '#desk/ppm-percent.ts';

/** Terms as they are typed: bands and fees in percent. */
export type TermsDraft = Readonly<Record<keyof MarketTerms, string>>;
export type TermsProblems = Partial<Record<keyof MarketTerms, string>>;

type Kind = 'decimal' | 'whole' | 'band' | 'fee';

interface TermRow {
  name: keyof MarketTerms;
  label: string;
  kind: Kind;
  hint: string;
}

export const termRows: readonly TermRow[] = [
  { name: 'largestPrice', label: 'Highest price', kind: 'decimal', hint: 'Of any order, in the quote coin.' },
  { name: 'largestQuantity', label: 'Largest quantity', kind: 'decimal', hint: 'Of one order, in the base coin.' },
  { name: 'smallestAmount', label: 'Smallest amount', kind: 'decimal', hint: 'Of one order, in the quote coin.' },
  { name: 'mostOrders', label: 'Most open orders', kind: 'whole', hint: 'In the whole market.' },
  {
    name: 'entryNear',
    label: 'Entry band, %',
    kind: 'band',
    hint: 'How far a buy may stand above the reference price, and a sale below it.',
  },
  { name: 'entryHigh', label: 'Highest sale, %', kind: 'band', hint: 'Of the reference price; 500 is five times.' },
  { name: 'entryLow', label: 'Lowest buy, %', kind: 'band', hint: 'Of the reference price; 20 is a fifth.' },
  { name: 'execution', label: 'Execution band, %', kind: 'band', hint: 'How far from the reference price a trade may be.' },
  { name: 'volatility', label: 'Volatility, %', kind: 'band', hint: 'A move that opens an auction; 0 opens none.' },
  { name: 'volatilitySeconds', label: 'Within, seconds', kind: 'whole', hint: 'How long ago that price may be.' },
  { name: 'maker', label: 'Maker fee, %', kind: 'fee', hint: 'For orders that are placed from now on.' },
  { name: 'taker', label: 'Taker fee, %', kind: 'fee', hint: 'For orders that are placed from now on.' },
];

/** What most markets begin with. */
export const usualTerms: TermsDraft = {
  largestPrice: '',
  largestQuantity: '',
  smallestAmount: '1',
  mostOrders: '50000',
  entryNear: '5',
  entryHigh: '500',
  entryLow: '20',
  execution: '5',
  volatility: '10',
  volatilitySeconds: '60',
  maker: '0.1',
  taker: '0.1',
};

const kinds = new Map(termRows.map(({ name, kind }) => [name, kind]));

/** A term as it is typed and shown. */
export function termText(name: keyof MarketTerms, value: string | number): string {
  const kind = kinds.get(name);
  if (kind === 'band') return ppmPercent(Number(value) * 100);
  return kind === 'fee' ? ppmPercent(Number(value)) : String(value);
}

export function draftOf(terms: MarketTerms): TermsDraft {
  return Object.fromEntries(termRows.map(({ name }) => [name, termText(name, terms[name])])) as TermsDraft;
}

const messages: Record<Kind, string> = {
  decimal: 'Enter a number such as 1250.5, with a dot and without commas.',
  whole: 'Enter a whole number within the limits.',
  band: 'Enter percent with at most two decimals, within the limits.',
  fee: 'Enter percent with at most four decimals, at most 10.',
};

/** What the draft says, in the shape of the contract, or what is still wrong with it. */
export function readTerms(draft: TermsDraft): { terms: MarketTerms } | { problems: TermsProblems } {
  const values = Object.fromEntries(termRows.map(({ name, kind }) => [name, valueOf(kind, draft[name].trim())]));
  const parsed = marketTerms.safeParse(values);
  if (parsed.success) return { terms: parsed.data };
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return { problems: Object.fromEntries(termRows.filter(({ name }) => wrong.has(name)).map(({ name, kind }) => [name, messages[kind]])) };
}

function valueOf(kind: Kind, text: string): string | number | undefined {
  if (kind === 'decimal') return text;
  if (kind === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const ppm = percentPpm(text);
  return kind === 'band' && ppm !== undefined ? ppm / 100 : ppm;
}
