import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { documentEntry } from './document.shape.ts';

export const documentList = defineCall({
  area: 'content',
  name: 'document-list',
  path: '/v1/x/content/document-list',
  summary: 'Articles, announcements or help, newest first or in their order; the cursor leads to older ones',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({
    kind: z.enum(['article', 'announcement', 'help']),
    category: z.optional(z.string().check(z.maxLength(40))),
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.object({ documents: z.array(documentEntry), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});
