import type { adByShareCode as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-by-share-code';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { detailOf } from './ad-detail.ts';
import { adBehind } from './check-share-code.ts';

export const adByShareCode: Handler<typeof call> = async (ctx, { code }) => {
  const row = await adBehind(ctx.db, code);
  const detail = row && (await detailOf(ctx, row));
  if (!detail) throw refuse('p2p-ads.code-over');
  return detail;
};
