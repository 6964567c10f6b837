import type { AccountId } from '@peerbourse/contract/ids';
import type { AdConditions, AdTerms, Pricing } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits, parseUnits, unitsCeiling } from '@peerbourse/rules/money';
import { bandLimits, cutPrice, isInBand, maxAmountFor, p2pPriceScale, wholePpm } from '@peerbourse/rules/p2p-price';
import { p2pTextProblem } from '@peerbourse/rules/p2p-texts/p2p-text';
import { feeOf } from '#modules/money/ledger/index.ts';
import { feePpm, offeredFiat, openCoins, type P2pFiat, p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import { templatesOf, usableMethods } from '#modules/p2p/p2p-paymethods/index.ts';
import { type P2pReference, referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Side } from './ad.table.ts';
import { distancePpm, priceOf, tradeOf } from './ad-price.rules.ts';
import { wordsFinding } from './words-finding.rules.ts';

export interface Market {
  accountId: AccountId;
  side: Side;
  coin: string;
  fiat: string;
}

/** Terms that can stand in the market: the columns of the ad, what staff are shown of them first, and what a sell ad sets aside. Whatever is not allowed is refused. */
export async function checkTerms(tx: Tx, market: Market, terms: AdTerms) {
  const { coinScale, fiat } = await offeredPair(tx, market.coin, market.fiat);
  const price = await checkPricing(tx, market, fiat, terms.pricing);
  const quantity = parseUnits(terms.quantity, coinScale);
  if (quantity === 0n || quantity >= unitsCeiling) throw refuse('p2p-ads.bad-quantity');
  const limits = checkLimits(fiat, terms);
  const lasting = maxAmountFor(quantity, tradeOf({ coinScale, fiatDecimals: fiat.decimals }, price.units));
  if (lasting < limits.min_amount) throw refuse('p2p-ads.bad-quantity');
  if (!fiat.payWindows.includes(terms.payMinutes)) throw refuse('p2p-ads.bad-window');
  const methods = await checkMethods(tx, market, terms);
  await checkText(tx, terms);
  const ppm = await feePpm(tx, market);
  const fee = market.side === 'sell' ? feeOf(quantity, ppm) : 0n;
  return {
    columns: {
      ...price.columns,
      ...limits,
      ...conditionColumns(terms.conditions, coinScale),
      remaining: quantity,
      fee_ppm: Number(ppm),
      reserved_fee: fee,
      pay_minutes: terms.payMinutes,
      template_ids: methods.templateIds,
      wants_acceptance: terms.wantsAcceptance,
      remark: terms.remark,
      auto_reply: terms.autoReply,
    },
    judgement: { wordsFinding: wordsFinding(terms), priceDistancePpm: price.distancePpm },
    methodIds: methods.methodIds,
    reserve: market.side === 'sell' ? quantity + fee : 0n,
  };
}

/** A coin and a currency that are open. */
export async function offeredPair(db: Db, coin: string, fiat: string): Promise<{ coinScale: number; fiat: P2pFiat }> {
  const offered = (await openCoins(db)).find((each) => each.coin === coin);
  if (!offered) throw refuse('p2p-config.unknown-coin', { coin });
  return { coinScale: offered.scale, fiat: await offeredFiat(db, fiat) };
}

/** A price within its band, cut to the digits that prices have. */
export async function checkPricing(tx: Tx, { coin, fiat }: { coin: string; fiat: string }, { bands }: P2pFiat, pricing: Pricing) {
  const reference = await referencePrice(tx, coin, fiat);
  if (!reference || reference.isStale) throw refuse('p2p-ads.no-price');
  const columns =
    pricing.priceType === 'fixed'
      ? { fixed_price: fixedWithin(bands, reference, pricing.price), premium_ppm: null }
      : { fixed_price: null, premium_ppm: premiumWithin(bands, pricing.premiumPpm) };
  const priced = { fixedPrice: columns.fixed_price, premiumPpm: columns.premium_ppm };
  const units = priceOf(priced, reference) ?? 0n;
  if (units === 0n) throw refuse('p2p-ads.no-price');
  return { columns, units, distancePpm: distancePpm(priced, reference) };
}

function fixedWithin(bands: P2pFiat['bands'], reference: P2pReference, text: string): bigint {
  const price = cutPrice(parseUnits(text, p2pPriceScale));
  const band = { minPpm: bands.fixedMinPpm, maxPpm: bands.fixedMaxPpm };
  if (isInBand(price, reference.units, band)) return price;
  throw outOfFixedBand(bands, reference);
}

/** The refusal says what would be within. */
export function outOfFixedBand({ fixedMinPpm, fixedMaxPpm }: P2pFiat['bands'], reference: P2pReference): Refusal {
  const { lowest, highest } = bandLimits(reference.units, { minPpm: fixedMinPpm, maxPpm: fixedMaxPpm });
  return refuse('p2p-ads.price-out-of-band', {
    lowest: formatUnits(lowest, p2pPriceScale),
    highest: formatUnits(highest, p2pPriceScale),
  });
}

export function outOfFloatingBand({ floatMinPpm, floatMaxPpm }: P2pFiat['bands']): Refusal {
  return refuse('p2p-ads.price-out-of-band', {
    minPremiumPpm: Number(floatMinPpm - wholePpm),
    maxPremiumPpm: Number(floatMaxPpm - wholePpm),
  });
}

function premiumWithin(bands: P2pFiat['bands'], premiumPpm: number): number {
  const share = wholePpm + BigInt(premiumPpm);
  if (share >= bands.floatMinPpm && share <= bands.floatMaxPpm) return premiumPpm;
  throw outOfFloatingBand(bands);
}

function checkLimits(fiat: P2pFiat, terms: AdTerms) {
  const min = parseUnits(terms.minAmount, fiat.decimals);
  const max = parseUnits(terms.maxAmount, fiat.decimals);
  if (min >= fiat.minUnits && max <= fiat.maxUnits && min <= max) return { min_amount: min, max_amount: max };
  throw refuse('p2p-ads.bad-limits', { min: formatUnits(fiat.minUnits, fiat.decimals), max: formatUnits(fiat.maxUnits, fiat.decimals) });
}

/** A seller is paid to accounts of their own; a buyer says how they can pay. */
async function checkMethods(tx: Tx, { accountId, side, fiat }: Market, { userPaymethodIds, paymethodIds }: AdTerms) {
  const { ads } = await p2pConfig(tx);
  const wanted = side === 'sell' ? userPaymethodIds : paymethodIds;
  const isCountFine = wanted.length > 0 && wanted.length <= ads.methodsPerAd && new Set<unknown>(wanted).size === wanted.length;
  if (!isCountFine) throw refuse('p2p-ads.bad-method', { most: ads.methodsPerAd });
  if (side === 'buy') {
    const offered = new Set((await templatesOf(tx, fiat)).map(({ id }) => String(id)));
    if (!paymethodIds.every((id) => offered.has(id))) throw refuse('p2p-ads.bad-method', { most: ads.methodsPerAd });
    return { templateIds: paymethodIds.map(Number), methodIds: [] };
  }
  const usable = await usableMethods(tx, accountId, userPaymethodIds, fiat);
  if (usable.length !== userPaymethodIds.length) throw refuse('p2p-ads.bad-method', { most: ads.methodsPerAd });
  return { templateIds: [...new Set(usable.map(({ templateId }) => templateId))], methodIds: usable.map(({ id }) => id) };
}

async function checkText(db: Db, { remark, autoReply }: AdTerms): Promise<void> {
  const { ads } = await p2pConfig(db);
  if (remark.length > ads.remarkLength) throw refuse('p2p-ads.text-too-long', { field: 'remark', most: ads.remarkLength });
  if (autoReply.length > ads.autoReplyLength) throw refuse('p2p-ads.text-too-long', { field: 'autoReply', most: ads.autoReplyLength });
  refuseForbidden('remark', remark);
  refuseForbidden('autoReply', autoReply);
}

/** Contact data and ways around the platform; the writer learns what kind of thing was found. */
export function refuseForbidden(field: 'remark' | 'autoReply', text: string): void {
  const problem = p2pTextProblem(text);
  if (problem) throw refuse('p2p-ads.forbidden-words', { field, problem });
}

export function conditionColumns(conditions: AdConditions, coinScale: number) {
  const holding = conditions.minHolding === null ? 0n : parseUnits(conditions.minHolding, coinScale);
  const { minOrders, maxOrders } = conditions;
  if (minOrders !== null && maxOrders !== null && minOrders > maxOrders) throw refuse('p2p-ads.bad-limits');
  if (holding >= unitsCeiling) throw refuse('p2p-ads.bad-quantity');
  return {
    needs_email: conditions.needsEmail,
    needs_phone: conditions.needsPhone,
    min_join_days: conditions.minJoinDays,
    min_orders: minOrders,
    max_orders: maxOrders,
    min_rate_percent: conditions.minRatePercent,
    min_rating_percent: conditions.minRatingPercent,
    min_holding: holding === 0n ? null : holding,
    countries: [...new Set(conditions.countries)],
    excludes_merchants: conditions.excludesMerchants,
    per_user_limit: conditions.perUserLimit,
  };
}
