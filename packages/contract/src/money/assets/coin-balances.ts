import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, empty } from '#wire.ts';
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
        total: decimal,
        withdrawable: decimal,
        /** Worth of all of it in USDT; empty while there is no price. */
        usdt: z.union([decimal, z.literal('')]),
      }),
    ),
  }),
  refusals: [],
});
