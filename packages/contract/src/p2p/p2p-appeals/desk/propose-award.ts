import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { award, awardTerms } from './award.shape.ts';

export const proposeAward = defineCall({
  area: 'p2p-appeals',
  name: 'propose-award',
  path: '/v1/admin/p2p-appeals/propose-award',
  summary: 'Proposes how a claim or a review ends: nothing moves, or one side is paid; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo, ...awardTerms }),
  output: award,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-appeals.no-case',
    'p2p-appeals.bad-amount',
    'p2p-appeals.not-held',
    'p2p-appeals.award-open',
    'p2p-appeals.first-instance',
  ],
});
