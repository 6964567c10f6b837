import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { exportEntry } from '#money/exports/export.shape.ts';
import { empty } from '#wire.ts';

export const exportQuota = defineCall({
  area: 'p2p-orders',
  name: 'export-quota',
  path: '/v1/p2p/user/countExport',
  summary: 'How many more files of orders may be asked for this month, and what became of those of the last days',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  input: empty,
  output: z.object({
    /** In a month of UTC. */
    exportExcelCount: z.int(),
    left: z.int(),
    exports: z.array(exportEntry),
  }),
  refusals: [],
});
