import type {
  ContactKind,
  MerchantKind,
  MerchantState,
  ProofKind,
  RejectionReason,
  RemovalCause,
  RequirementCode,
} from '@peerbourse/rules/p2p-merchants/merchant';
import type { Tone } from '#parts/tone.ts';

export const kindText: Record<MerchantKind, string> = { personal: 'Person', company: 'Company' };

export const stateText: Record<MerchantState, { label: string; tone: Tone }> = {
  none: { label: 'Never applied', tone: 'quiet' },
  reviewing: { label: 'Waits for a decision', tone: 'watch' },
  rejected: { label: 'Rejected', tone: 'quiet' },
  approved: { label: 'Merchant', tone: 'good' },
  'deposit-short': { label: 'Deposit too low', tone: 'watch' },
  suspended: { label: 'Paused', tone: 'bad' },
  releasing: { label: 'Gives it up', tone: 'quiet' },
  released: { label: 'Gave it up', tone: 'quiet' },
  removed: { label: 'Removed', tone: 'bad' },
};

export const proofText: Record<ProofKind, string> = { identity: 'Identity', funds: 'Funds', company: 'Company' };

export const contactText: Record<ContactKind, string> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  wechat: 'WeChat',
  line: 'LINE',
  x: 'X',
  facebook: 'Facebook',
};

export const requirementText: Record<RequirementCode, string> = {
  'main-account': 'Main account',
  verified: 'Identity verified',
  email: 'Email address',
  phone: 'Phone number',
  unrestricted: 'No restriction',
  'fund-password': 'Fund password',
  deposit: 'Enough USDT',
};

export const rejectionText: Record<RejectionReason, string> = {
  'identity-unclear': 'The proof of identity cannot be read',
  'identity-differs': 'The proof of identity shows somebody else',
  'funds-unclear': 'The proof of funds cannot be read',
  'funds-too-old': 'The proof of funds is too old',
  'company-unclear': 'The papers of the company do not suffice',
  'contact-unreachable': 'The contact could not be reached',
  'too-little-history': 'Too little trading so far',
  'not-offered-here': 'Not offered where the applicant lives',
};

export const causeText: Record<RemovalCause, string> = {
  'extra-fees': 'Asked for extra fees',
  'off-platform': 'Traded outside of the platform',
  'leaked-data': 'Leaked data of a customer',
  'foreign-name': 'Paid from an account of somebody else',
  laundering: 'Laundered money',
  'price-collusion': 'Agreed on prices with others',
  'false-evidence': 'Sent false evidence',
  abuse: 'Insulted or threatened somebody',
};
