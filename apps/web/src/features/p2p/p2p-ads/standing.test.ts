import type { UserId } from '@peerbourse/contract/ids';
import { describe, expect, it } from 'vitest';
import { hasAds, standingOf } from './standing.ts';

const trader = { userId: '1' as UserId, acceptedTermsVersion: 1, currentTermsVersion: 1, mayPublish: true, restrictions: [] };
const account = { identityLevel: 2, openOtc: true };
const banned = { kind: 'publish', reason: 'price-abuse', until: '2026-11-20T00:00:00Z' } as const;

describe('R6.4 what keeps somebody from advertising', () => {
  it.each([
    ['fine', {}, account],
    ['fine', {}, undefined],
    ['unverified', {}, { identityLevel: 1, openOtc: false }],
    ['closed', {}, { identityLevel: 2, openOtc: false }],
    ['no-profile', { userId: undefined, acceptedTermsVersion: null }, account],
    ['terms', { acceptedTermsVersion: null }, account],
    ['restricted', { restrictions: [banned], mayPublish: false }, account],
    ['no-right', { mayPublish: false }, account],
  ])('%s', (kind, more, whose) => {
    expect(standingOf({ trader: { ...trader, ...more }, account: whose }).kind).toBe(kind);
  });

  it('a restriction of one side leaves the other', () => {
    expect(standingOf({ trader: { ...trader, restrictions: [{ ...banned, kind: 'sell' }] }, account }).kind).toBe('fine');
  });

  it('without a profile or its terms there are no ads', () => {
    expect([trader, { ...trader, userId: undefined }, { ...trader, acceptedTermsVersion: null }].map(hasAds)).toEqual([true, false, false]);
  });
});
