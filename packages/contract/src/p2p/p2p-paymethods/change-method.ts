import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { secretKey, sixDigits } from '#identity/security/proof.shape.ts';
import { methodStates, paymethodValues, userPaymethodId } from './paymethod.shape.ts';

export const changeMethod = defineCall({
  area: 'p2p-paymethods',
  name: 'change-method',
  path: '/v1/x/p2p-paymethods/change-method',
  summary: 'Writes all values of an own payment method again, under the name and the template of today',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  sealed: ['accountPwd'],
  input: z.strictObject({ userPaymethodId, paymethodInfo: paymethodValues, accountPwd: sixDigits, secretKey }),
  output: z.object({ userPaymethodId, state: z.enum(methodStates) }),
  refusals: [
    'p2p-paymethods.unknown-method',
    'p2p-paymethods.unknown-template',
    'p2p-paymethods.bad-value',
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
