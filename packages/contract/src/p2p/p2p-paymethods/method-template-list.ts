import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fiatCode, template } from './paymethod.shape.ts';

export const methodTemplateList = defineCall({
  area: 'p2p-paymethods',
  name: 'method-template-list',
  path: '/v1/p2p/user/queryAllPaymethod',
  summary: 'Payment methods on offer, of one currency or all, with the fields that each asks for',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ fiatCode: z.optional(fiatCode) }),
  output: z.object({
    /** The verified name that every method is saved under; nothing before the identity is verified. */
    paymethodUserName: z.nullable(z.string()),
    /** How many may be saved for a currency. */
    addPayCount: z.int(),
    paymethods: z.array(template),
  }),
  refusals: [],
});
