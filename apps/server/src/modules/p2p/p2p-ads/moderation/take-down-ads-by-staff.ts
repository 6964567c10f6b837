import type { takeDownAdsByStaff as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-ads-by-staff';
import type { Handler } from '#platform/http/serve.ts';
import { eachSeenAd } from './each-seen-ad.ts';
import { takeDownTaken } from './take-down-by-staff.ts';

export const takeDownAdsByStaff: Handler<typeof call> = async (ctx, { ads, ...grounds }) => ({
  results: await eachSeenAd(ctx.tx, 'take-down', ads, (ad) => takeDownTaken(ctx, ad, grounds)),
});
