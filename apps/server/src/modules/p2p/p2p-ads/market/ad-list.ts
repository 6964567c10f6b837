import type { CallParsed } from '@peerbourse/contract/call';
import type { AdSort, adList as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { parseUnits } from '@peerbourse/rules/money';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { offeredPair } from '../check-terms.ts';
import { beginning, countCandidates, type ResidualFilters } from './candidate.table.ts';
import { eligibilityReasons } from './eligibility.rules.ts';
import { type Found, type FoundAd, findAds, maxExamined, type Search } from './find-ads.ts';
import { type ListCursor, readCursor, writeCursor } from './list-cursor.ts';
import { referenceView } from './market-ad.view.ts';
import { rankAds } from './rank-ads.ts';
import { type Taker, takerOf } from './taker.table.ts';
import { visibleAds } from './visible-ads.ts';

const pageSize = 20;

export const adList: Handler<typeof call> = async ({ db, actor, config }, { cursor, ...asked }) => {
  const { coinCode: coin, fiatCode: fiat, sort = 'price' } = asked;
  const { fiat: offered } = await offeredPair(db, coin, fiat);
  const side = asked.side === 'buy' ? 'sell' : 'buy';
  const about = `${coin}/${fiat}/${side}/${sort}`;
  const from = cursor === undefined ? await firstPage(db, coin, fiat) : readCursor(config, about, cursor);
  const taker = await takerBehind(db, actor, coin, fiat);
  const amount = asked.amount === undefined ? undefined : parseUnits(asked.amount, offered.decimals);
  const { reference } = from;
  const search: Search = {
    walk: {
      ...from,
      coin,
      fiat,
      side,
      templateIds: (asked.paymethodIds ?? []).map(Number),
      reference: reference?.isStale ? undefined : reference?.units,
    },
    residualFilters: residueOf(asked, amount, taker),
    viewerId: taker?.accountId,
    wanted: pageSize,
    ...(asked.eligibleOnly && taker ? { accept: ({ row }) => eligibilityReasons(row, taker, false).length === 0 } : {}),
  };
  const { ads, next, matchCount } = sort === 'price' ? await pageByPrice(db, search) : await pageInOrder(db, search, from.seen, sort);
  return {
    ads: await visibleAds(db, ads, reference, { taker, amount }),
    reference: referenceView(reference),
    nextCursor: next ? writeCursor(config, about, { ...next, reference }) : null,
    matchCount,
  };
};

interface ListPage {
  ads: FoundAd[];
  next: Omit<ListCursor, 'reference'> | undefined;
  matchCount: number | null;
}

async function pageByPrice(db: Db, search: Search): Promise<ListPage> {
  const { ads, next } = await findAds(db, search);
  return { ads, next: next && { ...next, seen: 0 }, matchCount: await countOf(db, search, { ads, next }) };
}

/** What is on one page is counted already. Which of many somebody may take is not counted ahead. */
async function countOf(db: Db, { walk, residualFilters, accept }: Search, { ads, next }: Found): Promise<number | null> {
  const isFirst = walk.fixed === beginning && walk.floating === beginning;
  if (!next && isFirst) return ads.length;
  if (accept) return null;
  return (await countCandidates(db, { ...walk, fixed: beginning, floating: beginning }, residualFilters, maxExamined)) ?? null;
}

/** Other orders than the price have no index: the ads of the best prices are put in order, as many as one call looks at. */
async function pageInOrder(db: Db, search: Search, seen: number, sort: Exclude<AdSort, 'price'>): Promise<ListPage> {
  const found = await findAds(db, { ...search, wanted: maxExamined });
  const ads = rankAds(found.ads, sort).slice(seen, seen + pageSize);
  const isMore = found.ads.length > seen + pageSize;
  return {
    ads,
    next: isMore ? { fixed: beginning, floating: beginning, seen: seen + pageSize } : undefined,
    matchCount: found.next ? null : found.ads.length,
  };
}

async function firstPage(db: Db, coin: string, fiat: string): Promise<ListCursor> {
  return { reference: await referencePrice(db, coin, fiat), fixed: beginning, floating: beginning, seen: 0 };
}

export async function takerBehind(db: Db, actor: Actor, coin: string, fiat: string): Promise<Taker | undefined> {
  return actor.kind === 'user' ? await takerOf(db, actor.accountId, coin, fiat) : undefined;
}

function residueOf(asked: Omit<CallParsed<typeof call>, 'cursor'>, amount: bigint | undefined, taker: Taker | undefined): ResidualFilters {
  return {
    amount,
    quantity: undefined,
    country: asked.country,
    isMerchantsOnly: asked.merchantsOnly ?? false,
    isOnlineOnly: asked.onlineOnly ?? false,
    isWithoutAcceptance: asked.withoutAcceptance ?? false,
    maxPayMinutes: asked.maxPayMinutes,
    minRatePercent: asked.minRatePercent,
    notOfMainId: taker?.mainId,
  };
}
