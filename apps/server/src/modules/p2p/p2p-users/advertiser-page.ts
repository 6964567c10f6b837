import type { AccountId } from '@peerbourse/contract/ids';
import type { advertiserPage as call } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { liveAdsOf } from '#modules/p2p/p2p-ads/index.ts';
import { blockBetween } from '#modules/p2p/p2p-blocklist/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { isFollowing } from './follows/follow.table.ts';
import { knownTrader } from './known-trader.ts';
import { publicView } from './profile.view.ts';

export const advertiserPage: Handler<typeof call> = async ({ db, actor }, { encryptUserId }) => {
  const trader = await knownTrader(db, encryptUserId);
  const [ads, standing] = await Promise.all([liveAdsOf(db, trader.accountId, actor), standingOf(db, actor, trader.accountId)]);
  return {
    ...publicView(trader),
    since: trader.createdAt.toISOString(),
    ...standing,
    ads: { buy: ads.filter(({ side }) => side === 'buy'), sell: ads.filter(({ side }) => side === 'sell') },
  };
};

/** How the visitor stands to the advertiser. */
async function standingOf(db: Db, actor: Actor, accountId: AccountId) {
  if (actor.kind !== 'user') return { isYou: false, isFollowed: false, block: null };
  const [isFollowed, block] = await Promise.all([
    isFollowing(db, actor.accountId, accountId),
    blockBetween(db, actor.accountId, accountId),
  ]);
  return { isYou: actor.accountId === accountId, isFollowed, block: block ?? null };
}
