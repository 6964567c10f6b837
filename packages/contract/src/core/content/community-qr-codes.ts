import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { localeCode } from './item.shape.ts';

export const communityQrCodes = defineCall({
  area: 'content',
  name: 'community-qr-codes',
  path: '/v1/if/base/getBigFamilyQrImg',
  summary: 'Groups and channels of ours elsewhere, each with the picture of its QR code',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    groups: z.array(z.object({ name: z.string(), hint: z.string(), url: z.string(), qrImg: z.string(), language: localeCode })),
  }),
  refusals: [],
});
