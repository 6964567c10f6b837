import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { documentEntry } from './document.shape.ts';

export const p2pArticleList = defineCall({
  area: 'content',
  name: 'p2p-article-list',
  path: '/v1/p2p/pub/currency/query-article',
  summary: 'What to read before a P2P trade: texts for everybody, and those for the chosen coin or currency',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ coinCode: z.optional(currencyCode), fiatCode: z.optional(currencyCode) }),
  output: z.object({ articleList: z.array(documentEntry) }),
  refusals: [],
});
