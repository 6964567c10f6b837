import { someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import { type LocaleCode, localeCodes } from '@peerbourse/contract/locales';
import { defaultTimeBasis } from '@peerbourse/rules/time-basis';

export type TracedList = 'contract' | 'mixContract';

/**
 * The client's own state of the whole site, with what holds at the start. Answers of the server are not copied into it: they
 * live in the query cache, and `heldBy` says which query or hook stands for which name of the specification.
 */
export const globalDefaults = {
  serviceStatus: 1,
  supportedLocales: localeCodes as readonly LocaleCode[],
  timeBasis: defaultTimeBasis,
  someBasicConfig: someBasicConfigDefault,
  contractAndFollowSwitch: { followSwitch: false, contractSwitch: false, p2pState: false, jumpType: 0 },
  friendInvitationLink: { show: false, url: '', ukReferralEntranceStatus: false },
  tradeMiningEntryInfo: { tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' },
  isPreferenceReady: false,
  isAliasReady: false,
  aliases: {} as Readonly<Record<string, string>>,
  traces: { contract: 0, mixContract: 0 } as Readonly<Record<TracedList, number>>,
  hasPriceAlert: false,
  priceAlertAt: 0,
};

export type GlobalState = typeof globalDefaults;

export const heldBy = {
  locale: 'base/page.tsx usePage',
  screenType: 'shell/screen-type.ts useScreenType',
  usdtRate: 'queries/rates/usdt-rate.query.ts',
  exchangeRate: 'site/preferences/display-currency.ts useDisplayCurrency with usdtRate',
  openPrices: 'queries/market-data/open-prices.query.ts',
  timeBasis: 'site/preferences/time-basis.ts useTimeBasis',
  serverRenderHeaders: 'site/visitor.server.ts, for one request',
  someBasicConfig: 'site/site-settings.ts useSiteSettings',
  contractAndFollowSwitch: 'queries/site/feature-switches.query.ts',
  allCoinList: 'queries/p2p-config/coins-and-fiats.query.ts',
  allFiatList: 'queries/p2p-config/coins-and-fiats.query.ts',
  spotCoinChainList: 'queries/reference/coin-chain-list.query.ts',
} as const;

/** Any update of the preferences, the first one included, makes them ready. */
export function preferencesUpdated(state: GlobalState): GlobalState {
  return { ...state, isPreferenceReady: true };
}

/** Without aliases coins show their own names, so a failed load is ready too. */
export function aliasMapLoaded(state: GlobalState, aliases: Readonly<Record<string, string>> | undefined): GlobalState {
  return { ...state, isAliasReady: true, aliases: aliases ?? state.aliases };
}

/** Counts the loads of a list, so that whoever drew an older one notices; starting over counts from one. */
export function listLoaded(state: GlobalState, list: TracedList, startsOver: boolean): GlobalState {
  return { ...state, traces: { ...state.traces, [list]: startsOver ? 1 : state.traces[list] + 1 } };
}

export function priceAlertRang(state: GlobalState, at: number): GlobalState {
  return { ...state, hasPriceAlert: true, priceAlertAt: at };
}

export function priceAlertsSeen(state: GlobalState): GlobalState {
  return { ...state, hasPriceAlert: false };
}
