import * as z from 'zod/mini';

export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export const dialCode = z.string().check(z.regex(/^\d{1,4}$/));
export const phone = z.string().check(z.regex(/^\d{4,15}$/));

const code = z.optional(z.string().check(z.maxLength(64)));

/** Where somebody comes from, kept by the browser until an account is opened. */
export const marketing = z.strictObject({
  channelCode: code,
  vipCode: code,
  actCode: code,
  clacCode: code,
  commonCode: code,
  groupId: code,
});
