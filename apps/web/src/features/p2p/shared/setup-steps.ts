import type { MyAccount } from '#site/session/session-state.ts';
import type { MyTrader } from './my-trader.ts';

/** What somebody does once before trading, in the order in which it is offered. */
export const setupSteps = ['verify', 'fund', 'profile', 'method'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Where each is done. */
export const setupAddresses: Record<SetupStep, string> = {
  verify: '/account/verified',
  fund: '/account/security#fund-password',
  profile: '/p2p-trade/center',
  method: '/account/payment-methods',
};

type Person = Pick<NonNullable<MyAccount['userInfo']>, 'hasRealValidate' | 'isFund'>;
type Trader = Pick<MyTrader, 'userId' | 'acceptedTermsVersion' | 'nickNameState' | 'respPaymethodList'>;

/** What is still missing. */
export function missingSteps(person: Person, trader: Trader): SetupStep[] {
  const isMissing: Record<SetupStep, boolean> = {
    verify: !person.hasRealValidate,
    fund: !person.isFund,
    profile: !isTrader(trader) || trader.nickNameState !== 1,
    method: trader.respPaymethodList.length === 0,
  };
  return setupSteps.filter((step) => isMissing[step]);
}

/** A trader has a profile and has accepted the terms. */
export function isTrader({ userId, acceptedTermsVersion }: Pick<MyTrader, 'userId' | 'acceptedTermsVersion'>): boolean {
  return userId !== undefined && acceptedTermsVersion !== null;
}
