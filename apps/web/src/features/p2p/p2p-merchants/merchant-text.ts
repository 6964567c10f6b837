import type {
  ContactKind,
  MerchantKind,
  ProofKind,
  RejectionReason,
  ReleaseCondition,
  RequirementCode,
} from '@peerbourse/rules/p2p-merchants/merchant';
import type { LevelAsk, MerchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import type { TextKey } from '#base/i18n/text-keys.ts';

type Key = TextKey<'p2p-merchants'>;

/** Deposits are in one coin. */
export const depositCoin = 'USDT';

export const levelKeys: Readonly<Record<MerchantLevel, Key>> = {
  starter: 'level_starter',
  advanced: 'level_advanced',
  master: 'level_master',
};

export const kindKeys: Readonly<Record<MerchantKind, Key>> = { personal: 'personal', company: 'company' };

export const reasonKeys: Readonly<Record<RejectionReason, Key>> = {
  'identity-unclear': 'why_identity_unclear',
  'identity-differs': 'why_identity_differs',
  'funds-unclear': 'why_funds_unclear',
  'funds-too-old': 'why_funds_too_old',
  'company-unclear': 'why_company_unclear',
  'contact-unreachable': 'why_contact_unreachable',
  'too-little-history': 'why_too_little_history',
  'not-offered-here': 'why_not_offered_here',
};

/** Which proof a reason is about, where it is about one. */
export const proofOfReason: Readonly<Partial<Record<RejectionReason, ProofKind>>> = {
  'identity-unclear': 'identity',
  'identity-differs': 'identity',
  'funds-unclear': 'funds',
  'funds-too-old': 'funds',
  'company-unclear': 'company',
};

interface TickKeys {
  name: Key;
  missing: Key;
  fix?: { to: string; label: Key };
}

const security = { to: '/account/security', label: 'fix_security' } as const;

export const requirementKeys: Readonly<Record<RequirementCode, TickKeys>> = {
  'main-account': { name: 'req_main', missing: 'req_main_missing' },
  verified: { name: 'req_verified', missing: 'req_verified_missing', fix: { to: '/account/verified', label: 'fix_verified' } },
  email: { name: 'req_email', missing: 'req_email_missing', fix: security },
  phone: { name: 'req_phone', missing: 'req_phone_missing', fix: security },
  unrestricted: { name: 'req_unrestricted', missing: 'req_unrestricted_missing', fix: { to: '/p2p-trade/center', label: 'fix_center' } },
  'fund-password': { name: 'req_fund', missing: 'req_fund_missing', fix: { to: '/account/security#fund-password', label: 'fix_fund' } },
  deposit: { name: 'req_deposit', missing: 'req_deposit_missing', fix: { to: '/assets', label: 'fix_assets' } },
};

const orders = { to: '/p2p-trade/orders', label: 'my_orders' } as const;

export const conditionKeys: Readonly<Record<ReleaseCondition, TickKeys>> = {
  'no-ads': { name: 'cond_ads', missing: 'cond_ads_missing', fix: { to: '/p2p-trade/ads', label: 'my_ads' } },
  'no-orders': { name: 'cond_orders', missing: 'cond_orders_missing', fix: orders },
  'no-appeals': { name: 'cond_appeals', missing: 'cond_appeals_missing', fix: orders },
};

export const askKeys: Readonly<Record<LevelAsk, Key>> = {
  orders: 'ask_orders',
  completion: 'ask_completion',
  counterparties: 'ask_counterparties',
  deposit: 'ask_deposit',
};

/** Names of their own, which no language changes. */
export const contactNames: Readonly<Record<ContactKind, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  wechat: 'WeChat',
  line: 'LINE',
  x: 'X',
  facebook: 'Facebook',
};
