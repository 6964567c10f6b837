// Written by `npm run client:write` from the contract; a test compares.

/** What a refusal tells besides its name, where it tells anything. */
interface Details {
  'key.bad-headers': {
    header: string;
  };
  'key.clock': {
    problem: 'too-old' | 'too-early';
    serverTime: number;
  };
  'key.scope-missing': {
    scope: 'read' | 'p2p' | 'p2p-release' | 'spot' | 'transfer' | 'withdraw';
  };
  'p2p-ads.bad-limits': {
    min?: string;
    max?: string;
  };
  'p2p-ads.bad-method': {
    most?: number;
  };
  'p2p-ads.bad-picture': {
    most: number;
  };
  'p2p-ads.changed-meanwhile': {
    version: number;
  };
  'p2p-ads.forbidden-words': {
    field: 'remark' | 'autoReply';
    problem: string;
  };
  'p2p-ads.price-out-of-band': {
    lowest: string;
    highest: string;
  } | {
    minPremiumPpm: number;
    maxPremiumPpm: number;
  };
  'p2p-ads.restricted': {
    until: string;
  };
  'p2p-ads.taken-down': {
    reason: string | null;
  };
  'p2p-ads.text-too-long': {
    field: 'remark' | 'autoReply';
    most: number;
  };
  'p2p-ads.too-many-ads': {
    most: number;
  };
  'p2p-ads.too-many-edits': {
    most: number;
  };
  'p2p-ads.wrong-state': {
    state: string;
  };
  'p2p-config.unknown-coin': {
    coin: string;
  };
  'p2p-config.unknown-fiat': {
    fiat: string;
  };
  'p2p-orders.amount-out-of-range': {
    min: string;
    max: string;
    fiat: string;
  };
  'p2p-orders.not-eligible': {
    reason: string;
  };
  'p2p-orders.price-changed': {
    price: string;
  };
  'p2p-orders.too-many-open': {
    most: number;
  };
  'rates.unknown-pair': {
    pair: string;
  };
  'request.invalid': {
    fields?: string;
  };
  'request.too-many': {
    retryAfterSeconds: number;
  };
  'risk.question': {
    params: {
      title?: string;
      requestId?: string;
      expireTime?: number;
      url?: string;
      subStatus?: string | number | null;
    };
  };
  'security.factors-missing': {
    methods: string;
  };
  'security.too-many-guesses': {
    retryAfterSeconds: number;
  };
  'security.wrong-code': {
    method?: string;
  };
}

export type RefusalDetails<Id extends RefusalId> = Id extends keyof Details ? Details[Id] : null;

/** Every refusal that a call of this client can meet. */
export type RefusalId =
  | 'assets.bad-amount'
  | 'assets.same-wallet'
  | 'assets.unknown-coin'
  | 'key.bad-headers'
  | 'key.clock'
  | 'key.closed'
  | 'key.refused'
  | 'key.scope-missing'
  | 'key.with-cookies'
  | 'ledger.not-free-yet'
  | 'ledger.too-little'
  | 'p2p-ads.bad-limits'
  | 'p2p-ads.bad-method'
  | 'p2p-ads.bad-picture'
  | 'p2p-ads.bad-quantity'
  | 'p2p-ads.bad-window'
  | 'p2p-ads.changed-meanwhile'
  | 'p2p-ads.code-over'
  | 'p2p-ads.cursor-over'
  | 'p2p-ads.forbidden-words'
  | 'p2p-ads.market-closed'
  | 'p2p-ads.no-match'
  | 'p2p-ads.no-price'
  | 'p2p-ads.no-right'
  | 'p2p-ads.not-verified'
  | 'p2p-ads.open-orders'
  | 'p2p-ads.price-out-of-band'
  | 'p2p-ads.quote-over'
  | 'p2p-ads.restricted'
  | 'p2p-ads.sold-out'
  | 'p2p-ads.taken-down'
  | 'p2p-ads.text-too-long'
  | 'p2p-ads.too-many-ads'
  | 'p2p-ads.too-many-edits'
  | 'p2p-ads.unknown-ad'
  | 'p2p-ads.wrong-state'
  | 'p2p-appeals.being-decided'
  | 'p2p-appeals.no-case'
  | 'p2p-appeals.not-opener'
  | 'p2p-appeals.nothing-asked'
  | 'p2p-appeals.same-reason'
  | 'p2p-appeals.stated'
  | 'p2p-appeals.too-early'
  | 'p2p-appeals.wrong-reason'
  | 'p2p-blocklist.too-many'
  | 'p2p-blocklist.unknown-user'
  | 'p2p-blocklist.yourself'
  | 'p2p-chat.bad-file'
  | 'p2p-chat.closed'
  | 'p2p-config.unknown-coin'
  | 'p2p-config.unknown-fiat'
  | 'p2p-orders.amount-differs'
  | 'p2p-orders.amount-out-of-range'
  | 'p2p-orders.changed'
  | 'p2p-orders.method-missing'
  | 'p2p-orders.not-eligible'
  | 'p2p-orders.not-now'
  | 'p2p-orders.payer-differs'
  | 'p2p-orders.price-changed'
  | 'p2p-orders.quote-spent'
  | 'p2p-orders.statement-missing'
  | 'p2p-orders.too-many-open'
  | 'p2p-orders.unknown-order'
  | 'p2p-prices.no-price'
  | 'p2p-prices.unconfirmed'
  | 'p2p-ratings.closed'
  | 'p2p-ratings.contact-details'
  | 'p2p-users.bad-hours'
  | 'p2p-users.closed-here'
  | 'p2p-users.held'
  | 'p2p-users.unknown-user'
  | 'proofs.not-yet'
  | 'proofs.order-closed'
  | 'rates.no-price'
  | 'rates.unknown-pair'
  | 'receipts.order-open'
  | 'request.bug'
  | 'request.invalid'
  | 'request.key-missing'
  | 'request.key-reused'
  | 'request.origin'
  | 'request.outage'
  | 'request.too-large'
  | 'request.too-many'
  | 'request.unknown-path'
  | 'right.copper'
  | 'right.main-only'
  | 'right.missing'
  | 'right.no-profile'
  | 'risk.blocked'
  | 'risk.question'
  | 'security.factors-missing'
  | 'security.fund-password-missing'
  | 'security.seal-broken'
  | 'security.seal-unknown'
  | 'security.too-many-guesses'
  | 'security.wrong-code'
  | 'security.wrong-fund-password'
  | 'session.expired'
  | 'session.locked'
  | 'session.missing'
  | 'session.moved'
  | 'session.replaced'
  | 'session.revoked'
  | 'sessions.held'
  | 'spot.client-order-id'
  | 'spot.no-maker'
  | 'spot.no-price'
  | 'spot.not-amendable'
  | 'spot.over-limit'
  | 'spot.price-step'
  | 'spot.quantity-gone'
  | 'spot.quantity-step'
  | 'spot.quotes-paused'
  | 'spot.unknown-market'
  | 'spot.unknown-order';

/** Names of refusals by their codes. */
export const refusalIds: Readonly<Record<string, RefusalId>> = {
  '00004': 'session.missing',
  '00005': 'session.expired',
  '00006': 'session.revoked',
  '00011': 'key.refused',
  '00012': 'key.bad-headers',
  '00013': 'key.clock',
  '00014': 'key.closed',
  '00015': 'key.scope-missing',
  '00016': 'key.with-cookies',
  '20202': 'security.wrong-code',
  '20203': 'security.too-many-guesses',
  '20204': 'security.factors-missing',
  '20205': 'session.locked',
  '20211': 'security.seal-broken',
  '20212': 'security.seal-unknown',
  '20226': 'security.fund-password-missing',
  '20227': 'security.wrong-fund-password',
  '20303': 'sessions.held',
  '20906': 'session.replaced',
  '20907': 'session.moved',
  '35016': 'risk.blocked',
  '40001': 'request.invalid',
  '40002': 'request.key-missing',
  '40003': 'request.key-reused',
  '40300': 'request.origin',
  '40301': 'right.missing',
  '40302': 'right.main-only',
  '40400': 'request.unknown-path',
  '41300': 'request.too-large',
  '42900': 'request.too-many',
  '50000': 'request.bug',
  '500054': 'risk.question',
  '50300': 'request.outage',
  '61101': 'rates.unknown-pair',
  '61102': 'rates.no-price',
  '62001': 'ledger.too-little',
  '62002': 'ledger.not-free-yet',
  '62101': 'assets.unknown-coin',
  '62102': 'assets.same-wallet',
  '62103': 'assets.bad-amount',
  '63001': 'p2p-config.unknown-fiat',
  '63002': 'p2p-config.unknown-coin',
  '63101': 'right.copper',
  '63102': 'right.no-profile',
  '63103': 'p2p-users.held',
  '63104': 'p2p-users.closed-here',
  '63110': 'p2p-users.unknown-user',
  '63113': 'p2p-users.bad-hours',
  '63201': 'p2p-blocklist.unknown-user',
  '63202': 'p2p-blocklist.yourself',
  '63203': 'p2p-blocklist.too-many',
  '63401': 'p2p-ads.unknown-ad',
  '63402': 'p2p-ads.no-right',
  '63403': 'p2p-ads.price-out-of-band',
  '63404': 'p2p-ads.bad-limits',
  '63405': 'p2p-ads.bad-quantity',
  '63406': 'p2p-ads.bad-method',
  '63407': 'p2p-ads.bad-window',
  '63408': 'p2p-ads.too-many-ads',
  '63409': 'p2p-ads.forbidden-words',
  '63410': 'p2p-ads.text-too-long',
  '63411': 'p2p-ads.wrong-state',
  '63412': 'p2p-ads.changed-meanwhile',
  '63413': 'p2p-ads.too-many-edits',
  '63414': 'p2p-ads.open-orders',
  '63415': 'p2p-ads.no-price',
  '63416': 'p2p-ads.market-closed',
  '63417': 'p2p-ads.restricted',
  '63418': 'p2p-ads.taken-down',
  '63419': 'p2p-ads.code-over',
  '63420': 'p2p-ads.no-match',
  '63421': 'p2p-ads.cursor-over',
  '63424': 'p2p-ads.not-verified',
  '63425': 'p2p-ads.sold-out',
  '63426': 'p2p-ads.quote-over',
  '63427': 'p2p-ads.bad-picture',
  '63501': 'p2p-prices.no-price',
  '63502': 'p2p-prices.unconfirmed',
  '63601': 'p2p-orders.unknown-order',
  '63602': 'p2p-orders.not-now',
  '63603': 'p2p-orders.not-eligible',
  '63604': 'p2p-orders.price-changed',
  '63605': 'p2p-orders.quote-spent',
  '63606': 'p2p-orders.too-many-open',
  '63607': 'p2p-orders.amount-out-of-range',
  '63608': 'p2p-orders.method-missing',
  '63610': 'p2p-orders.statement-missing',
  '63611': 'p2p-orders.amount-differs',
  '63612': 'p2p-orders.payer-differs',
  '63640': 'p2p-orders.changed',
  '63701': 'p2p-chat.closed',
  '63702': 'p2p-chat.bad-file',
  '63801': 'receipts.order-open',
  '63901': 'p2p-ratings.closed',
  '63902': 'p2p-ratings.contact-details',
  '64001': 'p2p-appeals.too-early',
  '64002': 'p2p-appeals.wrong-reason',
  '64003': 'p2p-appeals.same-reason',
  '64004': 'p2p-appeals.not-opener',
  '64005': 'p2p-appeals.no-case',
  '64006': 'p2p-appeals.stated',
  '64007': 'p2p-appeals.nothing-asked',
  '64008': 'p2p-appeals.being-decided',
  '64201': 'spot.unknown-market',
  '64202': 'spot.unknown-order',
  '64203': 'spot.price-step',
  '64204': 'spot.quantity-step',
  '64205': 'spot.over-limit',
  '64206': 'spot.no-price',
  '64207': 'spot.client-order-id',
  '64208': 'spot.not-amendable',
  '64209': 'spot.quantity-gone',
  '64210': 'spot.no-maker',
  '64211': 'spot.quotes-paused',
  '64301': 'proofs.order-closed',
  '64302': 'proofs.not-yet',
};
