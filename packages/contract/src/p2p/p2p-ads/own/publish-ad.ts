import { defineCall } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { secretKey, sixDigits } from '@peerbourse/contract/identity/security/proof.shape';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import * as z from 'zod/mini';
import { adSide, adTerms, fiatCode, myAd } from '../ad.shape.ts';

export const publishAd = defineCall({
  area: 'p2p-ads',
  name: 'publish-ad',
  path: '/v1/p2p/adv/publishAdv',
  summary: 'Publishes an ad; a sell ad sets its coins and their fee aside',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  sealed: ['accountPwd'],
  sends: { [headers.tradePasswordPriority]: '1' },
  input: z.extend(adTerms, {
    side: adSide,
    coinCode,
    fiatCode,
    isOnline: z.boolean(),
    isHidden: z.boolean(),
    /** The fund password. */
    accountPwd: sixDigits,
    secretKey,
  }),
  output: myAd,
  refusals: [
    'sessions.held',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
    'p2p-ads.no-right',
    'p2p-ads.not-verified',
    'p2p-ads.restricted',
    'p2p-ads.market-closed',
    'p2p-users.closed-here',
    'p2p-config.unknown-fiat',
    'p2p-config.unknown-coin',
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
    'p2p-ads.too-many-ads',
    'risk.question',
    'risk.blocked',
  ],
});
