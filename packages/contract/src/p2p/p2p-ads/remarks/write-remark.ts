import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { remarkNo } from '../ad.shape.ts';

export const writeRemark = defineCall({
  area: 'p2p-ads',
  name: 'write-remark',
  path: '/v1/x/p2p-ads/write-remark',
  summary: 'Keeps a remark for later ads, or changes one that is kept',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    remarkNo: z.optional(remarkNo),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    remark: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)),
  }),
  output: z.object({ remarkNo: z.string() }),
  refusals: ['p2p-ads.unknown-remark', 'p2p-ads.too-many-remarks', 'p2p-ads.forbidden-words', 'p2p-ads.text-too-long'],
});
