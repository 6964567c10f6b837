import { defineCall } from '@peerbourse/contract/call';
import { userId } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { merchantState } from '../merchant.shape.ts';
import { listedMerchant } from './desk.shape.ts';

export const merchantList = defineCall({
  area: 'p2p-merchants',
  name: 'merchant-list',
  path: '/v1/admin/p2p-merchants/merchant-list',
  summary: 'Merchants by state with level, deposit and what is due, those first whose time ends first',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({ state: z.optional(merchantState), userId: z.optional(userId) }),
  output: z.object({
    merchants: z.array(listedMerchant),
    /** Of all that fit, of which at most 200 are shown. */
    count: z.int(),
  }),
  refusals: [],
});
