import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { localeCode } from './item.shape.ts';

export const publicDocuments = defineCall({
  area: 'content',
  name: 'public-documents',
  path: '/v1/x/content/public-documents',
  summary: 'Every document that anybody may read, with its languages; the sitemap is made of it',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    documents: z.array(z.object({ kind: z.string(), slug: z.string(), languages: z.array(localeCode), changedAt: moment })),
  }),
  refusals: [],
});
