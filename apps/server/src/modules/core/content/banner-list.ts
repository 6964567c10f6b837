import type { bannerList as call } from '@peerbourse/contract/core/content/banner-list';
import type { Handler } from '#platform/http/serve.ts';
import { placedBanners } from './placed-banners.ts';

export const bannerList: Handler<typeof call> = async (ctx) => ({ banners: await placedBanners(ctx, 'home') });
