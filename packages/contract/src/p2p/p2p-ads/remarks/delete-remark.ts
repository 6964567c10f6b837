import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { remarkNo } from '../ad.shape.ts';

export const deleteRemark = defineCall({
  area: 'p2p-ads',
  name: 'delete-remark',
  path: '/v1/x/p2p-ads/delete-remark',
  summary: 'Forgets a kept remark',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ remarkNo }),
  output: empty,
  refusals: ['p2p-ads.unknown-remark'],
});
