import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { otcUser } from './p2p-user.shape.ts';

export const acceptTerms = defineCall({
  area: 'p2p-users',
  name: 'accept-terms',
  path: '/v1/p2p/user/assentProtocol',
  summary: 'Accepts the P2P terms, which opens the profile; whoever has none gets one with a given name',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ termsVersion: z.int() }),
  output: otcUser,
  refusals: ['p2p-users.held', 'p2p-users.closed-here', 'p2p-users.terms-changed'],
});
