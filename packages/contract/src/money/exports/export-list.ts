import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { exportEntry } from './export.shape.ts';

export const exportList = defineCall({
  area: 'exports',
  name: 'export-list',
  path: '/v1/x/exports/export-list',
  summary: 'Files of the last days with their progress, and how many more may be asked for this month',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ exports: z.array(exportEntry), left: z.int(), perMonth: z.int() }),
  refusals: [],
});
