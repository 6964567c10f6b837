import type { CallParsed } from '@peerbourse/contract/call';
import type { adList as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { parseUnits } from '@peerbourse/rules/money';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { offeredPair } from '../check-terms.ts';
import { beginning, type ResidualFilters } from './candidate.table.ts';
import { eligibilityReasons } from './eligibility.rules.ts';
import { findAds } from './find-ads.ts';
import { type ListCursor, readCursor, writeCursor } from './list-cursor.ts';
import { referenceView } from './market-ad.view.ts';
import { type Taker, takerOf } from './taker.table.ts';
import { visibleAds } from './visible-ads.ts';

const pageSize = 20;

export const adList: Handler<typeof call> = async ({ db, actor, config }, { cursor, ...asked }) => {
  const { coinCode: coin, fiatCode: fiat } = asked;
  const { fiat: offered } = await offeredPair(db, coin, fiat);
  const side = asked.side === 'buy' ? 'sell' : 'buy';
  const about = `${coin}/${fiat}/${side}`;
  const from = cursor === undefined ? await firstPage(db, coin, fiat) : readCursor(config, about, cursor);
  const taker = await takerBehind(db, actor, coin, fiat);
  const amount = asked.amount === undefined ? undefined : parseUnits(asked.amount, offered.decimals);
  const { reference } = from;
  const { ads, next } = await findAds(db, {
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
  });
  return {
    ads: await visibleAds(db, ads, reference, { taker, amount }),
    reference: referenceView(reference),
    nextCursor: next ? writeCursor(config, about, { ...next, reference }) : null,
  };
};

async function firstPage(db: Db, coin: string, fiat: string): Promise<ListCursor> {
  return { reference: await referencePrice(db, coin, fiat), fixed: beginning, floating: beginning };
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
