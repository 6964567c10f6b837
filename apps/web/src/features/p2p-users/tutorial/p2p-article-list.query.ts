import type { CallOutput } from '@peerbourse/contract/call';
import { p2pArticleList } from '@peerbourse/contract/content/p2p-article-list';
import { type Query, queryOf } from '#api/query.ts';

export interface Pair {
  coinCode?: string;
  fiatCode?: string;
}

/** What to read before trading; for a pair also what concerns that pair alone. */
export function p2pArticleListQuery(pair: Pair): Query<CallOutput<typeof p2pArticleList>> {
  return queryOf(p2pArticleList, pair, { staleMs: 300_000, meta: { log: "Can't get the texts about P2P" } });
}
