import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, empty, moment } from '#wire.ts';
import { coinCode } from './asset.shape.ts';

export const coinBalances = defineCall({
  area: 'assets',
  name: 'coin-balances',
  path: '/v1/x/assets/coin-balances',
  summary:
    'Every coin with what the account has of it, wallet by wallet, set aside, and free to leave; seq is where the assets channel goes on',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    seq: z.int(),
    coins: z.array(
      z.object({
        coin: coinCode,
        name: z.string(),
        imgUrl: z.string(),
        scale: z.int(),
        spot: decimal,
        otc: decimal,
        contract: decimal,
        earn: decimal,
        aside: decimal,
        /** Why coins are set aside: in P2P ads, in open orders and quotes, as margin, as a merchant's deposit. Together they are all of it. */
        asideFor: z.object({ ads: decimal, orders: decimal, margin: decimal, deposit: decimal }),
        total: decimal,
        withdrawable: decimal,
        /** Bought too lately to leave, and when the last of it may; empty if nothing is held. */
        held: decimal,
        heldUntil: z.union([moment, z.literal('')]),
        /** Worth of all of it in USDT; empty while there is no price. */
        usdt: z.union([decimal, z.literal('')]),
      }),
    ),
  }),
  refusals: [],
});
