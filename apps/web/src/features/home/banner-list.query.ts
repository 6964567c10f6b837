import { bannerList } from '@peerbourse/contract/content/banner-list';
import { sharedQueryOf } from '#api/query.ts';

export const bannerListQuery = sharedQueryOf(bannerList, {}, { staleMs: 60_000, meta: { log: "Can't get the banners" } });
