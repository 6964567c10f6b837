import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { titledPages } from './kind.shape.ts';

export const pageTitles = defineCall({
  area: 'content',
  name: 'page-titles',
  path: '/v1/mix/public/getTdkMltQueryList',
  summary: 'Title, description and keywords of pages in the language of the visitor, as keys such as home.title',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ page: z.optional(z.enum(titledPages)) }),
  output: z.object({ tdkList: z.array(z.object({ translationKey: z.string(), translationContent: z.string() })) }),
  refusals: [],
});
