/**
 * Every expected "no" of the exchange, one row each: what travels on the wire and what the client does with it.
 * The text is a key of the `refusals` catalogue; the server fills `msg` with it in the language of the request.
 */
export type RefusalShow = 'toast' | 'dialog' | 'blocking-dialog' | 'field' | 'logout' | 'silent';

export interface RefusalRow {
  code: string;
  http: number;
  text: string;
  show: RefusalShow;
}

function row(code: string, text: string, show: RefusalShow = 'toast', http = 200): RefusalRow {
  return { code, text, show, http };
}

export const refusals = {
  'request.invalid': row('40001', 'invalid', 'field'),
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
  'session.locked': row('20205', 'session_locked', 'logout'),
  'right.missing': row('40301', 'right_missing'),
  'right.main-only': row('40302', 'right_main_only'),
  'risk.question': row('500054', 'risk_question', 'dialog'),
  'risk.blocked': row('35016', 'risk_blocked', 'blocking-dialog'),
  'accounts.country-closed': row('20101', 'accounts_country_closed'),
  'accounts.exists': row('20102', 'accounts_exists'),
  'accounts.invitation-unknown': row('20103', 'accounts_invitation_unknown', 'field'),
  'accounts.bad-name': row('20104', 'accounts_bad_name', 'field'),
  'accounts.locked': row('20105', 'accounts_locked'),
  'security.wrong-login': row('20201', 'security_wrong_login', 'field'),
  'security.wrong-code': row('20202', 'security_wrong_code', 'field'),
  'security.too-many-guesses': row('20203', 'security_too_many_guesses'),
  'security.factors-missing': row('20204', 'security_factors_missing', 'silent'),
  'security.ticket-over': row('20206', 'security_ticket_over'),
  'security.weak-password': row('20207', 'security_weak_password', 'field'),
  'security.same-password': row('20208', 'security_same_password', 'field'),
  'security.weak-fund-password': row('20209', 'security_weak_fund_password', 'field'),
  'security.proof-needed': row('20210', 'security_proof_needed', 'silent'),
  'security.seal-broken': row('20211', 'security_seal_broken'),
  'security.seal-unknown': row('20212', 'security_seal_unknown', 'silent'),
  'security.code-too-soon': row('20213', 'security_code_too_soon'),
  'security.no-target': row('20214', 'security_no_target', 'field'),
  'security.already-bound': row('20215', 'security_already_bound'),
  'security.not-bound': row('20216', 'security_not_bound'),
  'security.last-contact': row('20217', 'security_last_contact'),
  'security.contact-taken': row('20218', 'security_contact_taken', 'field'),
  'security.bad-order': row('20219', 'security_bad_order'),
  'security.too-many-passkeys': row('20220', 'security_too_many_passkeys'),
  'security.passkey-refused': row('20221', 'security_passkey_refused'),
  'security.recovery-open': row('20222', 'security_recovery_open'),
  'security.recovery-decided': row('20223', 'security_recovery_decided'),
  'security.recovery-not-opened': row('20224', 'security_recovery_not_opened'),
  'security.recovery-unknown': row('20225', 'security_recovery_unknown'),
  'sessions.qr-over': row('20301', 'sessions_qr_over'),
  'sessions.unknown': row('20302', 'sessions_unknown'),
  'preferences.unknown-language': row('20401', 'preferences_unknown_language'),
  'sub-accounts.unknown': row('20501', 'sub_accounts_unknown'),
  'sub-accounts.too-many': row('20502', 'sub_accounts_too_many'),
  'sub-accounts.name-taken': row('20503', 'sub_accounts_name_taken', 'field'),
  'files.refused': row('20601', 'files_refused'),
  'files.too-many': row('20602', 'files_too_many'),
  'verification.open': row('20701', 'verification_open'),
  'verification.done': row('20702', 'verification_done'),
  'verification.unknown-country': row('20703', 'verification_unknown_country', 'field'),
  'verification.bad-name': row('20704', 'verification_bad_name', 'field'),
  'verification.bad-number': row('20705', 'verification_bad_number', 'field'),
  'verification.too-young': row('20706', 'verification_too_young', 'field'),
  'verification.picture-missing': row('20707', 'verification_picture_missing'),
  'verification.document-used': row('20708', 'verification_document_used'),
  'verification.unknown-case': row('20709', 'verification_unknown_case'),
  'verification.too-many-views': row('20710', 'verification_too_many_views'),
  'verification.decided': row('20711', 'verification_decided'),
  'verification.not-opened': row('20712', 'verification_not_opened'),
  'verification.reason-missing': row('20713', 'verification_reason_missing', 'field'),
  'rates.unknown-pair': row('61101', 'rates_unknown_pair'),
  'rates.no-price': row('61102', 'rates_no_price'),
  'rates.price-out-of-band': row('61103', 'rates_price_out_of_band'),
  'customers.unknown': row('61301', 'customers_unknown'),
  'customers.not-held': row('61302', 'customers_not_held'),
  'customers.wrong-state': row('61303', 'customers_wrong_state'),
  'staff.view-quota': row('61401', 'staff_view_quota'),
  'staff.unknown-member': row('61402', 'staff_unknown_member', 'field'),
  'staff.name-taken': row('61403', 'staff_name_taken', 'field'),
  'staff.already-proposed': row('61404', 'staff_already_proposed'),
  'staff.wrong-state': row('61405', 'staff_wrong_state'),
  'staff.proposal-over': row('61406', 'staff_proposal_over'),
  'staff.own-proposal': row('61407', 'staff_own_proposal'),
  'staff.too-few': row('61408', 'staff_too_few'),
  'staff.invitation-over': row('61409', 'staff_invitation_over'),
  'content.unknown': row('61501', 'content_unknown'),
  'content.changed-meanwhile': row('61502', 'content_changed_meanwhile'),
  'content.bad-field': row('61503', 'content_bad_field', 'field'),
  'content.bad-text': row('61504', 'content_bad_text', 'field'),
  'content.english-missing': row('61505', 'content_english_missing', 'field'),
  'content.bad-name': row('61506', 'content_bad_name', 'field'),
  'content.bad-time': row('61507', 'content_bad_time', 'field'),
  'ledger.too-little': row('62001', 'ledger_too_little', 'field'),
  'ledger.not-free-yet': row('62002', 'ledger_not_free_yet'),
  'ledger.hold-over': row('62003', 'ledger_hold_over'),
  'ledger.unknown': row('62004', 'ledger_unknown'),
  'ledger.over-limit': row('62005', 'ledger_over_limit', 'field'),
  'ledger.correction-over': row('62006', 'ledger_correction_over'),
  'ledger.own-correction': row('62007', 'ledger_own_correction'),
  'assets.unknown-coin': row('62101', 'assets_unknown_coin', 'field'),
  'assets.same-wallet': row('62102', 'assets_same_wallet', 'field'),
  'assets.bad-amount': row('62103', 'assets_bad_amount', 'field'),
  'exports.quota': row('62201', 'exports_quota'),
  'exports.too-many': row('62202', 'exports_too_many'),
  'settings.unknown-key': row('61201', 'settings_unknown_key'),
  'settings.changed-meanwhile': row('61202', 'settings_changed_meanwhile'),
} as const satisfies Record<string, RefusalRow>;

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
  'session.locked',
  'right.missing',
  'right.main-only',
];

const byCode = new Map<string, RefusalId>(Object.entries(refusals).map(([id, refusal]) => [refusal.code, id as RefusalId]));

export function refusalOfCode(code: string): RefusalId | undefined {
  return byCode.get(code);
}
