import { defineCall } from '@peerbourse/contract/call';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { eligibilityReason } from '../ad.shape.ts';

export const checkEligibility = defineCall({
  area: 'p2p-ads',
  name: 'check-eligibility',
  path: '/v1/p2p/pub/adv/check-trade',
  summary: 'Whether this visitor may take this ad, or every reason against it',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ adNo, amount: z.optional(positiveDecimal) }),
  output: z.object({ isEligible: z.boolean(), reasons: z.array(eligibilityReason) }),
  refusals: ['p2p-ads.unknown-ad'],
});
