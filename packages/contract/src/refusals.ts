import { refusals as content } from './core/content/refusals.ts';
import { refusals as files } from './core/files/refusals.ts';
import { refusals as notifications } from './core/notifications/refusals.ts';
import { refusals as rates } from './core/rates/refusals.ts';
import { refusals as settings } from './core/settings/refusals.ts';
import { invalidCode, movedCode } from './envelope.ts';
import { refusals as accounts } from './identity/accounts/refusals.ts';
import { refusals as apiKeys } from './identity/api-keys/refusals.ts';
import { refusals as customers } from './identity/customers/refusals.ts';
import { refusals as preferences } from './identity/preferences/refusals.ts';
import { refusals as privacy } from './identity/privacy/refusals.ts';
import { refusals as risk } from './identity/risk/refusals.ts';
import { refusals as security } from './identity/security/refusals.ts';
import { refusals as sessions } from './identity/sessions/refusals.ts';
import { refusals as staff } from './identity/staff/refusals.ts';
import { refusals as subAccounts } from './identity/sub-accounts/refusals.ts';
import { refusals as support } from './identity/support/refusals.ts';
import { refusals as verification } from './identity/verification/refusals.ts';
import { refusals as webhooks } from './identity/webhooks/refusals.ts';
import { refusals as work } from './identity/work/refusals.ts';
import { refusals as spot } from './markets/spot/refusals.ts';
import { refusals as assets } from './money/assets/refusals.ts';
import { refusals as exports } from './money/exports/refusals.ts';
import { refusals as ledger } from './money/ledger/refusals.ts';
import { refusals as p2pAds } from './p2p/p2p-ads/refusals.ts';
import { refusals as p2pAppeals } from './p2p/p2p-appeals/refusals.ts';
import { refusals as p2pBlocklist } from './p2p/p2p-blocklist/refusals.ts';
import { refusals as p2pChat } from './p2p/p2p-chat/refusals.ts';
import { refusals as p2pConfig } from './p2p/p2p-config/refusals.ts';
import { refusals as p2pMerchants } from './p2p/p2p-merchants/refusals.ts';
import { refusals as p2pOrders } from './p2p/p2p-orders/refusals.ts';
import { refusals as p2pPaymethods } from './p2p/p2p-paymethods/refusals.ts';
import { refusals as p2pPrices } from './p2p/p2p-prices/refusals.ts';
import { refusals as p2pRatings } from './p2p/p2p-ratings/refusals.ts';
import { refusals as p2pUsers } from './p2p/p2p-users/refusals.ts';
import { refusals as proofs } from './p2p/proofs/refusals.ts';
import { refusals as receipts } from './p2p/receipts/refusals.ts';
import { type RefusalRow, row } from './refusal-row.ts';

/** What has no area: the request itself, the session or the API key behind it, and rights. */
const common = {
  'request.invalid': row(invalidCode, 'invalid', 'field'),
  'request.key-missing': row('40002', 'key_missing'),
  'request.key-reused': row('40003', 'key_reused'),
  'request.origin': row('40300', 'origin', 'toast', 403),
  'request.unknown-path': row('40400', 'unknown_path', 'toast', 404),
  'request.too-large': row('41300', 'too_large', 'toast', 413),
  'request.too-many': row('42900', 'too_many', 'silent', 429),
  'request.bug': row('50000', 'bug', 'toast', 500),
  'request.outage': row('50300', 'outage', 'toast', 503),
  'session.missing': row('00004', 'session_missing', 'logout'),
  'session.expired': row('00005', 'session_expired', 'logout'),
  'session.revoked': row('00006', 'session_revoked', 'logout'),
  'session.replaced': row('20906', 'session_replaced', 'logout'),
  'session.moved': row(movedCode, 'outage', 'silent'),
  'session.locked': row('20205', 'session_locked', 'logout'),
  /** Unknown key, wrong signature, barred address, key that ended: whoever tries keys learns nothing from it. */
  'key.refused': row('00011', 'key_refused'),
  'key.bad-headers': row('00012', 'key_bad_headers'),
  'key.clock': row('00013', 'key_clock'),
  'key.closed': row('00014', 'key_closed'),
  'key.scope-missing': row('00015', 'key_scope_missing'),
  'key.with-cookies': row('00016', 'key_with_cookies'),
  'right.missing': row('40301', 'right_missing'),
  'right.main-only': row('40302', 'right_main_only'),
  'right.copper': row('63101', 'right_copper'),
  'right.no-profile': row('63102', 'right_no_profile'),
  'risk.question': row('500054', 'risk_question', 'dialog'),
  'risk.blocked': row('35016', 'risk_blocked', 'blocking-dialog'),
} as const satisfies Record<string, RefusalRow>;

/** Every expected "no" of the exchange. Each area keeps its own beside its calls; the server fills `msg` in the language of the request. */
export const refusals = {
  ...common,
  ...accounts,
  ...apiKeys,
  ...notifications,
  ...privacy,
  ...risk,
  ...security,
  ...sessions,
  ...preferences,
  ...subAccounts,
  ...files,
  ...verification,
  ...rates,
  ...customers,
  ...staff,
  ...support,
  ...webhooks,
  ...spot,
  ...work,
  ...content,
  ...ledger,
  ...assets,
  ...exports,
  ...p2pAppeals,
  ...p2pMerchants,
  ...p2pRatings,
  ...p2pUsers,
  ...p2pBlocklist,
  ...p2pPaymethods,
  ...p2pAds,
  ...p2pOrders,
  ...p2pChat,
  ...proofs,
  ...receipts,
  ...settings,
  ...p2pConfig,
  ...p2pPrices,
} as const;

export type RefusalId = keyof typeof refusals;

/** Any call may meet these, whatever it declares. */
export const everywhere: readonly RefusalId[] = [
  'request.invalid',
  'request.key-missing',
  'request.key-reused',
  'request.origin',
  'request.unknown-path',
  'request.too-large',
  'request.too-many',
  'request.bug',
  'request.outage',
  'session.missing',
  'session.expired',
  'session.revoked',
  'session.replaced',
  'session.moved',
  'session.locked',
  'key.refused',
  'key.bad-headers',
  'key.clock',
  'key.closed',
  'key.scope-missing',
  'key.with-cookies',
  'right.missing',
  'right.main-only',
  'right.copper',
  'right.no-profile',
];

const byCode = new Map<string, RefusalId>(Object.entries(refusals).map(([id, refusal]) => [refusal.code, id as RefusalId]));

export function refusalOfCode(code: string): RefusalId | undefined {
  return byCode.get(code);
}
