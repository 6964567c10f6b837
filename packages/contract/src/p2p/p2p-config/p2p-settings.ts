import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { p2pGeneral } from './config.shape.ts';

/** The 19 fields of the specification. Rates are in percent of the reference price, amounts in USDT, the video in megabytes. */
export const p2pSettings = defineCall({
  area: 'p2p-config',
  name: 'p2p-settings',
  path: '/v1/p2p/pub/system/queryConfig',
  summary: 'The P2P configuration; with a currency the rates are those of its price bands, else the usual ones',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ fiatCode: z.optional(currencyCode) }),
  output: z.object({
    ...p2pGeneral.shape,
    exportExcelCount: z.int(),
    fixedRateMax: z.string(),
    fixedRateMin: z.string(),
    floatRateMax: z.string(),
    floatRateMin: z.string(),
  }),
  refusals: ['p2p-config.unknown-fiat'],
});
