import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fiatCode, paymethodId, templateContent } from './paymethod.shape.ts';

export const templateList = defineCall({
  area: 'p2p-paymethods',
  name: 'template-list',
  path: '/v1/admin/p2p-paymethods/template-list',
  summary: 'Templates of payment methods as they are, of one currency or all',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ fiatCode: z.optional(fiatCode) }),
  output: z.object({
    templates: z.array(
      z.object({
        paymethodId,
        version: z.int(),
        content: templateContent,
        /** How many saved accounts go by it. */
        uses: z.int(),
      }),
    ),
  }),
  refusals: [],
});
