import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { documentEntry } from './document.shape.ts';
import { localeCode } from './item.shape.ts';
import { documentKinds, itemName } from './kind.shape.ts';
import { block } from './rich-text.shape.ts';

export const documentText = defineCall({
  area: 'content',
  name: 'document-text',
  path: '/v1/x/content/document-text',
  summary: 'One article, announcement, answer or page, with the languages that it exists in and what is like it',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ kind: z.enum(documentKinds), slug: itemName }),
  output: z.extend(documentEntry, {
    blocks: z.array(block),
    languages: z.array(localeCode),
    related: z.array(z.pick(documentEntry, { slug: true, title: true, language: true })),
  }),
  refusals: ['content.unknown'],
});
