import * as z from 'zod/mini';

export const settingKey = z.string().check(z.minLength(1), z.maxLength(80));

/** A new value on top of the version that its author saw, and why. The reason is read by whoever decides, and kept. */
export const settingChange = z.strictObject({
  key: settingKey,
  value: z.json(),
  // The next version must still fit the table's int4.
  version: z.int().check(z.nonnegative(), z.lt(2_147_483_647)),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});

/** A random number in decimals; counters would tell how many there are. */
export const settingProposalNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));

/** A proposal is stale when its setting was written meanwhile: it was made for another value. */
export const settingProposalStates = ['open', 'stale', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
