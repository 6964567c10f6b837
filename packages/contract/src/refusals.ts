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
  'risk.question': row('500054', 'risk_question', 'dialog'),
  'risk.blocked': row('35016', 'risk_blocked', 'blocking-dialog'),
  'rates.unknown-pair': row('61101', 'rates_unknown_pair'),
  'rates.no-price': row('61102', 'rates_no_price'),
  'rates.price-out-of-band': row('61103', 'rates_price_out_of_band'),
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
];

const byCode = new Map<string, RefusalId>(Object.entries(refusals).map(([id, refusal]) => [refusal.code, id as RefusalId]));

export function refusalOfCode(code: string): RefusalId | undefined {
  return byCode.get(code);
}
