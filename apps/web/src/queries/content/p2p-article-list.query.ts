import type { CallOutput } from '@peerbourse/contract/call';
import { p2pArticleList } from '@peerbourse/contract/core/content/p2p-article-list';
import { type Query, sharedQueryOf } from '#base/api/query.ts';
import { freshMs } from './fresh-ms.ts';

export interface ArticlePair {
  coinCode?: string;
  fiatCode?: string;
}

/** What to read before trading; for a pair also what concerns that pair alone. */
export function p2pArticleListQuery(pair: ArticlePair): Query<CallOutput<typeof p2pArticleList>> {
  return sharedQueryOf(p2pArticleList, pair, { staleMs: freshMs, meta: { log: "Can't get what to read before a trade" } });
}
