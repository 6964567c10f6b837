import type { UserId } from '@peerbourse/contract/ids';
import { describe, expect, it } from 'vitest';
import type { MyTrader } from './my-trader.ts';
import { isTrader, missingSteps } from './setup-steps.ts';

const ready = {
  userId: '1234567890' as UserId,
  acceptedTermsVersion: 1,
  nickNameState: 1,
  respPaymethodList: [{}] as MyTrader['respPaymethodList'],
};
const person = { hasRealValidate: true, isFund: true };

describe('what is missing before somebody can trade', () => {
  it('nothing, once everything is there', () => {
    expect(missingSteps(person, ready)).toEqual([]);
  });

  it('everything for somebody new, in the order in which it is done', () => {
    const nobody = { acceptedTermsVersion: null, nickNameState: 2, respPaymethodList: [] };
    expect(missingSteps({ hasRealValidate: false, isFund: false }, nobody)).toEqual(['verify', 'fund', 'profile', 'method']);
  });

  it('the profile, as long as terms are not accepted or no name is chosen', () => {
    expect(missingSteps(person, { ...ready, acceptedTermsVersion: null })).toEqual(['profile']);
    expect(missingSteps(person, { ...ready, nickNameState: 2 })).toEqual(['profile']);
  });
});

it('R6.4 a trader has a profile and accepted terms', () => {
  expect(isTrader(ready)).toBe(true);
  expect(isTrader({ acceptedTermsVersion: 1 })).toBe(false);
  expect(isTrader({ userId: '1' as UserId, acceptedTermsVersion: null })).toBe(false);
});
