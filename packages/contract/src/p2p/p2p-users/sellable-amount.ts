import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { decimal } from '#wire.ts';

export const sellableAmount = defineCall({
  area: 'p2p-users',
  name: 'sellable-amount',
  path: '/v1/p2p/user/availableSaleAmount',
  summary: 'How much of a coin the account may sell now, and what is in the way of the rest',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ coinCode }),
  output: z.object({
    coinCode,
    amount: decimal,
    /** Coins in the P2P wallet. */
    balance: decimal,
    /** Set aside for ads and orders. */
    reserved: decimal,
    /** In the wallet, but bought too lately to be sold. */
    waiting: decimal,
    /** False while the account may not sell at all. */
    maySell: z.boolean(),
  }),
  refusals: ['p2p-config.unknown-coin'],
});
