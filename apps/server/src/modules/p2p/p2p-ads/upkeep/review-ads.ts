import type { AdNo } from '@peerbourse/contract/ids';
import { isClosedIn } from '#modules/core/restrictions/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { lockAd } from '../ad.table.ts';
import { completeIfUsedUp } from '../allocation/execute-from-ad.ts';
import { endAd } from '../end-ad.ts';
import { deleteOldCodes } from '../market/share-code.table.ts';
import { judgeAds } from './judge-ads.ts';
import {
  deleteRemarksOfClosed,
  lockAdsOfClosed,
  moveSweep,
  nextOnlineAds,
  type Reviewed,
  refreshRanks,
  sweepPosition,
  writeReasons,
} from './upkeep.table.ts';

/** So many at a time, round and round: a sweep reads all ads in the end and writes those alone that have changed. */
const perRun = 1_000;
const reviewedReasons = ['idle', 'method_disabled', 'country_closed'];

export async function reviewAds({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  await judgeAds(db);
  const after = await sweepPosition(db);
  const { ads: rules } = await p2pConfig(db);
  const ads = await nextOnlineAds(db, after, rules.idleDays, perRun);
  const isClosed = await closedCountries(db, ads);
  for (const ad of ads) {
    const reasons = reasonsOf(ad, isClosed);
    if (reasons.join() !== ad.hiddenReasons.join()) await writeReasons(db, ad.id, ad.hiddenReasons, reasons);
    if (ad.mayBeUsedUp) await completeAd(db, ad.adNo);
  }
  await refreshRanks(db, after, perRun);
  await moveSweep(db, ads.length === perRun ? (ads.at(-1)?.id ?? '0') : '0');
  await endAdsOfClosed(db);
  await deleteRemarksOfClosed(db);
  await deleteOldCodes(db);
}

function reasonsOf({ country, hiddenReasons, isIdle, hasNoMethod }: Reviewed, isClosed: ReadonlySet<string>): string[] {
  return [
    ...hiddenReasons.filter((reason) => !reviewedReasons.includes(reason)),
    ...(isIdle ? ['idle'] : []),
    ...(hasNoMethod ? ['method_disabled'] : []),
    ...(isClosed.has(country) ? ['country_closed'] : []),
  ];
}

async function closedCountries(db: Db, ads: readonly Reviewed[]): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const country of new Set(ads.map((ad) => ad.country))) if (await isClosedIn(db, country, 'p2p')) closed.add(country);
  return closed;
}

async function completeAd(db: Db, adNo: AdNo): Promise<void> {
  await transaction(db, async (tx) => {
    const ad = await lockAd(tx, adNo);
    if (ad) await completeIfUsedUp(tx, ad);
  });
}

/** Nobody can take them; what they held comes back to the wallets. One at a time, so that no journal waits for another. */
async function endAdsOfClosed(db: Db): Promise<void> {
  for (let ended = 1; ended > 0; ) {
    ended = await transaction(db, async (tx) => {
      const ads = await lockAdsOfClosed(tx, 1);
      for (const ad of ads) await endAd(tx, ad, 'deleted');
      return ads.length;
    });
  }
}
