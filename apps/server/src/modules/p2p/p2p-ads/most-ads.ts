import type { MerchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { readSetting } from '#modules/core/settings/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Db } from '#platform/db/pool.ts';

/** How many ads of one coin, currency and side somebody may have at once: what everybody may, or what a merchant's level gives. */
export async function mostAds(db: Db, level: MerchantLevel | null): Promise<number> {
  const { ads } = await p2pConfig(db);
  if (level === null) return ads.adsPerPairAndSide;
  return Math.max(ads.adsPerPairAndSide, (await readSetting(db, 'p2p-merchants.levels'))[level].adsPerPairAndSide);
}
