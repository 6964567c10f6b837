import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { useRead } from '#base/api/read.ts';
import { adFeeQuery } from '#queries/p2p-ads/ad-fee.query.ts';
import { adLimitsQuery } from '#queries/p2p-ads/ad-limits.query.ts';
import { priceLadderQuery } from '#queries/p2p-ads/price-ladder.query.ts';
import { adCoinsAndFiatsQuery } from '#queries/p2p-config/ad-coins-and-fiats.query.ts';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { sellableAmountQuery } from '#queries/p2p-users/sellable-amount.query.ts';
import type { AdDraft } from '../terms/ad.form.ts';
import type { AdRules } from '../terms/ad-problems.ts';

/** What the house allows for this draft, as far as the answers are here. */
export function useAdRules(draft: AdDraft, edited: MyAd | undefined): AdRules {
  const restrictions = useRead(myTraderQuery)?.restrictions ?? [];
  return {
    ...usePair(draft),
    ...usePriceRules(draft),
    ...useCountRules(draft, edited),
    available: useAvailable(draft, edited),
    usableMethods: useUsableMethods(draft),
    pictureStates: new Map(edited?.pictures.map(({ fileId, state }) => [fileId, state])),
    isSideRestricted: restrictions.some(({ kind }) => kind === draft.side),
  };
}

function usePair({ coin: coinCode, fiat: fiatCode }: AdDraft): Pick<AdRules, 'coin' | 'fiat' | 'isPairUnknown'> {
  const lists = useRead(adCoinsAndFiatsQuery);
  const coin = lists?.allCoinList.find((each) => each.coinCode === coinCode);
  const fiat = lists?.allFiatList.find((each) => each.fiatCode === fiatCode);
  return { coin, fiat, isPairUnknown: lists !== undefined && (!coin || !fiat) };
}

type PriceRules = Pick<AdRules, 'reference' | 'hasNoReference' | 'fixedBand' | 'floatingBand'>;

/** A price that is out of date is none. */
function usePriceRules({ side, coin: coinCode, fiat: fiatCode }: AdDraft): PriceRules {
  const ladder = useRead(priceLadderQuery({ side, coinCode, fiatCode }));
  if (!ladder) return { hasNoReference: false };
  const { reference, fixedBand, floatingBand } = ladder;
  const isKnown = reference !== null && !reference.isStale;
  return { reference: isKnown ? reference.price : undefined, hasNoReference: !isKnown, fixedBand: fixedBand ?? undefined, floatingBand };
}

type CountRules = Pick<AdRules, 'maxMethods' | 'maxPictures' | 'remarkLength' | 'autoReplyLength' | 'fullAt'>;

/** An ad that is there already has its place. */
function useCountRules({ side, coin, fiat }: AdDraft, edited: MyAd | undefined): CountRules {
  const limits = useRead(adLimitsQuery);
  const used = limits?.used.find((each) => each.side === side && each.coinCode === coin && each.fiatCode === fiat)?.count ?? 0;
  const isFull = !edited && limits !== undefined && used >= limits.adsPerPairAndSide;
  return {
    maxMethods: limits?.methodsPerAd,
    maxPictures: limits?.picturesPerAd,
    remarkLength: limits?.remarkLength,
    autoReplyLength: limits?.autoReplyLength,
    fullAt: isFull ? limits.adsPerPairAndSide : undefined,
  };
}

/** Finer than any coin is divided. */
const scale = 18;

/** The most that can be offered, with its fee: what lies in the wallet and is free, and what the edited ad has already. */
function useAvailable({ side, coin: coinCode, fiat: fiatCode }: AdDraft, edited: MyAd | undefined): string | undefined {
  const isSale = side === 'sell';
  const sellable = useRead(sellableAmountQuery(coinCode));
  const withFee = useRead(adFeeQuery({ side, coinCode, fiatCode, quantity: '1' }))?.available;
  if (!isSale || !sellable || withFee === undefined) return undefined;
  const free = isLess(sellable.amount, withFee) ? sellable.amount : withFee;
  return edited ? formatUnits(parseUnits(free, scale) + parseUnits(edited.remaining, scale), scale) : free;
}

/** What can be chosen: own accounts that work, or kinds that the currency has. */
function useUsableMethods({ side, fiat }: AdDraft): ReadonlySet<string> | undefined {
  const own = useRead(myMethodListQuery(fiat))?.paymethods;
  const kinds = useRead(popularMethodListQuery(fiat))?.paymethods;
  if (side === 'buy') return kinds && new Set(kinds.map(({ paymethodId }) => paymethodId));
  return own && new Set(own.filter(({ state }) => state === 'ACTIVE').map(({ userPaymethodId }) => userPaymethodId));
}
