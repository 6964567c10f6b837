import * as z from 'zod/mini';

const ways = z.strictObject({ mail: z.boolean(), telegram: z.boolean(), push: z.boolean() });

/** Which messages go which way beside the site itself. Mail about the safety of the account cannot be switched off. */
export const notices = z.strictObject({
  security: z.strictObject({ mail: z.literal(true), telegram: z.boolean(), push: z.boolean() }),
  account: ways,
  orders: ways,
  product: ways,
});
export type Notices = z.output<typeof notices>;

export const noticesDefault: Notices = {
  security: { mail: true, telegram: false, push: true },
  account: { mail: true, telegram: false, push: true },
  // Money and coins wait for the reader.
  orders: { mail: true, telegram: true, push: true },
  product: { mail: false, telegram: false, push: false },
};
