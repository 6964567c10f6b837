import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { historyFilter } from '#money/assets/asset.shape.ts';
import { exportEntry, exportFormats } from './export.shape.ts';

export const startExport = defineCall({
  area: 'exports',
  name: 'start-export',
  path: '/v1/x/exports/start-export',
  summary: 'Begins a file of the history in the background; times in it are of the given zone, in minutes from UTC',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    subject: z.literal('asset-history'),
    format: z.enum(exportFormats),
    timezone: z.int().check(z.gte(-720), z.lte(840)),
    filter: historyFilter,
  }),
  output: exportEntry,
  refusals: ['exports.quota', 'exports.too-many'],
});
