import { randomInt } from 'node:crypto';
import type { createShareCode as call } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownAd } from '../ad.table.ts';
import { endOldestCodes, insertShareCode } from './share-code.table.ts';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;
const days = 7;
const maxUses = 50;
const livingPerAd = 20;

/** What everybody can see needs no code. */
export const createShareCode: Handler<typeof call> = async ({ tx, actor }, { adNo }) => {
  const ad = await ownAd(tx, actor.accountId, adNo);
  if (!ad) throw refuse('p2p-ads.unknown-ad');
  if (!ad.isHidden || ad.state === 'completed') throw refuse('p2p-ads.wrong-state', { state: ad.state });
  await endOldestCodes(tx, ad.id, livingPerAd - 1);
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const expiresAt = await insertShareCode(tx, { code, adId: ad.id, days, maxUses });
  return { code, expiresAt: expiresAt.toISOString(), maxUses };
};
