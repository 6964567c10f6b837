import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { isLess, parseUnits } from '@peerbourse/rules/money';
import { maxAmountFor, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { contactProblem } from '@peerbourse/rules/p2p-texts/text-rules';
import { type AdDraft, type CountedCondition, countedConditions, premiumPpm, priceNow } from './ad.form.ts';

export const adSteps = ['price', 'amount', 'conditions'] as const;
export type AdStep = (typeof adSteps)[number];

/** The fields of each step, from top to bottom. */
const fieldsOf = {
  price: ['pair', 'price'],
  amount: ['quantity', 'minAmount', 'maxAmount', 'methods', 'window'],
  conditions: [...countedConditions, 'minHolding', 'countries', 'remark', 'autoReply', 'pictures'],
} as const;
export type AdField = (typeof fieldsOf)[AdStep][number];

export function stepOf(field: AdField): AdStep {
  return adSteps.find((step) => (fieldsOf[step] as readonly AdField[]).includes(field)) ?? 'price';
}

/** A sentence of the texts, and the field that it is about. */
export interface AdProblem {
  field: AdField;
  key: ProblemKey;
  values?: Readonly<Record<string, string | number>>;
  /** Shares that the sentence names, in millionths. */
  percents?: Readonly<Record<string, number>>;
  /** Nothing is wrong yet: something is still to be entered. */
  isMissing?: true;
}

type ProblemKey =
  | 'problem_pair'
  | 'problem_too_many'
  | 'problem_side'
  | 'problem_no_price'
  | 'problem_band'
  | 'problem_premium'
  | 'problem_too_much'
  | 'problem_worth'
  | 'problem_amount_range'
  | 'problem_max_below_min'
  | 'problem_method_count'
  | 'problem_method_gone'
  | 'problem_window'
  | 'problem_count'
  | 'problem_orders'
  | 'problem_too_long'
  | 'problem_words_web_contact'
  | 'problem_words_phone_number'
  | 'problem_words_messenger'
  | 'problem_words_outside_deal'
  | 'missing_price'
  | 'missing_premium'
  | 'missing_quantity'
  | 'missing_min'
  | 'missing_max'
  | 'missing_methods';

/** What the house allows, as far as it is known: what is not known yet is left to the server. */
export interface AdRules {
  coin?: { decimals: number } | undefined;
  fiat?: { decimals: number; minAmount: string; maxAmount: string; payTimeLimits: readonly number[] } | undefined;
  /** The lists are here, and the pair is not on them. */
  isPairUnknown: boolean;
  reference?: string | undefined;
  /** Whether it is known that there is no price to go by. */
  hasNoReference: boolean;
  fixedBand?: { lowest: string; highest: string } | undefined;
  floatingBand?: { minPremiumPpm: number; maxPremiumPpm: number } | undefined;
  /** The most that can be offered for sale. */
  available?: string | undefined;
  usableMethods?: ReadonlySet<string> | undefined;
  maxMethods?: number | undefined;
  remarkLength?: number | undefined;
  autoReplyLength?: number | undefined;
  /** The pair has as many ads of this side as it may have. */
  fullAt?: number | undefined;
  isSideRestricted: boolean;
  maxPictures?: number | undefined;
  /** What staff think of the pictures of the ad that is edited. */
  pictureStates?: ReadonlyMap<string, 'waiting' | 'shown' | 'refused'>;
}

/** Everything that keeps a draft from being published, in the order of the form. */
export function adProblems(draft: AdDraft, rules: AdRules): AdProblem[] {
  return [
    ...pairProblems(rules),
    ...priceProblems(draft, rules),
    ...quantityProblems(draft, rules),
    ...limitProblems(draft, rules),
    ...methodProblems(draft, rules),
    ...windowProblems(draft, rules),
    ...conditionProblems(draft),
    ...wordProblems('remark', draft.remark, rules.remarkLength),
    ...wordProblems('autoReply', draft.autoReply, rules.autoReplyLength),
  ];
}

function pairProblems({ isPairUnknown, isSideRestricted, fullAt }: AdRules): AdProblem[] {
  if (isPairUnknown) return [{ field: 'pair', key: 'problem_pair' }];
  if (isSideRestricted) return [{ field: 'pair', key: 'problem_side' }];
  return fullAt === undefined ? [] : [{ field: 'pair', key: 'problem_too_many', values: { most: fullAt } }];
}

function priceProblems(draft: AdDraft, { hasNoReference, fixedBand, floatingBand }: AdRules): AdProblem[] {
  if (hasNoReference) return [{ field: 'price', key: 'problem_no_price' }];
  if (draft.priceType === 'floating') return premiumProblems(premiumPpm(draft), floatingBand);
  const price = amountOf(draft.price);
  if (price === undefined) return [{ field: 'price', key: 'missing_price', isMissing: true }];
  const isOutside = fixedBand && (isLess(price, fixedBand.lowest) || isLess(fixedBand.highest, price));
  return isOutside ? [{ field: 'price', key: 'problem_band', values: { ...fixedBand } }] : [];
}

function premiumProblems(ppm: bigint | undefined, band: AdRules['floatingBand']): AdProblem[] {
  if (ppm === undefined) return [{ field: 'price', key: 'missing_premium', isMissing: true }];
  if (!band || (ppm >= BigInt(band.minPremiumPpm) && ppm <= BigInt(band.maxPremiumPpm))) return [];
  return [
    {
      field: 'price',
      key: 'problem_premium',
      percents: { below: Math.abs(band.minPremiumPpm), above: Math.abs(band.maxPremiumPpm) },
    },
  ];
}

function quantityProblems(draft: AdDraft, rules: AdRules): AdProblem[] {
  const quantity = amountOf(draft.quantity);
  if (quantity === undefined || !isLess('0', quantity)) return [{ field: 'quantity', key: 'missing_quantity', isMissing: true }];
  const { available } = rules;
  if (draft.side === 'sell' && available !== undefined && isLess(available, quantity)) {
    return [{ field: 'quantity', key: 'problem_too_much', values: { amount: available, coin: draft.coin } }];
  }
  return isTooSmall(draft, quantity, rules) ? [{ field: 'quantity', key: 'problem_worth' }] : [];
}

function isTooSmall(draft: AdDraft, quantity: string, { coin, fiat, reference }: AdRules): boolean {
  const [price, min] = [priceNow(draft, reference), amountOf(draft.minAmount)];
  if (!coin || !fiat || price === undefined || min === undefined) return false;
  const trade = { price: parseUnits(price, p2pPriceScale), coinScale: coin.decimals, fiatDecimals: fiat.decimals };
  return maxAmountFor(parseUnits(quantity, coin.decimals), trade) < parseUnits(min, fiat.decimals);
}

function limitProblems({ minAmount, maxAmount, fiat: code }: AdDraft, { fiat }: AdRules): AdProblem[] {
  const [min, max] = [amountOf(minAmount), amountOf(maxAmount)];
  const values = { min: fiat?.minAmount ?? '', max: fiat?.maxAmount ?? '', fiat: code };
  const isOutside = (amount: string) => fiat !== undefined && (isLess(amount, fiat.minAmount) || isLess(fiat.maxAmount, amount));
  const problems: AdProblem[] = [];
  if (min === undefined) problems.push({ field: 'minAmount', key: 'missing_min', isMissing: true });
  else if (isOutside(min)) problems.push({ field: 'minAmount', key: 'problem_amount_range', values });
  if (max === undefined) problems.push({ field: 'maxAmount', key: 'missing_max', isMissing: true });
  else if (isOutside(max)) problems.push({ field: 'maxAmount', key: 'problem_amount_range', values });
  else if (min !== undefined && isLess(max, min)) problems.push({ field: 'maxAmount', key: 'problem_max_below_min' });
  return problems;
}

function methodProblems({ methods }: AdDraft, { usableMethods, maxMethods }: AdRules): AdProblem[] {
  if (methods.length === 0) return [{ field: 'methods', key: 'missing_methods', isMissing: true }];
  if (maxMethods !== undefined && methods.length > maxMethods) {
    return [{ field: 'methods', key: 'problem_method_count', values: { most: maxMethods } }];
  }
  return usableMethods && !methods.every((id) => usableMethods.has(id)) ? [{ field: 'methods', key: 'problem_method_gone' }] : [];
}

function windowProblems({ payMinutes }: AdDraft, { fiat }: AdRules): AdProblem[] {
  return payMinutes !== null && fiat && !fiat.payTimeLimits.includes(payMinutes) ? [{ field: 'window', key: 'problem_window' }] : [];
}

/** The contract's own limits. */
const ranges: Record<CountedCondition, readonly [least: number, most: number]> = {
  minJoinDays: [1, 3_650],
  minOrders: [1, 1_000_000],
  maxOrders: [0, 1_000_000],
  minRatePercent: [1, 100],
  minRatingPercent: [1, 100],
  perUserLimit: [1, 1_000],
};

function conditionProblems(draft: AdDraft): AdProblem[] {
  const counted = countedConditions.flatMap((field): AdProblem[] => {
    const [least, most] = ranges[field];
    const value = Number(draft[field]);
    return draft[field] === '' || (value >= least && value <= most) ? [] : [{ field, key: 'problem_count', values: { least, most } }];
  });
  const isCrossed = draft.minOrders !== '' && draft.maxOrders !== '' && Number(draft.minOrders) > Number(draft.maxOrders);
  return isCrossed ? [...counted, { field: 'maxOrders', key: 'problem_orders' }] : counted;
}

const forbidden = {
  'web-contact': 'problem_words_web_contact',
  'phone-number': 'problem_words_phone_number',
  messenger: 'problem_words_messenger',
  'outside-deal': 'problem_words_outside_deal',
} as const;

function wordProblems(field: 'remark' | 'autoReply', text: string, most: number | undefined): AdProblem[] {
  if (most !== undefined && text.trim().length > most) return [{ field, key: 'problem_too_long', values: { most } }];
  const problem = contactProblem(text);
  return problem ? [{ field, key: forbidden[problem] }] : [];
}
