import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { exportEntry, exportFormats } from '#money/exports/export.shape.ts';
import { adSide, fiatCode } from '#p2p/p2p-ads/ad.shape.ts';
import { moment } from '#wire.ts';

/** Which orders a file holds: all of them, or those that began in a span of time. */
export const orderExportFilter = z.strictObject({
  tab: z.optional(z.enum(['open', 'completed', 'cancelled'])),
  side: z.optional(adSide),
  coinCode: z.optional(coinCode),
  fiatCode: z.optional(fiatCode),
  from: z.optional(moment),
  /** The first moment that does not belong to it. */
  to: z.optional(moment),
});

export const exportOrders = defineCall({
  area: 'p2p-orders',
  name: 'export-orders',
  path: '/v1/p2p/order/exportOrder',
  summary: 'Begins a file of own orders in the background and spends one of the exports of the month',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    format: z.enum(exportFormats),
    /** Of the times in the file, in minutes from UTC. */
    timezone: z.int().check(z.gte(-720), z.lte(840)),
    filter: orderExportFilter,
  }),
  output: exportEntry,
  refusals: ['exports.quota', 'exports.too-many'],
});
