import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userPaymethodId } from './paymethod.shape.ts';

export const deleteMethod = defineCall({
  area: 'p2p-paymethods',
  name: 'delete-method',
  path: '/v1/p2p/user/delUserPaymethod',
  summary: 'Deletes an own payment method that no online advertisement uses',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userPaymethodId }),
  output: z.object({ userPaymethodId }),
  refusals: ['p2p-paymethods.unknown-method', 'p2p-paymethods.in-use', 'p2p-paymethods.disabled-by-us', 'risk.blocked'],
});
