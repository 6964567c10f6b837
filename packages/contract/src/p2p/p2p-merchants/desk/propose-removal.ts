import { defineCall } from '@peerbourse/contract/call';
import { userId } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { decisionReason, removal, removalCause } from './desk.shape.ts';

export const proposeRemoval = defineCall({
  area: 'p2p-merchants',
  name: 'propose-removal',
  path: '/v1/admin/p2p-merchants/propose-removal',
  summary: 'Proposes to take the status of a merchant away for a cause; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, cause: removalCause, reason: decisionReason }),
  output: removal,
  refusals: ['p2p-merchants.unknown-merchant', 'p2p-merchants.not-now', 'p2p-merchants.removal-open'],
});
