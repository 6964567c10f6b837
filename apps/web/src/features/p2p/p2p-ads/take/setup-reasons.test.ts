import type { EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { expect, it } from 'vitest';
import { mayOpen, stepsLeft } from './setup-reasons.ts';

const ad = (...codes: Array<EligibilityReason['code']>) => ({ reasons: codes.map((code) => ({ code, params: {} })) });

it('R6.4 guests and new traders open every ad that asks for nothing else', () => {
  expect([ad(), ad('login'), ad('terms', 'kyc'), ad('method')].map(mayOpen)).toEqual([true, true, true, true]);
  expect([ad('terms', 'orders_min'), ad('own_ad'), ad('restricted_until')].map(mayOpen)).toEqual([false, false, false]);
});

it('the first steps come in the order in which they are done', () => {
  expect(stepsLeft(ad('method', 'kyc', 'terms')).map(({ code }) => code)).toEqual(['terms', 'kyc', 'method']);
  expect(stepsLeft(ad('login'))).toEqual([]);
});
