import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { historyEntry, historyFilter } from './asset.shape.ts';

export const assetHistory = defineCall({
  area: 'assets',
  name: 'asset-history',
  path: '/v1/x/assets/asset-history',
  summary: 'What came into and went out of the wallets, newest first; the cursor leads to older entries',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.extend(historyFilter, { cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,18}$/))) }),
  output: z.object({ entries: z.array(historyEntry), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});
