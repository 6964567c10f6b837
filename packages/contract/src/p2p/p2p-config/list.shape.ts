import * as z from 'zod/mini';

/** In every list a coin is named by its code, and so is a currency. */
export const namedCoin = z.object({ name: z.string(), iconUrl: z.string(), coinCode: z.string() });
export const namedFiat = z.object({ name: z.string(), iconUrl: z.string(), fiatCode: z.string(), symbol: z.string() });

/** With what the amount fields of the hall need: digits, and what a single order may be worth. */
export const hallCoin = z.extend(namedCoin, { coinName: z.string(), decimals: z.int() });
export const hallFiat = z.extend(namedFiat, {
  decimals: z.int(),
  country: z.string(),
  minAmount: z.string(),
  maxAmount: z.string(),
});

/** With what the form of an ad needs. Fees are in percent of the quantity, rates in percent of the reference price. */
export const adCoin = z.extend(hallCoin, { buyFeeRate: z.string(), sellFeeRate: z.string() });
export const adFiat = z.extend(hallFiat, {
  payTimeLimits: z.array(z.int()),
  fixedRateMin: z.string(),
  fixedRateMax: z.string(),
  floatRateMin: z.string(),
  floatRateMax: z.string(),
  isFeeFree: z.boolean(),
});
