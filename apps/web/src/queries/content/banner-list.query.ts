import { bannerList } from '@peerbourse/contract/core/content/banner-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const bannerListQuery = sharedQueryOf(bannerList, {}, { staleMs: 60_000, meta: { log: "Can't get the banners" } });
