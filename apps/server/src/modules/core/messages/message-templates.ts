interface Template {
  /** Says that something about the safety of the account changed; its reader is told what to do if it was not him. */
  isSecurity?: true;
  /** Carries a code, which is of no use later. */
  isCode?: true;
  /** Values without which the message would make no sense. Others are shown if they are there, see `message-text.ts`. */
  wants: readonly string[];
}

const plain = { wants: [] } as const satisfies Template;
const order = { wants: ['order', 'amount'] } as const satisfies Template;
const orderUntil = { wants: ['order', 'amount', 'until'] } as const satisfies Template;
const security = { isSecurity: true, wants: [] } as const satisfies Template;

/** Every message that can leave. Its words are `<template>_subject` and `<template>_body` of the texts in the area `messages`. */
export const messageTemplates = {
  code: { isCode: true, wants: ['code', 'minutes', 'purpose'] },
  telegram_code: { isCode: true, wants: ['code', 'minutes'] },
  account_exists: plain,
  new_device: { isSecurity: true, wants: ['device', 'address', 'country'] },
  password_changed: security,
  fund_password_set: security,
  fund_password_changed: security,
  authenticator_bound: security,
  authenticator_removed: security,
  contact_changed: security,
  contact_removed: security,
  passkey_added: security,
  passkey_removed: security,
  api_key_added: { isSecurity: true, wants: ['name'] },
  api_key_changed: { isSecurity: true, wants: ['name'] },
  api_keys_ended: { isSecurity: true, wants: ['name'] },
  webhook_added: { isSecurity: true, wants: ['host'] },
  webhook_secret_changed: { isSecurity: true, wants: ['host'] },
  webhook_off: { wants: ['host'] },
  sessions_ended_by_theft: security,
  account_locked: plain,
  recovery_asked: security,
  recovery_granted: { isSecurity: true, wants: ['date'] },
  recovery_rejected: { wants: ['reason'] },
  recovery_done: security,
  verification_approved: plain,
  verification_rejected: { wants: ['reasons'] },
  document_ends: { wants: ['day'] },
  document_ended: { wants: ['day'] },
  identity_lapsed: plain,
  deletion_asked: { isSecurity: true, wants: ['date'] },
  deletion_cancelled: security,
  telegram_bound: security,
  telegram_removed: security,
  coins_credited: { wants: ['amount'] },
  coins_debited: { wants: ['amount'] },
  export_ready: { wants: ['until'] },
  support_answered: { wants: ['ticket'] },
  risk_asked: { wants: ['until'] },
  risk_approved: plain,
  risk_rejected: plain,
  paymethod_added: { isSecurity: true, wants: ['name'] },
  paymethod_changed: { isSecurity: true, wants: ['name'] },
  ad_taken_down: { wants: ['name'] },
  ad_allowed: { wants: ['name'] },
  ad_picture_refused: { wants: ['name'] },
  trading_restricted: plain,
  trading_restricted_until: { wants: ['until'] },
  restriction_lifted: plain,
  publishing_allowed: plain,
  publishing_ended: plain,
  merchant_approved: plain,
  merchant_rejected: { wants: ['amount'] },
  merchant_deposit_short: { wants: ['until', 'amount'] },
  merchant_deposit_used: { wants: ['order', 'amount'] },
  merchant_deposit_whole: plain,
  merchant_suspended: plain,
  merchant_level_changed: plain,
  merchant_releasing: { wants: ['until'] },
  merchant_released: { wants: ['amount'] },
  merchant_removed: plain,
  merchant_deposit_returned: { wants: ['amount'] },
  order_compensated: { wants: ['order', 'amount'] },
  order_placed: orderUntil,
  order_to_pay: orderUntil,
  order_to_accept: orderUntil,
  order_accepted: orderUntil,
  order_accepted_by_buyer: orderUntil,
  order_rejected: order,
  order_not_accepted: order,
  order_paid: orderUntil,
  order_payment_seen: order,
  order_payment_undone: orderUntil,
  order_pay_expired: order,
  order_extended: orderUntil,
  order_released: order,
  order_cancelled: order,
  order_cancel_asked_by_buyer: orderUntil,
  order_cancel_asked_by_seller: orderUntil,
  order_cancel_unanswered: order,
  order_appealed: order,
  order_appeal_withdrawn: order,
  order_asked: order,
  order_questioned: order,
  order_claim_held: order,
  order_claim_decided: order,
  order_claim_withdrawn: order,
  order_frozen: order,
  order_unfrozen: order,
  order_decided: order,
  order_stopped: order,
  order_continued: order,
  order_pay_reminder: orderUntil,
  order_release_reminder: orderUntil,
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof messageTemplates;

type Value = string | number;
type Wanted<Name extends TemplateName> = (typeof messageTemplates)[Name]['wants'][number];

/** Moments are handed over as ISO text; mails show them in UTC. */
export type ValuesOf<Name extends TemplateName> = Readonly<Record<string, Value> & Record<Wanted<Name>, Value>>;

export function templateOf(name: string): Template | undefined {
  return Object.hasOwn(messageTemplates, name) ? messageTemplates[name as TemplateName] : undefined;
}

export const codeTemplates: readonly string[] = Object.keys(messageTemplates).filter((name) => templateOf(name)?.isCode);
