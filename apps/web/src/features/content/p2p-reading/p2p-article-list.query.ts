import type { CallOutput } from '@peerbourse/contract/call';
import { p2pArticleList } from '@peerbourse/contract/content/p2p-article-list';
import { type Query, sharedQueryOf } from '#api/query.ts';
import { freshMs } from '../fresh-ms.ts';

export function p2pArticleListQuery(coinCode: string, fiatCode: string): Query<CallOutput<typeof p2pArticleList>> {
  return sharedQueryOf(
    p2pArticleList,
    { coinCode, fiatCode },
    { staleMs: freshMs, meta: { log: "Can't get what to read before a trade" } },
  );
}
