import * as z from 'zod/mini';

const choice = z.int().check(z.gte(0), z.lte(999));

/** The names of the specification. */
export const userPreference = z.object({
  backhand: choice,
  contractUnitSet: choice,
  languageType: choice,
  lightningOpenAndClose: choice,
  limitPriceOpenAndClose: choice,
  percentageSet: choice,
  planEntrust: choice,
  receiveType: choice,
  unProfitLoss: choice,
  stopProfitStopLoss: choice,
  spotPopup: choice,
  contractPopup: choice,
  spotNotice: choice,
  contractNotice: choice,
  spotPlanEntrust: choice,
  normalEntrust: choice,
  marketEntrust: choice,
  subscribeMsg: choice,
  spotPopSwitch: choice,
  spotVoiceSwitch: choice,
  contractPopSwitch: choice,
  contractVoiceSwitch: choice,
  quantityIncludesDelegated: choice,
  swapProtocol: choice,
});

export type UserPreference = z.output<typeof userPreference>;

const one: ReadonlySet<string> = new Set(['quantityIncludesDelegated', 'swapProtocol']);

export const userPreferenceDefault = Object.fromEntries(
  Object.keys(userPreference.shape).map((name) => [name, one.has(name) ? 1 : 0]),
) as UserPreference;
