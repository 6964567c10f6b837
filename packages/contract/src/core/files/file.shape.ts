import * as z from 'zod/mini';

/** One picture as base64 text; what it really is shows when it is opened. */
export const base64File = z.string().check(z.minLength(16), z.maxLength(7 * 1024 * 1024), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
export const fileId = z.string().check(z.regex(/^[\w-]{22}$/));

/** What a picture is meant for when it is sent ahead of the form that names it. */
export const uploadPurposes = [
  'identity-front',
  'identity-back',
  'identity-selfie',
  'ad-picture',
  'chat-picture',
  'paymethod-picture',
  'appeal-picture',
  'merchant-identity',
  'merchant-funds',
  'merchant-company',
  'risk-picture',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];
