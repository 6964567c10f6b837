import type { placedBannerList as call } from '@peerbourse/contract/core/content/placed-banner-list';
import type { Handler } from '#platform/http/serve.ts';
import { placedBanners } from './placed-banners.ts';

export const placedBannerList: Handler<typeof call> = async (ctx, { place }) => ({ banners: await placedBanners(ctx, place) });
