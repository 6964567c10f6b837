import type { EligibilityReason, MarketAd, reference as referenceShape } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { orderLimits, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import type * as z from 'zod/mini';
import type { P2pReference } from '#modules/p2p/p2p-prices/index.ts';
import { spreadOf, tradeOf } from '../ad-price.rules.ts';
import type { Paymethod } from '../method.table.ts';
import type { FoundAd } from './find-ads.ts';
import type { ListedRow } from './market-ad.table.ts';

export interface Looked {
  reference: P2pReference | undefined;
  paymethods: readonly Paymethod[];
  reasons: EligibilityReason[];
}

/** Nothing about the advertiser but what everybody may know. */
export function marketAdView({ row, price }: FoundAd, { reference, paymethods, reasons }: Looked): MarketAd {
  const limits = orderLimits({ minAmount: row.minAmount, maxAmount: row.maxAmount, available: row.remaining }, tradeOf(row, price));
  return {
    adNo: row.adNo,
    side: row.side,
    coinCode: row.coin,
    fiatCode: row.fiat,
    fiatSymbol: row.fiatSymbol,
    advertiser: advertiserView(row),
    priceType: row.fixedPrice === null ? 'floating' : 'fixed',
    price: formatUnits(price, p2pPriceScale),
    premiumPpm: row.premiumPpm,
    spreadPpm: spreadOf(row, price, reference),
    available: formatUnits(row.remaining, row.coinScale),
    minAmount: formatUnits(row.minAmount, row.fiatDecimals),
    maxAmount: formatUnits(limits?.max ?? row.minAmount, row.fiatDecimals),
    payMinutes: row.payMinutes,
    wantsAcceptance: row.wantsAcceptance,
    paymethods: [...paymethods],
    reasons,
  };
}

function advertiserView(row: ListedRow): MarketAd['advertiser'] {
  return {
    encryptUserId: row.encryptUserId,
    nickName: row.nickName,
    headColor: row.headColor,
    userType: row.userType,
    kybFlag: row.kybFlag,
    country: row.country,
    isOnline: row.isOnline,
    orderTotalCount: row.ordersTotal,
    thirtyDayTrade: row.completed30d,
    thirtyDayRate: percentOf(row.completed30d, row.cancelled30d),
    goodRate: percentOf(row.goodRatings, row.badRatings),
    releaseSeconds: row.releaseSeconds,
    paySeconds: row.paySeconds,
  };
}

/** With two decimals, cut. */
function percentOf(good: number, bad: number): string | null {
  return good + bad === 0 ? null : formatUnits((BigInt(good) * 10_000n) / BigInt(good + bad), 2);
}

export function referenceView(reference: P2pReference | undefined): z.output<typeof referenceShape> | null {
  if (!reference) return null;
  const { units, priceId, at, sources, isStale } = reference;
  return { price: formatUnits(units, p2pPriceScale), priceId, at: at.toISOString(), sources, isStale };
}
