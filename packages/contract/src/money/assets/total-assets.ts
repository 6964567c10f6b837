import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, empty, moment } from '#wire.ts';
import { assetValue } from './asset.shape.ts';

export const totalAssets = defineCall({
  area: 'assets',
  name: 'total-assets',
  path: '/v1/mix/assets',
  summary: 'What the account owns, in BTC and USDT at reference prices: in all, and by wallet',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    totalAsset: z.object({
      totalBTC: decimal,
      totalUSDT: decimal,
      contract: assetValue,
      otc: assetValue,
      spot: assetValue,
      mcp: assetValue,
      earn: assetValue,
    }),
    /** When the oldest of the prices was made; empty if none was needed. */
    pricesAt: z.union([moment, z.literal('')]),
  }),
  refusals: [],
});
