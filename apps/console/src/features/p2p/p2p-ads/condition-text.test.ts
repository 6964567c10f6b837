import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { expect, it } from 'vitest';
import { conditionText } from './condition-text.ts';

it('says nothing when anybody may take the ad', () => {
  expect(conditionText(noConditions, 'USDT')).toEqual([]);
});

it('names each condition once', () => {
  const conditions = {
    ...noConditions,
    needsEmail: true,
    maxOrders: 0,
    minHolding: '1000',
    countries: ['DE', 'FR'],
    excludesMerchants: true,
  };
  expect(conditionText(conditions, 'USDT')).toEqual([
    'a verified email address',
    'at most 0 orders',
    'at least 1,000 USDT',
    'from DE, FR',
    'no merchants',
  ]);
});
