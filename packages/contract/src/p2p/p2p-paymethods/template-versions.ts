import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { paymethodId, templateContent } from './paymethod.shape.ts';

export const templateVersions = defineCall({
  area: 'p2p-paymethods',
  name: 'template-versions',
  path: '/v1/admin/p2p-paymethods/template-versions',
  summary: 'Every version of a template, the newest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ paymethodId }),
  output: z.object({
    versions: z.array(z.object({ version: z.int(), content: templateContent, author: z.string(), writtenAt: moment })),
  }),
  refusals: ['p2p-paymethods.unknown-template'],
});
