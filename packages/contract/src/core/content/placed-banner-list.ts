import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { banner } from './banner.shape.ts';
import { bannerPlaces } from './kind.shape.ts';

export const placedBannerList = defineCall({
  area: 'content',
  name: 'placed-banner-list',
  path: '/v1/mix/index/locationBanner',
  summary: 'Banners for one named place of the site',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ place: z.enum(bannerPlaces) }),
  output: z.object({ banners: z.array(banner) }),
  refusals: [],
});
