import type { editingAdList as call } from '@peerbourse/contract/p2p/p2p-ads/own/editing-ad-list';
import type { Handler } from '#platform/http/serve.ts';
import { myAdViews } from '../ad.view.ts';
import { selectOwnAds } from './own-ad.table.ts';

/** Nobody works on more at once. */
const most = 100;

export const editingAdList: Handler<typeof call> = async ({ db, actor }) => {
  const filter = { tab: 'editing', side: undefined, coin: undefined, fiat: undefined } as const;
  const rows = await selectOwnAds(db, actor.accountId, filter, { after: undefined, limit: most });
  return { ads: await myAdViews(db, actor.accountId, rows) };
};
