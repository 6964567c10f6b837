import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const p2pAreaList = defineCall({
  area: 'reference',
  name: 'p2p-area-list',
  path: '/v1/p2p/areaDic/getAreaDic',
  summary: "Areas that P2P tells apart, and their countries: '1' is mainland China, '0' is everywhere else",
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({ areaDic: z.array(z.object({ areaId: z.string(), countries: z.array(z.string()) })) }),
  refusals: [],
});
