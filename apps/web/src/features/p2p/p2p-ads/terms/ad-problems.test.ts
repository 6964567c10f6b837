import { describe, expect, it } from 'vitest';
import { type AdDraft, emptyDraft } from './ad.form.ts';
import { type AdRules, adProblems, stepOf } from './ad-problems.ts';

const draft: AdDraft = {
  ...emptyDraft({ side: 'sell', coin: 'USDT', fiat: 'EUR' }),
  premium: '0.5',
  quantity: '100',
  minAmount: '10',
  maxAmount: '50',
  methods: ['1'],
};

const rules: AdRules = {
  coin: { decimals: 6 },
  fiat: { decimals: 2, minAmount: '10', maxAmount: '50000', payTimeLimits: [15, 30] },
  isPairUnknown: false,
  reference: '0.9236',
  hasNoReference: false,
  fixedBand: { lowest: '0.83124', highest: '1.0159' },
  floatingBand: { minPremiumPpm: -100_000, maxPremiumPpm: 100_000 },
  available: '100',
  usableMethods: new Set(['1', '2', '3']),
  maxMethods: 2,
  remarkLength: 20,
  autoReplyLength: 20,
  fullAt: undefined,
  isSideRestricted: false,
  maxPictures: 1,
  pictureStates: new Map(),
};

const keysOf = (change: Partial<AdDraft>, house: Partial<AdRules> = {}) =>
  adProblems({ ...draft, ...change }, { ...rules, ...house }).map(({ field, key }) => `${field}: ${key}`);

describe('what keeps an ad from the market', () => {
  it('nothing, when everything is set, also before the house has answered', () => {
    expect(keysOf({})).toEqual([]);
    expect(
      adProblems(draft, {
        isPairUnknown: false,
        hasNoReference: false,
        isSideRestricted: false,
        maxPictures: undefined,
        pictureStates: new Map(),
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<AdDraft>, Partial<AdRules>]>([
    ['pair: problem_pair', {}, { isPairUnknown: true }],
    ['pair: problem_side', {}, { isSideRestricted: true }],
    ['pair: problem_too_many', {}, { fullAt: 2 }],
    ['price: problem_no_price', {}, { hasNoReference: true }],
    ['price: missing_premium', { premium: '' }, {}],
    ['price: problem_premium', { premium: '10.0001' }, {}],
    ['price: missing_price', { priceType: 'fixed' }, {}],
    ['price: problem_band', { priceType: 'fixed', price: '0.8312' }, {}],
    ['price: problem_band', { priceType: 'fixed', price: '1.016' }, {}],
    ['quantity: missing_quantity', { quantity: '0' }, {}],
    ['quantity: problem_too_much', { quantity: '100.000001' }, {}],
    ['quantity: problem_worth', { quantity: '10' }, {}],
    ['minAmount: problem_amount_range', { minAmount: '9.99' }, {}],
    ['maxAmount: problem_amount_range', { maxAmount: '50000.01' }, {}],
    ['maxAmount: problem_max_below_min', { minAmount: '50', maxAmount: '49' }, {}],
    ['methods: missing_methods', { methods: [] }, {}],
    ['methods: problem_method_count', { methods: ['1', '2', '3'] }, {}],
    ['methods: problem_method_gone', { methods: ['4'] }, {}],
    ['window: problem_window', { payMinutes: 16 }, {}],
    ['minJoinDays: problem_count', { minJoinDays: '3651' }, {}],
    ['minOrders: problem_count', { minOrders: '0' }, {}],
    ['minRatePercent: problem_count', { minRatePercent: '101' }, {}],
    ['maxOrders: problem_orders', { minOrders: '5', maxOrders: '4' }, {}],
    ['remark: problem_too_long', { remark: 'a'.repeat(21) }, {}],
    ['autoReply: problem_words_web_contact', { autoReply: 'see shop.example.com' }, {}],
  ])('%s', (expected, change, house) => {
    expect(keysOf(change, house)).toEqual([expected]);
  });

  it('whoever buys may want more than they own', () => {
    expect(keysOf({ side: 'buy', quantity: '5000' })).toEqual([]);
  });

  it('every problem belongs to a step', () => {
    expect(['pair', 'window', 'autoReply'].map((field) => stepOf(field as 'pair'))).toEqual(['price', 'amount', 'conditions']);
  });
});
