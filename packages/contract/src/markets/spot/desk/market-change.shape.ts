import * as z from 'zod/mini';
import { decimal, positiveDecimal } from '#wire.ts';
import { marketSymbol } from '../order.shape.ts';

/** As staff see it: a market that is being prepared is among them. */
export const deskState = z.enum(['draft', 'announced', 'auction', 'open', 'post-only', 'halted', 'closing', 'delisted']);
export type DeskState = z.infer<typeof deskState>;

const basisPoints = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most));
/** Millionths of what is received. */
const rate = z.int().check(z.minimum(0), z.maximum(100_000));

/** What may be changed while people trade. Bands are in basis points of the reference price. */
export const marketTerms = z.strictObject({
  largestPrice: positiveDecimal,
  largestQuantity: positiveDecimal,
  smallestAmount: decimal,
  mostOrders: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** How far a buy may stand above the reference price, and a sale below it. */
  entryNear: basisPoints(10_000),
  /** The highest sale and the lowest buy, as a part of the reference price. */
  entryHigh: basisPoints(1_000_000, 10_000),
  entryLow: basisPoints(10_000),
  /** How far from the reference price anybody who takes may trade. */
  execution: basisPoints(10_000),
  /** A move within the window that opens an auction; 0 opens none. */
  volatility: basisPoints(10_000),
  volatilitySeconds: z.int().check(z.minimum(1), z.maximum(3_600)),
  maker: rate,
  taker: rate,
});
export type MarketTerms = z.infer<typeof marketTerms>;

const scale = z.int().check(z.minimum(0), z.maximum(12));
const coin = z.string().check(z.regex(/^[A-Z0-9]{2,10}$/));

export const newMarket = z.strictObject({ base: coin, quote: coin, priceScale: scale, lotScale: scale, terms: marketTerms });
export type NewMarket = z.infer<typeof newMarket>;

/** Every change names what its proposer saw, so that it is not carried out on top of another one. */
export const marketChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list'), market: newMarket }),
  z.strictObject({
    kind: z.literal('terms'),
    symbol: marketSymbol,
    version: z.int().check(z.minimum(1), z.lt(2_147_483_647)),
    terms: marketTerms,
  }),
  z.strictObject({ kind: z.literal('state'), symbol: marketSymbol, from: deskState, to: deskState }),
]);
export type MarketChange = z.infer<typeof marketChange>;

export const marketChangeReason = z.string().check(z.trim(), z.minLength(10), z.maxLength(200));
/** A random number in decimals; counters would tell how many there are. */
export const marketProposalNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));
/** A proposal is stale when the market is not any more what its proposer saw. */
export const marketProposalStates = ['open', 'stale', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
