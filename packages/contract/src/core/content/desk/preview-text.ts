import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { block } from '../rich-text.shape.ts';

export const previewText = defineCall({
  area: 'content',
  name: 'preview-text',
  path: '/v1/admin/content/preview-text',
  summary: 'Markdown as readers will see it, and what of it will not be kept',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ source: z.string().check(z.maxLength(40_000)) }),
  output: z.object({ blocks: z.array(block), dropped: z.array(z.string()) }),
  refusals: [],
});
