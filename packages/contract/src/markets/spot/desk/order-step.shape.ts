import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';

/** What can happen to an order: taken by the api, and then whatever the market did with it. */
const orderStepKinds = ['placed', 'accepted', 'refused', 'amended', 'reduced', 'triggered', 'trade', 'done'] as const;

/**
 * The command in whose turn it happened: one about this order; another one of its owner or of a sub-account of the same person; one of
 * somebody else; or one of the house.
 */
const orderCauses = [
  'place',
  'place-oco',
  'amend',
  'cancel',
  'cancel-all',
  'same-person',
  'somebody-else',
  'time',
  'reference',
  'auction-end',
  'state',
  'parameters',
] as const;
export type OrderCause = (typeof orderCauses)[number];

export const orderStep = z.object({
  kind: z.enum(orderStepKinds),
  at: moment,
  /** The number of the batch of its shard; null while it has had no turn. */
  batch: z.nullable(z.string()),
  /** Null where the api took the order. */
  cause: z.nullable(z.enum(orderCauses)),
  price: z.nullable(decimal),
  /** Of a trade what was traded; when it was placed what was asked for; of everything else what is left. */
  quantity: z.nullable(decimal),
  /** Of a trade its value; when it was placed what a market buy may spend. */
  amount: z.nullable(decimal),
  tradeNo: z.nullable(z.string()),
  /** Both sides are makers in an auction. */
  isMaker: z.nullable(z.boolean()),
  /** In the coin that the order receives. */
  fee: z.nullable(decimal),
  /** What is aside for it from then on, in the coin that it holds; null where the market does not say. */
  held: z.nullable(decimal),
  /** What its owner got back of that; null where it is nothing. */
  back: z.nullable(decimal),
  /** Why it was refused, became smaller or ended. */
  reason: z.nullable(z.string()),
});
export type OrderStep = z.output<typeof orderStep>;
