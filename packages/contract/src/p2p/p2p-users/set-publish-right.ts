import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { actReason } from '#identity/customers/customer.shape.ts';
import { userId } from '#ids.ts';

export const setPublishRight = defineCall({
  area: 'p2p-users',
  name: 'set-publish-right',
  path: '/v1/admin/p2p-users/set-publish-right',
  summary: 'Allows a P2P user to publish ads, or no longer',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, mayPublish: z.boolean(), reason: actReason }),
  output: z.object({ mayPublish: z.boolean() }),
  refusals: ['p2p-users.unknown-user'],
});
