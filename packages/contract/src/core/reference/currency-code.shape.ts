import * as z from 'zod/mini';

/** The code of a coin or of a currency: BTC, EUR. */
export const currencyCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));
