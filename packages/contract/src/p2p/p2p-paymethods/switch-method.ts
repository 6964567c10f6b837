import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { methodStates, userPaymethodId } from './paymethod.shape.ts';

export const switchMethod = defineCall({
  area: 'p2p-paymethods',
  name: 'switch-method',
  path: '/v1/x/p2p-paymethods/switch-method',
  summary: 'Disables an own payment method, or enables it again',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userPaymethodId, isEnabled: z.boolean() }),
  output: z.object({ userPaymethodId, state: z.enum(methodStates) }),
  refusals: ['p2p-paymethods.unknown-method', 'p2p-paymethods.disabled-by-us', 'risk.blocked'],
});
