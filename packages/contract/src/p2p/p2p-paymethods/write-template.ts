import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { paymethodId, templateContent } from './paymethod.shape.ts';

export const writeTemplate = defineCall({
  area: 'p2p-paymethods',
  name: 'write-template',
  path: '/v1/admin/p2p-paymethods/write-template',
  summary: 'Writes a new template, or a new version on top of the one that the writer saw',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['editor', 'risk'],
  input: z.strictObject({
    /** Nothing for a new one. */
    paymethodId: z.optional(paymethodId),
    /** What the writer saw; 0 for a new one. */
    version: z.int().check(z.gte(0)),
    content: templateContent,
  }),
  output: z.object({
    paymethodId,
    version: z.int(),
    /** Saved accounts that must be updated because other fields are asked for now. */
    outdated: z.int(),
  }),
  refusals: [
    'p2p-paymethods.unknown-template',
    'p2p-paymethods.changed-meanwhile',
    'p2p-paymethods.code-taken',
    'p2p-paymethods.bad-template',
  ],
});
