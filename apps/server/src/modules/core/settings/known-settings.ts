import type { StaffRole } from '@peerbourse/contract/call';
import { p2pArticles, p2pArticlesDefault, p2pTips, p2pTipsDefault } from '@peerbourse/contract/core/content/p2p-reading.shape';
import { friendInvitationLink, tradeMiningEntryInfo } from '@peerbourse/contract/core/site/feature-switches';
import { someBasicConfig, someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import {
  p2pAdRules,
  p2pAdRulesDefault,
  p2pBands,
  p2pBandsDefault,
  p2pCoinRows,
  p2pCoinRowsDefault,
  p2pFiatRows,
  p2pFiatRowsDefault,
  p2pGeneral,
  p2pGeneralDefault,
  p2pMarket,
} from '@peerbourse/contract/p2p/p2p-config/config.shape';
import * as z from 'zod/mini';

/** Every setting that exists: its shape, and its value until somebody writes one. */
export const knownSettings = {
  'site.switches': {
    schema: someBasicConfig,
    initial: someBasicConfigDefault,
  },
  'site.invitation': { schema: friendInvitationLink, initial: { show: false, url: '', ukReferralEntranceStatus: false } },
  'site.tradeMining': { schema: tradeMiningEntryInfo, initial: { tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' } },
  'site.brand': {
    schema: z.object({ name: z.string().check(z.minLength(1)), legalEntity: z.string(), supportAddress: z.string() }),
    initial: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
  },
  /** When browsers have to work before they may try: never, once something looks like guessing, or always. */
  'security.proofOfWork': { schema: z.enum(['off', 'suspicion', 'always']), initial: 'suspicion' },
  'sub-accounts.limit': { schema: z.int().check(z.gte(0), z.lte(100)), initial: 10 },
  /** How long a granted recovery waits before it takes effect, so that the owner can stop it. */
  'recoveries.waitingHours': { schema: z.int().check(z.gte(1), z.lte(720)), initial: 24 },
  'restrictions.hongKong': {
    schema: z.object({ show: z.boolean(), canRegister: z.boolean() }),
    initial: { show: true, canRegister: false },
  },
  /** Invented customers: nobody has a reason to look at them, so whoever does is reported. They must not be known to all. */
  'customers.canaries': {
    roles: ['risk'],
    schema: z.array(z.string().check(z.regex(/^[1-9]\d{9,18}$/))).check(z.maxLength(100)),
    initial: [],
  },
  /** What corrections by hand may be worth: each one, and all that a member proposes in a day. */
  'ledger.correctionLimitUsdt': { schema: z.int().check(z.gte(0), z.lte(10_000_000)), initial: 10_000 },
  'ledger.correctionDayLimitUsdt': { schema: z.int().check(z.gte(0), z.lte(100_000_000)), initial: 50_000 },
  /** How many files of their history people may ask for in a month, and how long one may be. */
  'exports.perMonth': { schema: z.int().check(z.gte(0), z.lte(1_000)), initial: 5 },
  'exports.mostRows': { schema: z.int().check(z.gte(1_000), z.lte(1_000_000)), initial: 200_000 },
  'rates.staleAfterSeconds': { schema: z.int().check(z.gte(5), z.lte(86_400)), initial: 60 },
  /** A source whose price is further from the median than this is left out; a publication that jumps further is refused. */
  'rates.outlierPercent': { schema: z.number().check(z.gt(0), z.lte(50)), initial: 2 },
  'rates.maxJumpPercent': { schema: z.number().check(z.gt(0), z.lte(100)), initial: 20 },
  /** The terms that traders accept, by version; whoever accepted an older one is asked again. */
  'p2p-users.termsVersion': { schema: z.int().check(z.gte(1), z.lte(10_000)), initial: 1 },
  /** How long a name that somebody chose stays at least. */
  'p2p-users.nickNameDays': { schema: z.int().check(z.gte(0), z.lte(3_650)), initial: 30 },
  /** What traders are given to read: which answers are tips, and which texts belong to P2P. */
  'content.p2pTips': { schema: p2pTips, initial: p2pTipsDefault },
  'content.p2pArticles': { schema: p2pArticles, initial: p2pArticlesDefault },
  /** Whether P2P takes new orders and ads; while it does not, the notes say why. */
  'p2p-config.market': { schema: p2pMarket, initial: { isOpen: true, notes: {} } },
  'p2p-config.general': { schema: p2pGeneral, initial: p2pGeneralDefault },
  'p2p-config.bands': { schema: p2pBands, initial: p2pBandsDefault },
  'p2p-config.ads': { schema: p2pAdRules, initial: p2pAdRulesDefault },
  'p2p-config.fiats': { schema: p2pFiatRows, initial: p2pFiatRowsDefault },
  'p2p-config.coins': { schema: p2pCoinRows, initial: p2pCoinRowsDefault },
} as const;

/** Some settings are not for everybody who may see or write settings. */
export function isOpenTo(key: SettingKey, roles: readonly StaffRole[]): boolean {
  const setting = knownSettings[key];
  return !('roles' in setting) || setting.roles.some((role) => roles.includes(role));
}

export type SettingKey = keyof typeof knownSettings;
export type SettingValue<K extends SettingKey> = z.output<(typeof knownSettings)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(knownSettings, key);
}
