import type { p2pArticleList as call } from '@peerbourse/contract/core/content/p2p-article-list';
import { liveItems } from '#modules/core/content/live-items.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { type Document, documentEntry } from './document.view.ts';

/** Whoever has chosen neither coin nor currency is shown what is for all of them. */
export const p2pArticleList: Handler<typeof call> = async ({ db, visitor }, { coinCode, fiatCode }) => {
  const [listed, answers, articles] = await Promise.all([
    readSetting(db, 'content.p2pArticles'),
    liveItems(db, 'help'),
    liveItems(db, 'article'),
  ]);
  const documents: Document[] = [...answers, ...articles];
  const wanted = listed.filter(({ coins, fiats }) => isFor(coins, coinCode) && isFor(fiats, fiatCode));
  const shown = wanted.flatMap(({ kind, slug }) => documents.find((item) => item.kind === kind && item.name === slug) ?? []);
  return { articleList: shown.map((item) => documentEntry(item, visitor.locale.code)) };
};

function isFor(codes: readonly string[], chosen: string | undefined): boolean {
  return codes.length === 0 || (chosen !== undefined && codes.includes(chosen));
}
