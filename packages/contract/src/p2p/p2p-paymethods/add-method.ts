import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { secretKey, sixDigits } from '#identity/security/proof.shape.ts';
import { fiatCode, methodStates, paymethodId, paymethodValues, userPaymethodId } from './paymethod.shape.ts';

export const addMethod = defineCall({
  area: 'p2p-paymethods',
  name: 'add-method',
  path: '/v1/p2p/user/addUserPaymethod',
  summary: 'Saves a payment method under the verified name, with the fund password',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  sealed: ['accountPwd'],
  input: z.strictObject({ paymethodId, fiatCode, paymethodInfo: paymethodValues, accountPwd: sixDigits, secretKey }),
  output: z.object({ userPaymethodId, state: z.enum(methodStates) }),
  refusals: [
    'p2p-paymethods.unknown-template',
    'p2p-paymethods.bad-value',
    'p2p-paymethods.too-many',
    'p2p-paymethods.not-verified',
    'p2p-paymethods.exists',
    'p2p-paymethods.disabled-by-us',
    'risk.blocked',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
