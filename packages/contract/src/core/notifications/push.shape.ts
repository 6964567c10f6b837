import * as z from 'zod/mini';

export const pushEndpoint = z.string().check(z.minLength(1), z.maxLength(1_000));

/** What a browser says of its subscription: where its push service listens, and what to encrypt with. */
export const pushSubscription = z.strictObject({
  endpoint: pushEndpoint,
  keys: z.strictObject({
    /** An uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
