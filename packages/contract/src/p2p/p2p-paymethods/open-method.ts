import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { secretKey, sixDigits } from '#identity/security/proof.shape.ts';
import { savedField, userPaymethodId } from './paymethod.shape.ts';

/** Not idempotent: an answer with values in clear must not be kept. */
export const openMethod = defineCall({
  area: 'p2p-paymethods',
  name: 'open-method',
  path: '/v1/x/p2p-paymethods/open-method',
  summary: 'Shows the values of an own payment method in clear, for the dialog that changes them',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  sealed: ['accountPwd'],
  input: z.strictObject({ userPaymethodId, accountPwd: sixDigits, secretKey }),
  output: z.object({ userPaymethodId, paymethodInfo: z.array(savedField) }),
  refusals: [
    'p2p-paymethods.unknown-method',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
