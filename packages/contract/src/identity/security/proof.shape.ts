import { comparableEmail, emailProblem } from '@peerbourse/rules/email';
import * as z from 'zod/mini';

/** What people show to prove who they are; the same in every call that asks for it. */
export const sixDigits = z.string().check(z.regex(/^\d{6}$/));
export const verificationMethod = z.enum(['google', 'email', 'mobile']);

/** Codes, one for each method that is asked for. */
export const factors = z.strictObject({
  googleCode: z.optional(sixDigits),
  emailCode: z.optional(sixDigits),
  mobileCode: z.optional(sixDigits),
});

/** Handle of the encryption key: characters 8 to 24 of what the server issued. */
export const secretKey = z.string().check(z.regex(/^[\w-]{16}$/));
export const ticket = z.string().check(z.regex(/^[\w-]{43}$/));
/** A solved proof of work, as base64 of JSON. */
export const proof = z.string().check(z.minLength(1), z.maxLength(4_000));

/** Strength is judged by the verb, which says what is wrong; here only what can be a password at all. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(128));
export const oldPassword = z.string().check(z.minLength(1), z.maxLength(128));

export const email = z.pipe(
  z.string().check(
    z.maxLength(254),
    z.refine((text) => emailProblem(text) === undefined),
  ),
  z.transform(comparableEmail),
);

/** What a code is for: it serves nothing else. */
export const codePurpose = z.enum([
  'register',
  'log-in',
  'reset-password',
  'bind-contact',
  'change-password',
  'set-fund-password',
  'confirm-authenticator',
  'remove-authenticator',
  'change-contact',
  'unbind-contact',
  'arrange-methods',
  'set-anti-phishing-code',
  'add-passkey',
  'remove-passkey',
  'ask-deletion',
  'my-data',
  'ask-fund-recovery',
  'confirm-qr-log-in',
  'release-coins',
  'create-api-key',
  'change-api-key',
  'change-webhook',
]);
