import type { Banner } from '@peerbourse/contract/core/content/banner.shape';
import type { bannerPlaces } from '@peerbourse/contract/core/content/kind.shape';
import type { CallContext } from '#platform/http/serve.ts';
import { bannerView } from './banner.view.ts';
import { inOrder } from './in-order.rules.ts';
import { liveItems } from './live-items.ts';

export async function placedBanners({ db, visitor }: CallContext, place: (typeof bannerPlaces)[number]): Promise<Banner[]> {
  const banners = (await liveItems(db, 'banner')).filter(({ fields }) => fields.place === place);
  return inOrder(banners).map((item) => ({ ...bannerView(item, visitor.locale.code), tone: item.fields.tone }));
}
