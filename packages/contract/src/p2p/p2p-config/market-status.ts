import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { localeCode } from '#core/content/item.shape.ts';
import { empty } from '#wire.ts';

export const marketStatus = defineCall({
  area: 'p2p-config',
  name: 'market-status',
  path: '/v1/p2p/pub/system/checkServiceStatus',
  summary: 'Whether P2P is open (1) or stopped (0), and what operators say about it',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ serviceStatus: z.union([z.literal(0), z.literal(1)]), note: z.string(), language: localeCode }),
  refusals: [],
});
