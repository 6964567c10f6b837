import { placedBannerList } from '@peerbourse/contract/core/content/placed-banner-list';
import { sharedQueryOf } from '#base/api/query.ts';

type Place = Parameters<typeof sharedQueryOf<typeof placedBannerList>>[1]['place'];

export const placedBannerListQuery = (place: Place) =>
  sharedQueryOf(placedBannerList, { place }, { staleMs: 60_000, meta: { log: "Can't get the banners" } });
