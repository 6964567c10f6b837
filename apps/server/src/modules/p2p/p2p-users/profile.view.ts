import type { CallOutput } from '@peerbourse/contract/call';
import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import type { publicProfile } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import type { viewTrader } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { formatUnits } from '@peerbourse/rules/money';
import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Credentials } from '#modules/core/secrets/index.ts';
import type { Account } from '#modules/identity/accounts/index.ts';
import type { BusinessHours, OpenRestriction, Trader } from './profile.table.ts';

type Restriction = OtcUser['restrictions'][number];
export type RestrictionText = Pick<CallOutput<typeof viewTrader>['restrictions'][number], 'kind' | 'reason'>;

export function figuresView(trader: Trader): NonNullable<OtcUser['figures']> {
  return {
    orderTotalCount: trader.ordersTotal,
    buyOrderCount: trader.ordersBought,
    sellOrderCount: trader.ordersSold,
    thirtyDayTrade: trader.completed30d,
    thirtyDayRate: percentOf(trader.completed30d, trader.completed30d + trader.cancelled30d),
    counterparties: trader.counterparties,
    releaseSeconds: trader.releaseSeconds,
    paySeconds: trader.paySeconds,
    goodRatings: trader.goodRatings,
    badRatings: trader.badRatings,
    goodRate: percentOf(trader.goodRatings, trader.goodRatings + trader.badRatings),
    firstTradeAt: trader.firstTradeAt?.toISOString() ?? null,
  };
}

/** Two decimals, cut: nobody reaches 100 percent by rounding. */
export function percentOf(part: number, whole: number): string | null {
  return whole === 0 ? null : formatUnits((BigInt(part) * 10_000n) / BigInt(whole), 2);
}

export function publicView(trader: Trader): CallOutput<typeof publicProfile> {
  const { encryptUserId, nickName, headColor, userType, kybFlag, isOnline } = trader;
  const country = trader.showCountryFlag ? trader.country : '';
  return { encryptUserId, nickName, headColor, userType, kybFlag, country, isOnline, ...figuresView(trader) };
}

interface Owner {
  account: Account;
  main: Account;
  credentials: Credentials | undefined;
  restrictions: readonly OpenRestriction[];
  currentTermsVersion: number;
  nickNameFreeAt: Date | null;
}

/** What the specification calls otcUser. Without a profile its fields have their defaults, and there is no userId. */
export function otcUserView(trader: Trader | undefined, owner: Owner): OtcUser {
  return { ...ownerView(owner), ...(trader ? traderView(trader, owner.nickNameFreeAt) : withoutProfile) };
}

function ownerView({ account, main, credentials, restrictions, currentTermsVersion }: Owner) {
  return {
    isCheckMobile: main.phone !== null,
    tgBindFlag: credentials !== undefined && credentials.telegramChat !== null,
    tgNickName: credentials?.telegramName ?? '',
    // The bot learns names, not pictures.
    tgAvatar: '',
    areaId: account.areaId,
    currentTermsVersion,
    restrictions: restrictions.map(
      (row) => ({ ...(row as RestrictionText), until: row.until?.toISOString() ?? null }) satisfies Restriction,
    ),
  };
}

const withoutProfile = {
  nickName: '',
  headColor: '',
  userType: 0,
  isOnline: false,
  smsEnable: false,
  rapidAdEnable: false,
  orderTotalCount: '-',
  buyOrderCount: '-',
  sellOrderCount: '-',
  thirtyDayTrade: '-',
  isOpen: false,
  fiatPreference: '',
  showCountryFlag: false,
  kybFlag: 2,
  isRelieveBusinessFlag: false,
  nickNameState: 2,
  isChinaSeller: false,
  nickNameFreeAt: null,
  acceptedTermsVersion: null,
  termsAcceptedAt: null,
  figures: null,
  mayPublish: false,
  isPaused: false,
  businessHours: null,
  isAtWork: false,
};

function traderView(trader: Trader, nickNameFreeAt: Date | null) {
  const { userId, encryptUserId, nickName, headColor, userType, kybFlag, isOnline, isOpen, nickNameState, mayPublish } = trader;
  const { smsEnable, rapidAdEnable, showCountryFlag, isPaused, isAtWork } = trader;
  return {
    userId,
    encryptUserId,
    nickName,
    headColor,
    userType,
    kybFlag,
    isOnline,
    isOpen,
    nickNameState,
    isRelieveBusinessFlag: trader.isReleasing,
    // Merchants may, for as long as they are.
    mayPublish: mayPublish || isMerchant(trader),
    smsEnable,
    rapidAdEnable,
    showCountryFlag,
    isPaused,
    isAtWork,
    orderTotalCount: String(trader.ordersTotal),
    buyOrderCount: String(trader.ordersBought),
    sellOrderCount: String(trader.ordersSold),
    thirtyDayTrade: String(trader.completed30d),
    fiatPreference: trader.fiatPreference ?? '',
    isChinaSeller: isMerchant(trader) && trader.areaId === '1',
    nickNameFreeAt: nickNameFreeAt?.toISOString() ?? null,
    acceptedTermsVersion: trader.termsVersion,
    termsAcceptedAt: trader.termsAcceptedAt?.toISOString() ?? null,
    figures: figuresView(trader),
    businessHours: hoursView(trader),
  };
}

export function hoursView({ businessZone, businessDays, businessFrom, businessUntil }: Trader): BusinessHours | null {
  if (businessZone === null || businessDays === null || businessFrom === null || businessUntil === null) return null;
  return { timeZone: businessZone, days: businessDays, from: businessFrom, until: businessUntil };
}
