import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { adFiat } from './list.shape.ts';

export const adFiatList = defineCall({
  area: 'p2p-config',
  name: 'ad-fiat-list',
  path: '/v1/p2p/adv/queryAllFiat',
  summary: 'Currencies in which the asking user may advertise, with pay windows, price bands and limits',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({ fiatList: z.array(adFiat) }),
  refusals: [],
});
