import { defineCall } from '@peerbourse/contract/call';
import { secretKey, sixDigits } from '@peerbourse/contract/identity/security/proof.shape';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { adTerms, myAd } from '../ad.shape.ts';

export const editAd = defineCall({
  area: 'p2p-ads',
  name: 'edit-ad',
  path: '/v1/p2p/adv/editAdv',
  summary:
    'Opens an own ad for editing when no terms are given, or saves the edited one; a sell ad that offers more needs the fund password',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  sealed: ['accountPwd'],
  input: z.strictObject({
    adNo,
    /** The terms to save, and the version that they were made from. */
    save: z.optional(z.strictObject({ version: z.int().check(z.gte(1)), terms: adTerms })),
    /** The fund password, when a sell ad is to offer more than is left of it. */
    accountPwd: z.optional(sixDigits),
    secretKey: z.optional(secretKey),
  }),
  output: myAd,
  refusals: [
    'sessions.held',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
    'p2p-ads.unknown-ad',
    'p2p-ads.wrong-state',
    'p2p-ads.too-many-edits',
    'p2p-ads.changed-meanwhile',
    'p2p-config.unknown-fiat',
    'p2p-config.unknown-coin',
    'p2p-ads.no-right',
    'p2p-ads.not-verified',
    'p2p-ads.restricted',
    'p2p-ads.market-closed',
    'p2p-users.closed-here',
    'p2p-ads.no-price',
    'p2p-ads.price-out-of-band',
    'p2p-ads.bad-limits',
    'p2p-ads.bad-quantity',
    'p2p-ads.bad-method',
    'p2p-ads.bad-window',
    'p2p-ads.forbidden-words',
    'p2p-ads.text-too-long',
    'p2p-ads.bad-picture',
    'ledger.too-little',
    'ledger.not-free-yet',
    'risk.question',
    'risk.blocked',
  ],
});
