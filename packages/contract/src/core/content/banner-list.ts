import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { banner } from './banner.shape.ts';

export const bannerList = defineCall({
  area: 'content',
  name: 'banner-list',
  path: '/v1/mix/index/banner',
  summary: 'Banners of the home page, in order',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ banners: z.array(banner) }),
  refusals: [],
});
