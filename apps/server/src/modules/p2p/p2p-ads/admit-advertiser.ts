import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { isClosedIn } from '#modules/core/restrictions/index.ts';
import { marketIsOpen } from '#modules/p2p/p2p-config/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import type { Side } from './ad.table.ts';
import { type Advertiser, advertiserOf } from './advertiser.table.ts';

/** Whoever brings an ad to the market, or changes what it offers, must be allowed to, now. */
export async function admitAdvertiser({ tx, actor }: CallContext<UserActor>, side: Side): Promise<Advertiser> {
  if (side === 'sell' && actor.isHeld) throw refuse('sessions.held');
  if (!(await marketIsOpen(tx))) throw refuse('p2p-ads.market-closed');
  const advertiser = await advertiserOf(tx, actor.accountId);
  if (!advertiser?.mayPublish) throw refuse('p2p-ads.no-right');
  if (advertiser.identityLevel !== verifiedLevel) throw refuse('p2p-ads.not-verified');
  if (await isClosedIn(tx, advertiser.country, 'p2p')) throw refuse('p2p-users.closed-here');
  const until = advertiser.barredFrom.publish ?? advertiser.barredFrom[side];
  if (until !== null) throw refuse('p2p-ads.restricted', { until });
  return advertiser;
}
