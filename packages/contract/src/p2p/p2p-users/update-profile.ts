import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fiatCode, nickName, otcUser } from './p2p-user.shape.ts';

export const updateProfile = defineCall({
  area: 'p2p-users',
  name: 'update-profile',
  path: '/v1/p2p/user/updateUser',
  summary: 'Changes the own P2P profile and marks it open',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    nickName: z.optional(nickName),
    /** Empty for none. */
    fiatPreference: z.optional(z.union([z.literal(''), fiatCode])),
    smsEnable: z.optional(z.boolean()),
    rapidAdEnable: z.optional(z.boolean()),
    showCountryFlag: z.optional(z.boolean()),
  }),
  output: otcUser,
  refusals: [
    'p2p-users.bad-nick-name',
    'p2p-users.nick-name-taken',
    'p2p-users.nick-name-too-soon',
    'p2p-users.no-phone',
    'p2p-config.unknown-fiat',
  ],
});
