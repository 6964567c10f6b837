import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { p2pCode } from '../p2p-config/list.shape.ts';
import { documentEntry } from './document.shape.ts';

export const p2pArticleList = defineCall({
  area: 'content',
  name: 'p2p-article-list',
  path: '/v1/p2p/pub/currency/query-article',
  summary: 'What to read before a P2P trade: texts for everybody, and those for the chosen coin or currency',
  door: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ coinCode: z.optional(p2pCode), fiatCode: z.optional(p2pCode) }),
  output: z.object({ articleList: z.array(documentEntry) }),
  refusals: [],
});
