import type { EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { expect, it } from 'vitest';
import { reasonsOfAll } from './reasons-of-all.ts';

const ad = (...codes: Array<EligibilityReason['code']>) => ({ reasons: codes.map((code) => ({ code, params: {} })) });
const codesOf = (...ads: Array<ReturnType<typeof ad>>) => reasonsOfAll(ads).map(({ code }) => code);

it('only what keeps the visitor from every ad is said for all of them', () => {
  expect(codesOf(ad('restricted_until', 'email'), ad('kyc', 'restricted_until'))).toEqual(['restricted_until']);
  expect(codesOf(ad('restricted_until'), ad('own_ad'))).toEqual([]);
  expect(codesOf(ad('terms', 'kyc'), ad('terms', 'kyc'))).toEqual([]);
  expect(codesOf(ad('email'), ad('email'))).toEqual([]);
  expect(codesOf(ad('login'), ad('login'))).toEqual([]);
  expect(codesOf()).toEqual([]);
});
