import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { application, company, contact, fiatCodes, merchantKind, proofs } from './merchant.shape.ts';

export const applyForMerchantStatus = defineCall({
  area: 'p2p-merchants',
  name: 'apply-for-merchant-status',
  path: '/v1/p2p/user/applyBussiness',
  summary: 'Hands in an application with its proofs; the deposit is set aside in the same act',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.strictObject({
    accountType: merchantKind,
    fiatCodes,
    identityFiles: proofs,
    fundFiles: proofs,
    companyFiles: proofs,
    contact,
    /** Of companies alone. */
    company: z.nullable(company),
    agreementVersion: z.int(),
  }),
  output: application,
  refusals: [
    'p2p-merchants.not-now',
    'p2p-merchants.cooling-off',
    'p2p-merchants.not-ready',
    'p2p-merchants.too-many-fiats',
    'p2p-merchants.old-agreement',
    'p2p-merchants.proofs-missing',
    'p2p-merchants.too-many-files',
    'p2p-merchants.bad-file',
    'p2p-merchants.company-missing',
    'p2p-config.unknown-fiat',
    'ledger.too-little',
    'ledger.not-free-yet',
  ],
});
