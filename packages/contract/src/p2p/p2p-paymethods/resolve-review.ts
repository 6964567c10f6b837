import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { reviewNo, reviewOutcomes, userPaymethodId } from './paymethod.shape.ts';

export const resolveReview = defineCall({
  area: 'p2p-paymethods',
  name: 'resolve-review',
  path: '/v1/admin/p2p-paymethods/resolve-review',
  summary: 'Allows several people to share an account number, or disables some of their payment methods',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['risk'],
  input: z.strictObject({
    reviewNo,
    /** Which of the review's payment methods to disable; none allows them all. */
    disable: z.array(userPaymethodId).check(z.maxLength(50)),
    note: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
  }),
  output: z.object({ reviewNo, outcome: z.enum(reviewOutcomes) }),
  refusals: ['p2p-paymethods.unknown-review', 'p2p-paymethods.resolved', 'p2p-paymethods.unknown-method'],
});
