import { defineCall } from '@peerbourse/contract/call';
import { empty, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const savedRemarkList = defineCall({
  area: 'p2p-ads',
  name: 'saved-remark-list',
  path: '/v1/p2p/advRemark/queryAdRemark',
  summary: 'The remarks that the account keeps for its ads',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    remarks: z.array(z.object({ remarkNo: z.string(), title: z.string(), remark: z.string(), changedAt: moment })),
    most: z.int(),
  }),
  refusals: [],
});
