import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aliasMapLoaded, globalDefaults, heldBy, listLoaded, preferencesUpdated, priceAlertRang, priceAlertsSeen } from './global-state.ts';

test('R3.22 the service is up until somebody says otherwise, and the locales are the 25', () => {
  expect(globalDefaults.serviceStatus).toBe(1);
  expect(globalDefaults.supportedLocales).toHaveLength(25);
});

test('R3.12 every switch starts off and people register by mobile', () => {
  const { someBasicConfig, contractAndFollowSwitch, friendInvitationLink, tradeMiningEntryInfo } = globalDefaults;
  expect(someBasicConfig.registerFlag).toBe('mobile');
  expect(Object.keys(someBasicConfig).sort()).toEqual(
    (
      'captchaConfig cashBalance contractSwitch fastTrade financeList followSwitch h5Record isInit jumpIpType jumpType p2pState p2pTgBotName ' +
      'registerFlag registerRewards showBgb showBgbFee showFinancial showStrategy showSwap showVip'
    ).split(' '),
  );
  expect(contractAndFollowSwitch).toEqual({ followSwitch: false, contractSwitch: false, p2pState: false, jumpType: 0 });
  expect(friendInvitationLink).toEqual({ show: false, url: '', ukReferralEntranceStatus: false });
  expect(tradeMiningEntryInfo).toEqual({ tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' });
});

test('R3.16 what the state holds starts empty, and what others hold is where it is said to be', () => {
  expect(globalDefaults).toMatchObject({ aliases: {}, timeBasis: 'last24h', hasPriceAlert: false, priceAlertAt: 0 });
  for (const place of Object.values(heldBy)) {
    expect(existsSync(join(import.meta.dirname, '..', place.split(/[ ,]/)[0] ?? '')), place).toBe(true);
  }
});

test('R3.16 the red dot comes with the time of its alert and goes when it was seen', () => {
  const rang = priceAlertRang(globalDefaults, 1_700_000_000_000);
  expect(rang).toMatchObject({ hasPriceAlert: true, priceAlertAt: 1_700_000_000_000 });
  expect(priceAlertsSeen(rang)).toMatchObject({ hasPriceAlert: false, priceAlertAt: 1_700_000_000_000 });
});

test('R4.14 the trace of a list counts its loads, and a new start counts from one', () => {
  const twice = listLoaded(listLoaded(globalDefaults, 'contract', false), 'contract', false);
  expect(twice.traces).toEqual({ contract: 2, mixContract: 0 });
  expect(listLoaded(twice, 'contract', true).traces).toEqual({ contract: 1, mixContract: 0 });
  expect(listLoaded(twice, 'mixContract', false).traces).toEqual({ contract: 2, mixContract: 1 });
});

test('R4.15 any update makes the preferences ready, and a failed load of aliases makes them ready too', () => {
  expect(globalDefaults.isPreferenceReady).toBe(false);
  expect(preferencesUpdated(globalDefaults).isPreferenceReady).toBe(true);
  const loaded = aliasMapLoaded(globalDefaults, { XBT: 'BTC' });
  expect(loaded).toMatchObject({ isAliasReady: true, aliases: { XBT: 'BTC' } });
  expect(aliasMapLoaded(globalDefaults, undefined)).toMatchObject({ isAliasReady: true, aliases: {} });
  expect(aliasMapLoaded(loaded, undefined).aliases).toEqual({ XBT: 'BTC' });
});
