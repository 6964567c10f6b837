import type { matchingCampaign as call } from '@peerbourse/contract/core/content/matching-campaign';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { bannerView } from './banner.view.ts';
import { inOrder } from './in-order.rules.ts';
import { type LiveItem, liveItems } from './live-items.ts';

export const matchingCampaign: Handler<typeof call> = async (ctx) => {
  const fitting = (await liveItems(ctx.db, 'campaign')).filter((item) => isFor(item, ctx));
  const [campaign] = inOrder(fitting);
  return { campaign: campaign ? bannerView(campaign, ctx.visitor.locale.code) : null };
};

/** An empty list of countries or languages means all of them. */
function isFor({ fields }: LiveItem<'campaign'>, { actor, visitor }: CallContext): boolean {
  const { audience, countries, languages } = fields;
  return (
    (audience === 'everybody' || (audience === 'guests') === (actor.kind === 'guest')) &&
    (countries.length === 0 || countries.includes(visitor.country)) &&
    (languages.length === 0 || languages.includes(visitor.locale.code))
  );
}
