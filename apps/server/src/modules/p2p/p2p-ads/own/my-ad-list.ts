import type { myAdList as call } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import type { Handler } from '#platform/http/serve.ts';
import { myAdViews } from '../ad.view.ts';
import { countByTab, selectOwnAds } from './own-ad.table.ts';

const pageSize = 20;

export const myAdList: Handler<typeof call> = async ({ db, actor }, { tab, side, coinCode, fiatCode, cursor }) => {
  const filter = { tab, side, coin: coinCode, fiat: fiatCode };
  // One more than is shown tells whether there is another page.
  const rows = await selectOwnAds(db, actor.accountId, filter, { after: cursor, limit: pageSize + 1 });
  const ads = await myAdViews(db, actor.accountId, rows.slice(0, pageSize));
  return {
    ads,
    nextCursor: rows.length > pageSize ? (ads.at(-1)?.adNo ?? null) : null,
    counts: await countByTab(db, actor.accountId),
  };
};
