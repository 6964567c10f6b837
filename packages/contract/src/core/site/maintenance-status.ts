import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { localeCode } from '#core/content/item.shape.ts';
import { empty, moment } from '#wire.ts';

export const maintenanceStatus = defineCall({
  area: 'site',
  name: 'maintenance-status',
  path: '/v1/mix/system/stopService',
  summary: 'Whether the service is stopped for maintenance, until when, and what the page says meanwhile',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    isStopped: z.boolean(),
    title: z.string(),
    body: z.string(),
    endsAt: z.nullable(moment),
    language: localeCode,
  }),
  refusals: [],
});
