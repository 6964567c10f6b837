// Written by `npm run client:write` from the contract; a test compares.

export interface AdCoin {
  name: string;
  iconUrl: string;
  coinCode: string;
  coinName: string;
  decimals: number;
  buyFeeRate: string;
  sellFeeRate: string;
}

export interface AdConditions {
  needsEmail: boolean;
  needsPhone: boolean;
  minJoinDays: number | null;
  minOrders: number | null;
  maxOrders: number | null;
  minRatePercent: number | null;
  minRatingPercent: number | null;
  minHolding: string | null;
  countries: Array<string>;
  excludesMerchants: boolean;
  perUserLimit: number | null;
}

export interface AdFiat {
  name: string;
  iconUrl: string;
  fiatCode: string;
  symbol: string;
  decimals: number;
  country: string;
  minAmount: string;
  maxAmount: string;
  payTimeLimits: Array<number>;
  fixedRateMin: string;
  fixedRateMax: string;
  floatRateMin: string;
  floatRateMax: string;
  isFeeFree: boolean;
}

export interface AdPaymethod {
  paymethodName: string;
  paymethodWording: {
    text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
    country: string;
  } | null;
  paymethodId: string;
  iconUrl: string;
  rail: 'instant' | 'same-day' | 'slow';
  settleMinutes: number;
}

export interface AdPicture {
  fileId: string;
  state: 'waiting' | 'shown' | 'refused';
  url: string;
}

export type AdState = 'online' | 'offline' | 'editing' | 'completed';

export interface AdTermsInput {
  pricing: {
    priceType: 'fixed';
    price: string;
  } | {
    priceType: 'floating';
    premiumPpm: number;
  };
  quantity: string;
  minAmount: string;
  maxAmount: string;
  payMinutes: number;
  userPaymethodIds: Array<string>;
  /** Ways in which a buy ad pays. */
  paymethodIds: Array<string>;
  wantsAcceptance: boolean;
  remark: string;
  autoReply: string;
  conditions: AdConditions;
  pictures?: Array<string>;
}

export interface AppealCase {
  caseNo: string;
  kind: 'appeal' | 'claim' | 'review';
  /** By the step of the order that ended an appeal, or by what ended a claim; null while it is open. */
  closed: {
    at: number;
    by: string;
  } | null;
  /** Of a claim that two members have decided. */
  decision: {
    outcome: 'upheld' | 'paid';
    toSide: 'buyer' | 'seller' | null;
    amount: string | null;
    source: 'held' | 'fund' | null;
    grounds: Grounds;
    fault: 'buyer' | 'seller' | null;
  } | null;
  /** Coins that are kept aside for a claim now, and whose they are. */
  held: Array<{
    side: 'buyer' | 'seller';
    amount: string;
  }>;
  reason: CaseReason;
  facts: CaseFacts;
  statements: Array<Statement>;
  requests: Array<Request>;
  evidence: Array<{
    evidenceNo: string;
    side: 'buyer' | 'seller';
    kind: EvidenceKind;
    /** The other side learns that it is there, and no more. */
    isForStaff: boolean;
    /** Null where the reader may not see it; the address is good for whoever asked, for a minute. */
    picture: Picture | null;
    /** It was evidence in another order, too; told to staff only. */
    isUsedBefore: boolean;
    at: number;
  }>;
  serverTimestamp: number;
}

export type AppealReason = 'not-released' | 'account-invalid' | 'asks-extra' | 'overpaid' | 'not-paid' | 'underpaid' | 'third-party' | 'reversed' | 'bank-frozen' | 'abuse' | 'other';

export interface AssetsAssetHistoryData {
  entries: Array<HistoryEntry>;
  nextCursor: string | null;
}

export interface AssetsAssetHistoryRequest {
  coin?: string;
  wallet?: WalletName;
  kind?: 'transfer' | 'credit' | 'debit' | 'reserve' | 'p2p' | 'spot' | 'contract' | 'earn' | 'fee' | 'other';
  from?: string;
  to?: string;
  cursor?: string;
}

export interface AssetsCoinBalancesData {
  seq: number;
  coins: Array<{
    coin: string;
    name: string;
    imgUrl: string;
    scale: number;
    spot: string;
    otc: string;
    contract: string;
    earn: string;
    aside: string;
    /** Why coins are set aside: in P2P ads, in open orders and quotes, as margin, as a merchant's deposit. Together they are all of it. */
    asideFor: {
      ads: string;
      orders: string;
      margin: string;
      deposit: string;
    };
    total: string;
    withdrawable: string;
    /** Bought too lately to leave, and when the last of it may; empty if nothing is held. */
    held: string;
    heldUntil: string | '';
    /** Worth of all of it in USDT; empty while there is no price. */
    usdt: string | '';
  }>;
}

export interface AssetsTotalAssetsData {
  totalAsset: {
    totalBTC: string;
    totalUSDT: string;
    contract: AssetValue;
    otc: AssetValue;
    spot: AssetValue;
    mcp: AssetValue;
    earn: AssetValue;
  };
  /** When the oldest of the prices was made; empty if none was needed. */
  pricesAt: string | '';
}

export interface AssetsTransferCoinsData {
  journalId: string;
  at: string;
  fromBalance: string;
  toBalance: string;
}

export interface AssetsTransferCoinsRequest {
  coin: string;
  from: WalletName;
  to: WalletName;
  amount: string;
}

export interface AssetsWorthHistoryData {
  /** Seconds since 1970 and the worth then, oldest first; the last one is now. Days before the first coin are not among them. */
  points: Array<[number, string]>;
  /** Since the first point, without what came in and went out; null while there is no earlier day. */
  gain: {
    usdt: string;
    percent: string | null;
  } | null;
}

export interface AssetsWorthHistoryRequest {
  period: '7d' | '30d' | '90d' | '1y';
}

export interface AssetValue {
  btc: string;
  usdt: string;
}

export interface BoardRow {
  pair: string;
  price: string;
  priceId: string;
  at: string;
  base: string;
  baseName: string;
  quote: string;
  isStale: boolean;
  /** The price 24 hours ago; the change is computed from it, here and on every live update. */
  open: string;
  shownDecimals: number;
  high: string;
  low: string;
  /** The shape of the last seven days, oldest first: 0 is the lowest close, 100 the highest. */
  spark: Array<number>;
}

export interface BusinessHours {
  timeZone: string;
  days: number;
  from: number;
  until: number;
}

export type BuyerReason = 'changed-mind' | 'cannot-pay' | 'wrong-amount' | 'account-invalid' | 'extra-fee' | 'method-refused' | 'no-answer' | 'both-agreed';

export type CandleInterval = '1m' | '3m' | '5m' | '15m' | '30m' | '1h' | '2h' | '4h' | '6h' | '8h' | '12h' | '1D' | '1W' | '1M';

export interface CaseFacts {
  openedAt: number;
  openedBy: 'buyer' | 'seller' | 'system' | 'staff';
  isSlow: boolean;
  statedAt: {
    buyer: number | null;
    seller: number | null;
  };
  asked: {
    side: 'buyer' | 'seller';
    at: number;
    answeredAt: number | null;
  } | null;
  takenAt: number | null;
  /** While its order was frozen. */
  pauses: Array<{
    from: number;
    to: number | null;
  }>;
}

export type CaseReason = 'not-released' | 'account-invalid' | 'asks-extra' | 'overpaid' | 'not-paid' | 'underpaid' | 'third-party' | 'reversed' | 'bank-frozen' | 'abuse' | 'other' | 'release-overdue' | 'cancel-but-paid' | 'cancel-refused' | 'cancel-unanswered' | 'suspended' | 'paid-late' | 'ruling-wrong';

export interface CommandOutcome {
  isDone: boolean;
  order: OrderDetail;
}

export interface ContentStatusReportData {
  at: string;
  parts: Array<{
    part: 'accounts' | 'p2p' | 'buy-crypto' | 'spot' | 'contract' | 'copy-trading' | 'earn' | 'deposits' | 'withdrawals' | 'prices';
    state: 'works' | 'maintenance' | 'degraded' | 'outage';
  }>;
  incidents: Array<{
    name: string;
    title: string;
    parts: Array<'accounts' | 'p2p' | 'buy-crypto' | 'spot' | 'contract' | 'copy-trading' | 'earn' | 'deposits' | 'withdrawals' | 'prices'>;
    impact: 'maintenance' | 'degraded' | 'outage';
    phase: 'planned' | 'investigating' | 'working' | 'watching' | 'over';
    startsAt: string;
    endsAt: string | null;
    changedAt: string;
    blocks: Array<ContentStatusReportDataPart0>;
    language: LocaleCode;
  }>;
}

export type ContentStatusReportDataPart0 = {
  kind: 'paragraph';
  spans: Array<ContentStatusReportDataPart1>;
} | {
  kind: 'heading';
  level: 2 | 3;
  anchor: string;
  spans: Array<ContentStatusReportDataPart1>;
} | {
  kind: 'list';
  isOrdered: boolean;
  items: Array<Array<ContentStatusReportDataPart0>>;
} | {
  kind: 'quote';
  blocks: Array<ContentStatusReportDataPart0>;
} | {
  kind: 'code';
  text: string;
} | {
  kind: 'table';
  head: Array<Array<ContentStatusReportDataPart1>>;
  rows: Array<Array<Array<ContentStatusReportDataPart1>>>;
} | {
  kind: 'picture';
  fileId: string;
  alternative: string;
} | {
  kind: 'rule';
};

export type ContentStatusReportDataPart1 = {
  kind: 'text';
  text: string;
  isStrong?: boolean;
  isEmphasized?: boolean;
  isCode?: boolean;
} | {
  kind: 'link';
  to: string;
  spans: Array<ContentStatusReportDataPart1>;
} | {
  kind: 'break';
};

export interface CurrencyRate {
  symbol: string;
  name: string;
  value: string;
  type: number;
  showName: string;
  rate: string;
}

export type DoubtCode = 'restriction' | 'new-device' | 'price-deviation' | 'first-trade';

export interface EligibilityReason {
  code: 'login' | 'terms' | 'kyc' | 'email' | 'phone' | 'join_days' | 'orders_min' | 'orders_max' | 'rate' | 'rating' | 'holdings' | 'country' | 'merchants_excluded' | 'per_user_limit' | 'blocked' | 'own_ad' | 'restricted_until' | 'amount_range' | 'method';
  params: Record<string, string | Array<string>>;
}

export type EvidenceKind = 'payment' | 'statement' | 'sender' | 'return' | 'bank-letter' | 'messages';

export interface Factors {
  googleCode?: string;
  emailCode?: string;
  mobileCode?: string;
}

export interface Figures {
  orderTotalCount: number;
  buyOrderCount: number;
  sellOrderCount: number;
  thirtyDayTrade: number;
  /** Percent of completed ones among these and those cancelled by own fault; null before the first. */
  thirtyDayRate: string | null;
  counterparties: number;
  /** Averages over 30 days. */
  releaseSeconds: number | null;
  paySeconds: number | null;
  goodRatings: number;
  badRatings: number;
  /** Percent of good ones; null before the first. */
  goodRate: string | null;
  firstTradeAt: string | null;
}

export interface Fill {
  tradeNo: string;
  orderNo: string | null;
  symbol: string;
  side: 'buy' | 'sell';
  isMaker: boolean;
  price: string;
  quantity: string;
  amount: string;
  fee: string;
  feeCoin: string;
  at: string;
}

export type Grounds = 'payment-proven' | 'seller-silent' | 'not-paid' | 'no-proof' | 'buyer-silent' | 'third-party' | 'payment-returned' | 'reversed' | 'underpaid' | 'other';

export interface HallCoin {
  name: string;
  iconUrl: string;
  coinCode: string;
  coinName: string;
  decimals: number;
}

export interface HallFiat {
  name: string;
  iconUrl: string;
  fiatCode: string;
  symbol: string;
  decimals: number;
  country: string;
  minAmount: string;
  maxAmount: string;
}

export interface HistoryEntry {
  entryId: string;
  at: string;
  kind: 'transfer' | 'credit' | 'debit' | 'reserve' | 'p2p' | 'spot' | 'contract' | 'earn' | 'fee' | 'other';
  coin: string;
  wallet: string;
  amount: string;
  balanceAfter: string;
  reference: string;
}

export interface LevelLimits {
  adsPerPairAndSide: number;
  openOrders: number;
}

export interface ListedOrder {
  orderNo: string;
  adNo: string;
  version: number;
  /** 0 to be paid, 1 paid, 2 appeal, 3 completed, 4 cancelled. */
  orderStatus: number;
  /** What the advertiser does. */
  orderType: 'buy' | 'sell';
  /** What the reader does. */
  currencyUserSide: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  fiatSymbol: string;
  /** Currency for one coin. */
  price: string;
  /** Coins. */
  orderAmount: string;
  /** Currency. */
  orderPrice: string;
  createTimestamp: number;
  payTimeoutTimestamp: number | null;
  putCoinTimeoutTimestamp: number | null;
  acceptance: 'none' | 'waiting' | 'agreed' | 'rejected';
  cancelRequest: 'none' | 'buyer' | 'seller';
  closeReason: 'completed' | 'maker-rejected' | 'maker-silent' | 'pay-timeout' | 'buyer-cancelled' | 'buyer-cancelled-paid' | 'mutual' | 'buyer-waived' | 'service-stopped' | 'ruled-release' | 'ruled-refund' | 'ruled-split' | null;
  /** Staff have stopped it: nothing moves and no time runs. It goes on at `until` by itself, or sooner. */
  freeze: {
    kind: 'account-security' | 'name-changed' | 'coin-halted' | 'legal' | 'investigation';
    at: number;
    until: number;
  } | null;
  /** What happens by itself if nobody acts, and when. */
  automatic: {
    command: 'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage';
    at: number;
  } | null;
  /** What the reader can do now. */
  commands: Array<'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage'>;
  counterparty: {
    userId: string;
    encryptUserId: string;
    nickName: string;
    headColor: string;
    /** 1 is a seller, that is a merchant. */
    userType: number;
    isOnline: boolean;
    smsEnable: boolean;
    rapidAdEnable: boolean;
    orderTotalCount: number;
    buyOrderCount: number;
    sellOrderCount: number;
    thirtyDayTrade: number;
    /** Percent of completed orders among these and those cancelled by own fault; null before the first. */
    thirtyDayRate: string | null;
    /** Percent of good ratings; null before the first. */
    goodRate: string | null;
    /** The verified name, to compare a payment with; empty until payment details are shown. */
    realName: string;
  };
  /** Messages of the other person in its chat. */
  unread: number;
}

export interface LiveIssueTicketData {
  ticket: string;
  expiresAt: string;
  /** Whom the ticket is of: the key of the channels of an account; null of a guest. */
  userId: string | null;
}

export type LocaleCode = 'en' | 'asia' | 'en-GB' | 'ja' | 'vi' | 'ru' | 'es' | 'tr' | 'it' | 'fr' | 'de' | 'zh-CN' | 'zh-TW' | 'zh-TC' | 'pt' | 'id' | 'th' | 'pl' | 'uk' | 'pt-PT' | 'es-ES' | 'uz' | 'ar' | 'ph' | 'en-CA';

export interface MarketAd {
  adNo: string;
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  fiatSymbol: string;
  advertiser: {
    encryptUserId: string;
    nickName: string;
    headColor: string;
    userType: number;
    kybFlag: number;
    /** Empty unless the advertiser shows it. */
    country: string;
    isOnline: boolean;
    orderTotalCount: number;
    thirtyDayTrade: number;
    /** Completed orders of 30 days in percent; null without any. */
    thirtyDayRate: string | null;
    goodRate: string | null;
    releaseSeconds: number | null;
    paySeconds: number | null;
  };
  priceType: 'fixed' | 'floating';
  price: string;
  premiumPpm: number | null;
  spreadPpm: number | null;
  available: string;
  minAmount: string;
  maxAmount: string;
  payMinutes: number;
  wantsAcceptance: boolean;
  paymethods: Array<AdPaymethod>;
  /** Why the visitor may not take it; empty when nothing speaks against it. */
  reasons: Array<EligibilityReason>;
}

export interface MarketAdDetail {
  adNo: string;
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  fiatSymbol: string;
  advertiser: {
    encryptUserId: string;
    nickName: string;
    headColor: string;
    userType: number;
    kybFlag: number;
    /** Empty unless the advertiser shows it. */
    country: string;
    isOnline: boolean;
    orderTotalCount: number;
    thirtyDayTrade: number;
    /** Completed orders of 30 days in percent; null without any. */
    thirtyDayRate: string | null;
    goodRate: string | null;
    releaseSeconds: number | null;
    paySeconds: number | null;
  };
  priceType: 'fixed' | 'floating';
  price: string;
  premiumPpm: number | null;
  spreadPpm: number | null;
  available: string;
  minAmount: string;
  maxAmount: string;
  payMinutes: number;
  wantsAcceptance: boolean;
  paymethods: Array<AdPaymethod>;
  /** Why the visitor may not take it; empty when nothing speaks against it. */
  reasons: Array<EligibilityReason>;
  remark: string;
  conditions: AdConditions;
  reference: Reference | null;
  /** What whoever takes it pays to the exchange, in millionths of the quantity. */
  takerFeePpm: number;
  pictures: Array<AdPicture>;
}

export interface MarketDataCoinHistoryRequest {
  coin: string;
  period: '24h' | '7d' | '30d' | '1y';
}

export interface MarketDataHomeMarketTableData {
  seq: number;
  rows: Array<BoardRow>;
}

export interface MarketDataHomeTickerData {
  tickers: Array<{
    pair: string;
    base: string;
    quote: string;
    price: string;
    open: string;
    shownDecimals: number;
  }>;
}

export interface MarketDataOpenPricesData {
  since: string;
  symbolKlines: Array<{
    symbol: string;
    /** Of what was traded; the reference price of then where nothing ever was. */
    open: string;
    /** The reference price of then; null where there was none since. */
    reference: string | null;
  }>;
}

export interface MarketDataOpenPricesRequest {
  timezone: number;
  /** Spelt so on the wire: sp for spot, mc for contracts. */
  bussiness: 'sp' | 'mc';
}

export type MarketState = 'announced' | 'auction' | 'open' | 'post-only' | 'halted' | 'closing' | 'delisted';

export type MerchantState = 'none' | 'reviewing' | 'rejected' | 'approved' | 'deposit-short' | 'suspended' | 'releasing' | 'released' | 'removed';

export interface Message {
  seq: number;
  /** Set by the server only: no text can look as if the system had said it. */
  sender: 'me' | 'other' | 'system';
  kind: 'text' | 'picture' | 'video' | 'auto-reply' | 'event';
  /** Of own messages, by which a screen knows what it sent. */
  clientId: string | null;
  text: string;
  file: {
    fileId: string;
    /** Good for whoever asked, for a minute. */
    url: string;
    size: number;
    /** Of a picture, in pixels. */
    width: number;
    height: number;
  } | null;
  event: {
    code: 'place-order' | 'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage' | 'state-appeal' | 'answer-staff' | 'add-evidence' | 'take-case' | 'ask-buyer' | 'ask-seller' | 'miss-statement' | 'miss-answer' | 'miss-decision' | 'hold-claim' | 'return-claim' | 'award-claim' | 'uphold-claim' | 'withdraw-claim' | 'compensate';
    actor: 'buyer' | 'seller' | 'system' | 'staff';
    /** Of the order afterwards; null where it was not noted. */
    status: number | null;
  } | null;
  /** Phone numbers, addresses or messengers: the reader is told to be careful. */
  hasContact: boolean;
  /** The buyer calls this picture a proof of payment. */
  isProof: boolean;
  /** It was a proof in another order, too; told to the seller only. */
  isUsedBefore: boolean;
  createTimestamp: number;
}

export interface MethodKind {
  paymethodName: string;
  paymethodWording: {
    text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
    country: string;
  } | null;
  paymethodId: string;
  iconUrl: string;
  rail: 'instant' | 'same-day' | 'slow';
  settleMinutes: number;
  isReversible: boolean;
  wantsReceipt: boolean;
}

export interface MethodName {
  paymethodName: string;
  paymethodWording: {
    text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
    country: string;
  } | null;
}

export interface MyAd {
  adNo: string;
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  fiatSymbol: string;
  state: AdState;
  isHidden: boolean;
  hiddenReasons: Array<'inactive' | 'max_limit' | 'min_limit' | 'remaining' | 'paused_all' | 'approval' | 'balance' | 'daily_limit' | 'temp_ban' | 'schedule' | 'price_band' | 'method_disabled' | 'country_closed' | 'idle'>;
  /** What staff gave as the reason when they took it down. */
  takenDownFor: string | null;
  pricing: {
    priceType: 'fixed';
    price: string;
  } | {
    priceType: 'floating';
    premiumPpm: number;
  };
  price: string | null;
  spreadPpm: number | null;
  quantity: string;
  remaining: string;
  frozen: string;
  executed: string;
  returned: string;
  feePpm: number;
  reservedFee: string;
  minAmount: string;
  maxAmount: string;
  payMinutes: number;
  wantsAcceptance: boolean;
  paymethods: Array<AdPaymethod>;
  userPaymethodIds: Array<string>;
  remark: string;
  autoReply: string;
  conditions: AdConditions;
  pictures: Array<{
    fileId: string;
    state: 'waiting' | 'shown' | 'refused';
  }>;
  version: number;
  createdAt: string;
  changedAt: string;
}

export interface NamedCoin {
  name: string;
  iconUrl: string;
  coinCode: string;
}

export interface NamedFiat {
  name: string;
  iconUrl: string;
  fiatCode: string;
  symbol: string;
}

export interface OrderCommand {
  orderNo: string;
  version: number;
}

export interface OrderDetail {
  orderNo: string;
  adNo: string;
  version: number;
  /** 0 to be paid, 1 paid, 2 appeal, 3 completed, 4 cancelled. */
  orderStatus: number;
  /** What the advertiser does. */
  orderType: 'buy' | 'sell';
  /** What the reader does. */
  currencyUserSide: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  fiatSymbol: string;
  /** Currency for one coin. */
  price: string;
  /** Coins. */
  orderAmount: string;
  /** Currency. */
  orderPrice: string;
  createTimestamp: number;
  payTimeoutTimestamp: number | null;
  putCoinTimeoutTimestamp: number | null;
  acceptance: 'none' | 'waiting' | 'agreed' | 'rejected';
  cancelRequest: 'none' | 'buyer' | 'seller';
  closeReason: 'completed' | 'maker-rejected' | 'maker-silent' | 'pay-timeout' | 'buyer-cancelled' | 'buyer-cancelled-paid' | 'mutual' | 'buyer-waived' | 'service-stopped' | 'ruled-release' | 'ruled-refund' | 'ruled-split' | null;
  /** Staff have stopped it: nothing moves and no time runs. It goes on at `until` by itself, or sooner. */
  freeze: {
    kind: 'account-security' | 'name-changed' | 'coin-halted' | 'legal' | 'investigation';
    at: number;
    until: number;
  } | null;
  /** What happens by itself if nobody acts, and when. */
  automatic: {
    command: 'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage';
    at: number;
  } | null;
  /** What the reader can do now. */
  commands: Array<'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage'>;
  counterparty: {
    userId: string;
    encryptUserId: string;
    nickName: string;
    headColor: string;
    /** 1 is a seller, that is a merchant. */
    userType: number;
    isOnline: boolean;
    smsEnable: boolean;
    rapidAdEnable: boolean;
    orderTotalCount: number;
    buyOrderCount: number;
    sellOrderCount: number;
    thirtyDayTrade: number;
    /** Percent of completed orders among these and those cancelled by own fault; null before the first. */
    thirtyDayRate: string | null;
    /** Percent of good ratings; null before the first. */
    goodRate: string | null;
    /** The verified name, to compare a payment with; empty until payment details are shown. */
    realName: string;
  };
  isChat: boolean;
  isAppeal: boolean;
  isShowContact: boolean;
  /** From when on an appeal is possible. */
  appealTimestamp: number | null;
  /** When it was opened; null if it never was. */
  appealOpenedTimestamp: number | null;
  buyUserInfo: {
    userId: string;
    encryptUserId: string;
    nickName: string;
    headColor: string;
    /** 1 is a seller, that is a merchant. */
    userType: number;
    isOnline: boolean;
    smsEnable: boolean;
    rapidAdEnable: boolean;
    orderTotalCount: number;
    buyOrderCount: number;
    sellOrderCount: number;
    thirtyDayTrade: number;
    /** Percent of completed orders among these and those cancelled by own fault; null before the first. */
    thirtyDayRate: string | null;
    /** Percent of good ratings; null before the first. */
    goodRate: string | null;
    /** The verified name, to compare a payment with; empty until payment details are shown. */
    realName: string;
  };
  sellUserInfo: {
    userId: string;
    encryptUserId: string;
    nickName: string;
    headColor: string;
    /** 1 is a seller, that is a merchant. */
    userType: number;
    isOnline: boolean;
    smsEnable: boolean;
    rapidAdEnable: boolean;
    orderTotalCount: number;
    buyOrderCount: number;
    sellOrderCount: number;
    thirtyDayTrade: number;
    /** Percent of completed orders among these and those cancelled by own fault; null before the first. */
    thirtyDayRate: string | null;
    /** Percent of good ratings; null before the first. */
    goodRate: string | null;
    /** The verified name, to compare a payment with; empty until payment details are shown. */
    realName: string;
  };
  /** What was or is to be paid to: the one that the buyer chose, else the first. */
  paymethodDetail: {
    paymethodName: string;
    paymethodWording: {
      text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
      country: string;
    } | null;
    userPaymethodId: string;
    paymethodId: string;
    iconUrl: string;
    /** The seller's name was verified as another one since. */
    isModifyKyc: boolean;
    paymethodUserName: string;
    paymethodInfo: Array<SavedField>;
  } | null;
  paymethods: Array<{
    paymethodName: string;
    paymethodWording: {
      text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
      country: string;
    } | null;
    userPaymethodId: string;
    paymethodId: string;
    iconUrl: string;
    /** The seller's name was verified as another one since. */
    isModifyKyc: boolean;
    paymethodUserName: string;
    paymethodInfo: Array<SavedField>;
  }>;
  acceptTimestamp: number | null;
  paidTimestamp: number | null;
  undoTimestamp: number | null;
  answerTimestamp: number | null;
  claimTimestamp: number | null;
  closedTimestamp: number | null;
  serverTimestamp: number;
  cancelReason: string | null;
  /** Of a buyer whose order is open: orders ended by own fault within a day, how many may be, and for how long one more stops buying. */
  cancelQuota: {
    limit: number;
    used: number;
    pauseMinutes: number;
  } | null;
  /** Of the reader, in coins. */
  fee: string;
  /** What the buyer gets, fee taken off. */
  received: string;
  /** What staff decided: why, who was to blame, and the coins of the buyer where they were divided. */
  ruling: {
    grounds: Grounds;
    fault: 'buyer' | 'seller' | null;
    buyerAmount: string | null;
  } | null;
  remark: string;
  isExtended: boolean;
  payMinutes: number;
  continuesOrderNo: string | null;
  continuedByOrderNo: string | null;
}

export interface OrderRating {
  rating: Rating | null;
  reviewUntil: number | null;
  mayRate: boolean;
}

export type OrderState = 'accepted' | 'open' | 'waiting' | 'done';

export type OrderType = 'limit' | 'market' | 'stop-limit' | 'stop-market' | 'take-profit-limit' | 'take-profit-market';

export interface OwnTrader {
  userId?: string;
  encryptUserId?: string;
  nickName: string;
  headColor: string;
  userType: number;
  isOnline: boolean;
  smsEnable: boolean;
  rapidAdEnable: boolean;
  orderTotalCount: string;
  buyOrderCount: string;
  sellOrderCount: string;
  thirtyDayTrade: string;
  isCheckMobile: boolean;
  isOpen: boolean;
  fiatPreference: string;
  showCountryFlag: boolean;
  kybFlag: number;
  isRelieveBusinessFlag: boolean;
  /** 1 is chosen, 2 is not yet. */
  nickNameState: number;
  tgBindFlag: boolean;
  tgNickName: string;
  tgAvatar: string;
  /** '1' for people whose name was verified in mainland China; a merchant among them is a China seller. */
  areaId: string;
  isChinaSeller: boolean;
  /** When the name may be changed again; null when it may be now. */
  nickNameFreeAt: string | null;
  acceptedTermsVersion: number | null;
  termsAcceptedAt: string | null;
  currentTermsVersion: number;
  figures: Figures | null;
  mayPublish: boolean;
  isPaused: boolean;
  businessHours: BusinessHours | null;
  isAtWork: boolean;
  restrictions: Array<{
    kind: RestrictionKind;
    reason: RestrictionReason;
    until: string | null;
  }>;
  respPaymethodList: Array<SavedMethod>;
}

export interface P2pAdsAdByShareCodeRequest {
  code: string;
}

export interface P2pAdsAdDetailRequest {
  adNo: string;
}

export interface P2pAdsAdFeeData {
  feePpm: number;
  fee: string;
  reserve: string;
  available: string;
}

export interface P2pAdsAdFeeRequest {
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  quantity: string;
}

export interface P2pAdsAdLimitsData {
  mayPublish: boolean;
  adsPerPairAndSide: number;
  methodsPerAd: number;
  picturesPerAd: number;
  remarkLength: number;
  autoReplyLength: number;
  editsPerFiveMinutes: number;
  idleDays: number;
  fiats: Array<{
    fiatCode: string;
    minAmount: string;
    maxAmount: string;
    payMinutes: Array<number>;
  }>;
  /** How many ads there are already, by what the limit counts. */
  used: Array<{
    side: 'buy' | 'sell';
    coinCode: string;
    fiatCode: string;
    count: number;
  }>;
}

export interface P2pAdsAdListData {
  ads: Array<MarketAd>;
  reference: Reference | null;
  nextCursor: string | null;
  /** How many ads match in all; null when that is more than are looked at, or depends on the visitor. */
  matchCount: number | null;
}

export interface P2pAdsAdListRequest {
  /** What the visitor wants to do: buying shows sell ads. */
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  amount?: string;
  paymethodIds?: Array<string>;
  country?: string;
  merchantsOnly?: boolean;
  onlineOnly?: boolean;
  withoutAcceptance?: boolean;
  eligibleOnly?: boolean;
  maxPayMinutes?: number;
  minRatePercent?: number;
  sort?: 'price' | 'completion' | 'speed' | 'limit';
  cursor?: string;
}

export interface P2pAdsAdReachData {
  traders: number;
  eligible: number;
}

export interface P2pAdsAdReachRequest {
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  conditions: AdConditions;
}

export interface P2pAdsAdTermsData {
  remark: string;
  /** What whoever takes it pays to the exchange, in millionths of the quantity. */
  takerFeePpm: number;
}

export interface P2pAdsAdTermsRequest {
  adNo: string;
}

export interface P2pAdsBestPricesData {
  currencies: Array<{
    fiatCode: string;
    symbol: string;
    iconUrl: string;
    /** What somebody pays who buys, and gets who sells. */
    buy: {
      price: string;
      distancePpm: number | null;
    } | null;
    sell: {
      price: string;
      distancePpm: number | null;
    } | null;
    /** On both sides. */
    ads: number;
    /** The ways to pay that most of these ads take. */
    methods: Array<MethodName>;
  }>;
}

export interface P2pAdsBestPricesRequest {
  coinCode: string;
}

export interface P2pAdsCheckEligibilityData {
  isEligible: boolean;
  reasons: Array<EligibilityReason>;
}

export interface P2pAdsCheckEligibilityRequest {
  adNo: string;
  amount?: string;
}

export interface P2pAdsCheckShareCodeData {
  isAlive: boolean;
  adNo: string | null;
  coinCode: string | null;
  fiatCode: string | null;
  side: 'buy' | 'sell' | null;
}

export interface P2pAdsCheckShareCodeRequest {
  code: string;
}

export interface P2pAdsCreateShareCodeData {
  code: string;
  expiresAt: string;
  maxUses: number;
}

export interface P2pAdsCreateShareCodeRequest {
  adNo: string;
}

export interface P2pAdsDeleteAdData {
  adNo: string;
}

export interface P2pAdsDeleteAdRequest {
  adNo: string;
}

export interface P2pAdsDiscardAdEditRequest {
  adNo: string;
}

export interface P2pAdsEditAdRequest {
  adNo: string;
  /** The terms to save, and the version that they were made from. */
  save?: {
    version: number;
    terms: AdTermsInput;
  };
  /** The fund password, when a sell ad is to offer more than is left of it. */
  accountPwd?: string;
}

export interface P2pAdsEditingAdListData {
  ads: Array<MyAd>;
}

export interface P2pAdsHideAdRequest {
  adNo: string;
}

export interface P2pAdsMyAdDetailRequest {
  adNo: string;
}

export interface P2pAdsMyAdListData {
  ads: Array<MyAd>;
  nextCursor: string | null;
  counts: {
    online: number;
    offline: number;
    editing: number;
    completed: number;
    hidden: number;
  };
}

export interface P2pAdsMyAdListRequest {
  tab?: 'online' | 'offline' | 'editing' | 'completed' | 'hidden';
  side?: 'buy' | 'sell';
  coinCode?: string;
  fiatCode?: string;
  cursor?: string;
}

export interface P2pAdsPriceLadderData {
  reference: Reference | null;
  fixedBand: {
    lowest: string;
    highest: string;
  } | null;
  floatingBand: {
    minPremiumPpm: number;
    maxPremiumPpm: number;
  };
  steps: Array<{
    price: string;
    ads: number;
    available: string;
    isMine: boolean;
  }>;
}

export interface P2pAdsPriceLadderRequest {
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
}

export interface P2pAdsPublishAdRequest {
  pricing: {
    priceType: 'fixed';
    price: string;
  } | {
    priceType: 'floating';
    premiumPpm: number;
  };
  quantity: string;
  minAmount: string;
  maxAmount: string;
  payMinutes: number;
  userPaymethodIds: Array<string>;
  paymethodIds: Array<string>;
  wantsAcceptance: boolean;
  remark: string;
  autoReply: string;
  conditions: AdConditions;
  pictures?: Array<string>;
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  isOnline: boolean;
  isHidden: boolean;
  accountPwd: string;
}

export interface P2pAdsQuickMatchData {
  ad: MarketAd;
  reference: Reference | null;
  quote: {
    token: string;
    price: string;
    amount: string;
    quantity: string;
    fee: string;
    expiresAt: string;
    maxSlippagePpm: number;
  };
}

export interface P2pAdsQuickMatchRequest {
  side: 'buy' | 'sell';
  coinCode: string;
  fiatCode: string;
  amount?: string;
  quantity?: string;
  paymethodId?: string;
}

export interface P2pAdsRepriceAdsData {
  results: Array<{
    adNo: string;
    problem: string | null;
  }>;
}

export interface P2pAdsRepriceAdsRequest {
  ads: Array<{
    adNo: string;
    pricing: {
      priceType: 'fixed';
      price: string;
    } | {
      priceType: 'floating';
      premiumPpm: number;
    };
  }>;
}

export interface P2pAdsSwitchAdRequest {
  adNo: string;
  isOnline: boolean;
}

export interface P2pAdsSwitchAdsData {
  results: Array<{
    adNo: string;
    problem: string | null;
  }>;
}

export interface P2pAdsSwitchAdsRequest {
  adNos: Array<string>;
  isOnline: boolean;
}

export interface P2pAdsTakeDownAdRequest {
  adNo: string;
}

export interface P2pAdsUnhideAdRequest {
  adNo: string;
}

export interface P2pAppealsAddStatementData {
  appeal: AppealCase;
}

export interface P2pAppealsAddStatementRequest {
  orderNo: string;
  kind: 'statement' | 'answer';
  text: string;
}

export interface P2pAppealsAppealReasonListData {
  reasons: Array<{
    reason: AppealReason;
    sides: Array<'buyer' | 'seller'>;
    /** Possible as soon as the order is paid; others from `appealTimestamp` of the order on. */
    isUrgent: boolean;
    evidence: Array<EvidenceKind>;
  }>;
}

export interface P2pAppealsAppealTimesData {
  /** The end of the last whole day. */
  until: string;
  /** Fewer cases than this say nothing. */
  leastCases: number;
  periods: Array<{
    days: number;
    /** Null where too few cases ended. */
    figures: {
      /** Cases that ended, however they ended. */
      cases: number;
      /** Of these, without a missed deadline of staff. */
      onTimePercent: string;
      /** Deadlines that passed in this time, also of cases that are still open: to take a case, and to decide it. */
      missedToTake: number;
      missedToDecide: number;
      medianSeconds: number;
      slowestSeconds: number;
    } | null;
  }>;
}

export interface P2pAppealsOpenAppealRequest {
  orderNo: string;
  version: number;
  reason: AppealReason;
  text: string;
}

export interface P2pAppealsOrderAppealData {
  appeal: AppealCase | null;
}

export interface P2pAppealsOrderAppealRequest {
  orderNo: string;
}

export interface P2pBlocklistBlockedUserListData {
  users: Array<{
    encryptUserId: string;
    nickName: string;
    headColor: string;
    userType: number;
    blockedAt: string;
  }>;
  after: string | null;
}

export interface P2pBlocklistBlockedUserListRequest {
  after?: string;
}

export interface P2pBlocklistCheckBlockedData {
  isBlocked: boolean;
  isBlockedByThem: boolean;
}

export interface P2pBlocklistCheckBlockedRequest {
  encryptUserId: string;
}

export interface P2pBlocklistSetBlockedData {
  isBlocked: boolean;
}

export interface P2pBlocklistSetBlockedRequest {
  encryptUserId: string;
  isBlocked: boolean;
}

export interface P2pChatMarkReadData {
  readSeq: number;
  unread: number;
}

export interface P2pChatMarkReadRequest {
  orderNo: string;
  seq: number;
}

export interface P2pChatMessageListData {
  /** Ascending. */
  messages: Array<Message>;
  /** Of the newest message of the room. */
  lastSeq: number;
  readSeq: number;
  /** Up to where the other person has read. */
  otherReadSeq: number;
  unread: number;
  /** Of the reader. */
  side: 'buyer' | 'seller';
  isWritable: boolean;
}

export interface P2pChatMessageListRequest {
  orderNo: string;
  before?: number;
  /** Where both are given, this one counts. */
  after?: number;
  pageSize?: number;
}

export interface P2pChatSendMessageRequest {
  orderNo: string;
  clientId: string;
  kind: 'text' | 'picture' | 'video';
  text?: string;
  /** Sent ahead, for this purpose. */
  fileId?: string;
  /** Of a picture that the buyer sends: it shows the payment. */
  isProof?: boolean;
}

export interface P2pChatUnreadCountsData {
  unread: number;
  orders: Array<{
    orderNo: string;
    unread: number;
  }>;
}

export interface P2pConfigAdCoinListData {
  coinList: Array<AdCoin>;
}

export interface P2pConfigAdCoinsAndFiatsData {
  allCoinList: Array<AdCoin>;
  allFiatList: Array<AdFiat>;
}

export interface P2pConfigAdCountryListData {
  countryList: Array<{
    countryCode: string;
    areaCode: string;
  }>;
}

export interface P2pConfigAdFiatListData {
  fiatList: Array<AdFiat>;
}

export interface P2pConfigCoinListData {
  coinList: Array<HallCoin>;
}

export interface P2pConfigCoinsAndFiatsData {
  allCoinList: Array<NamedCoin>;
  allFiatList: Array<NamedFiat>;
}

export interface P2pConfigFiatListData {
  fiatList: Array<HallFiat>;
}

export interface P2pConfigMarketStatusData {
  serviceStatus: 0 | 1;
  note: string;
  language: LocaleCode;
}

export interface P2pConfigP2pSettingsData {
  addPayCount: number;
  applyBusinessFileCount: number;
  applyBusinessUsdt: string;
  dayCancellOrderNum: number;
  startTime: string;
  endTime: string;
  advRemarkNum: number;
  advImageNum: number;
  tradeLimitLink: string;
  fundProveLimit: number;
  identityProveLimit: number;
  cnApplyBusinessFileUrl: string;
  cnApplyBusinessMarginAmount: string;
  videoSize: number;
  exportExcelCount: number;
  fixedRateMax: string;
  fixedRateMin: string;
  floatRateMax: string;
  floatRateMin: string;
}

export interface P2pConfigP2pSettingsRequest {
  fiatCode?: string;
}

export interface P2pConfigPayWindowListData {
  payTimeoutList: Array<{
    fiatCode: string;
    payTimeLimits: Array<number>;
  }>;
}

export interface P2pConfigPayWindowListRequest {
  fiatCode?: string;
}

export interface P2pMerchantsMerchantFiatListData {
  fiats: Array<{
    fiatCode: string;
  }>;
}

export interface P2pOrdersAnswerCancelRequestRequest {
  orderNo: string;
  version: number;
  isAgreed: boolean;
}

export interface P2pOrdersAskCancelRequest {
  orderNo: string;
  version: number;
  reason: 'third-party-payment' | 'wrong-amount-paid' | 'refunded';
}

export interface P2pOrdersCancelOrderRequest {
  orderNo: string;
  version: number;
  reason: BuyerReason;
  hasNotPaid?: boolean;
}

export interface P2pOrdersCheckDoubtfulOrderData {
  /** Nothing confirms it away: an order would be refused. */
  isBlocked: boolean;
  reasons: Array<{
    code: DoubtCode;
    mustConfirm: boolean;
  }>;
}

export interface P2pOrdersCheckDoubtfulOrderRequest {
  adNo: string;
  price: string;
}

export interface P2pOrdersCheckPriceChangeData {
  /** An order at the price that was shown would be refused. */
  isChanged: boolean;
  price: string;
}

export interface P2pOrdersCheckPriceChangeRequest {
  adNo: string;
  price: string;
}

export interface P2pOrdersConfirmPaidRequest {
  orderNo: string;
  version: number;
  userPaymethodId: string;
}

export interface P2pOrdersContinueOrderRequest {
  orderNo: string;
  version: number;
  accountPwd: string;
}

export interface P2pOrdersDayTotalsData {
  since: string;
  totals: Array<{
    side: 'buy' | 'sell';
    coinCode: string;
    fiatCode: string;
    count: number;
    coins: string;
    money: string;
  }>;
}

export interface P2pOrdersOrderDetailRequest {
  orderNo: string;
}

export interface P2pOrdersOrderListData {
  orders: Array<ListedOrder>;
  next: string | null;
  openCount: number;
  serverTimestamp: number;
}

export interface P2pOrdersOrderListRequest {
  tab: 'open' | 'completed' | 'cancelled';
  side?: 'buy' | 'sell';
  coinCode?: string;
  fiatCode?: string;
  /** The whole number of an order, or its last digits. */
  search?: string;
  /** Only those whose chat is not read to the end. */
  hasUnread?: boolean;
  after?: string;
  pageSize?: number;
}

export interface P2pOrdersPlaceOrderRequest {
  adNo: string;
  /** The price that the screen showed. */
  price: string;
  /** In the currency, or in the coin. */
  amount?: string;
  quantity?: string;
  /** A promised price: it can be used once. */
  quote?: string;
  /** Of an ad that is not listed. */
  shareCode?: string;
  /** Own accounts that a seller wants to be paid to. */
  userPaymethodIds?: Array<string>;
  /** What makes the order doubtful and was confirmed all the same. */
  confirmedDoubts?: Array<DoubtCode>;
  /** The fund password, when selling. */
  accountPwd?: string;
}

export interface P2pOrdersReleaseCoinsRequest {
  orderNo: string;
  version: number;
  /** What the seller saw arrive, and that the payer is the buyer. */
  amountSeen: string;
  isPayerTheBuyer: boolean;
  /** What the screen showed: coins, and who gets them. Nothing is released if the order says something else. */
  orderAmount?: string;
  buyerUserId?: string;
  /** Codes of the account, asked for on a device that is new, and above the amount of `p2p-orders.rules`. */
  factors?: Factors;
  /** The fund password. */
  accountPwd: string;
}

export interface P2pOrdersRiskHintData {
  level: 'none' | 'low' | 'medium' | 'high';
  reasons: Array<DoubtCode>;
}

export interface P2pOrdersRiskHintRequest {
  orderNo: string;
  act: 'pay' | 'release';
}

export interface P2pPaymethodsMethodTemplateListData {
  /** The verified name that every method is saved under; nothing before the identity is verified. */
  paymethodUserName: string | null;
  /** How many may be saved for a currency. */
  addPayCount: number;
  paymethods: Array<Template>;
}

export interface P2pPaymethodsMethodTemplateListRequest {
  fiatCode?: string;
}

export interface P2pPaymethodsMyMethodListData {
  addPayCount: number;
  paymethods: Array<SavedMethod>;
}

export interface P2pPaymethodsMyMethodListRequest {
  fiatCode?: string;
}

export interface P2pPaymethodsPopularMethodListData {
  paymethods: Array<MethodKind>;
}

export interface P2pPaymethodsPopularMethodListRequest {
  fiatCode: string;
  limit?: number;
}

export interface P2pPricesCheckPriceWarningData {
  isWarned: boolean;
  /** This price of this ad was confirmed a short while ago. */
  isConfirmed: boolean;
  /** Millionths of the reference, negative below it; null while nobody knows the reference. */
  deviationPpm: number | null;
  reference: string | null;
}

export interface P2pPricesCheckPriceWarningRequest {
  adNo: string;
  coinCode: string;
  fiatCode: string;
  price: string;
}

export interface P2pPricesConfirmPriceWarningData {
  until: string;
}

export interface P2pPricesConfirmPriceWarningRequest {
  adNo: string;
  price: string;
}

export interface P2pPricesReferencePriceData {
  coinCode: string;
  fiatCode: string;
  price: string;
  /** The ids of the prices that it was made of, with a plus between them. */
  priceId: string;
  /** The older one's time. */
  at: string;
  isStale: boolean;
  sources: number;
  lowestFixedPrice: string;
  highestFixedPrice: string;
  lowestFloatingPrice: string;
  highestFloatingPrice: string;
}

export interface P2pPricesReferencePriceRequest {
  coinCode: string;
  fiatCode: string;
}

export interface P2pRatingsOrderRatingRequest {
  orderNo: string;
}

export interface P2pRatingsRateOrderRequest {
  orderNo: string;
  isGood: boolean;
  tags?: Array<'fast' | 'polite' | 'clear-terms' | 'easy-payment' | 'slow' | 'rude' | 'unclear-terms' | 'asked-extra'>;
  comment?: string;
}

export interface P2pRatingsRatingListData {
  ratings: Array<{
    isGood: boolean;
    tags: Array<'fast' | 'polite' | 'clear-terms' | 'easy-payment' | 'slow' | 'rude' | 'unclear-terms' | 'asked-extra'>;
    comment: string | null;
    ratingNo: string;
    /** The first character of the name, and no more. */
    author: string;
    at: string;
    /** There are words, but of somebody whom the reader has blocked. */
    isHidden: boolean;
  }>;
  after: string | null;
}

export interface P2pRatingsRatingListRequest {
  encryptUserId: string;
  after?: string;
}

export interface P2pUsersAdvertiserPageRequest {
  encryptUserId: string;
}

export interface P2pUsersFollowingListData {
  traders: Array<{
    encryptUserId: string;
    nickName: string;
    headColor: string;
    userType: number;
    kybFlag: number;
    country: string;
    isOnline: boolean;
    orderTotalCount: number;
    buyOrderCount: number;
    sellOrderCount: number;
    thirtyDayTrade: number;
    thirtyDayRate: string | null;
    counterparties: number;
    releaseSeconds: number | null;
    paySeconds: number | null;
    goodRatings: number;
    badRatings: number;
    goodRate: string | null;
    firstTradeAt: string | null;
    followedAt: string;
  }>;
  after: string | null;
}

export interface P2pUsersFollowingListRequest {
  after?: string;
}

export interface P2pUsersPublicProfileRequest {
  encryptUserId: string;
}

export interface P2pUsersReportOnlineData {
  nextSeconds: number;
}

export interface P2pUsersSellableAmountData {
  coinCode: string;
  amount: string;
  /** Coins in the P2P wallet. */
  balance: string;
  /** Set aside for ads and orders. */
  reserved: string;
  /** In the wallet, but bought too lately to be sold. */
  waiting: string;
  /** False while the account may not sell at all. */
  maySell: boolean;
}

export interface P2pUsersSellableAmountRequest {
  coinCode: string;
}

export interface P2pUsersSetBusinessHoursData {
  isPaused: boolean;
  /** Null is always. */
  hours: BusinessHours | null;
  isAtWork: boolean;
}

export interface P2pUsersSetBusinessHoursRequest {
  isPaused: boolean;
  /** Null is always. */
  hours: BusinessHours | null;
}

export interface P2pUsersWithdrawalHoldData {
  /** Everything that is held, coin by coin. */
  coins: Array<{
    coinCode: string;
    amount: string;
    endsAt: string;
  }>;
  /** Purchase by purchase, soonest first, a hundred at most. */
  purchases: Array<{
    orderNo: string;
    coinCode: string;
    amount: string;
    endsAt: string;
  }>;
}

export interface Picture {
  /** Shows the picture for a minute, to whoever opened the case. */
  url: string;
  width: number;
  height: number;
}

export interface PriceHistory {
  coin: string;
  name: string;
  pair: string;
  quote: string;
  shownDecimals: number;
  current: {
    pair: string;
    price: string;
    priceId: string;
    at: string;
    isStale: boolean;
    sources: number;
  } | null;
  /** Some of the prices were made up for a demonstration. */
  isDemo: boolean;
  periods: Array<{
    period: '24h' | '7d' | '30d' | '1y';
    open: string | null;
    high: string | null;
    low: string | null;
    /** In percent, from the first price of the period to the one in force. */
    change: string | null;
  }>;
  /** Seconds since 1970 and the price then. The highest and the lowest of each step are among them. */
  points: Array<[number, string]>;
}

export interface ProofsOrderProofData {
  proof: {
    asset: string;
    orderNo: string;
    /** In hex. Whoever has it can tell which leaf is this order's. */
    salt: string;
    /** In the smallest unit, the seller's fee included. */
    amount: string;
    path: Array<{
      side: 'left' | 'right';
      hash: string;
      sum: string;
    }>;
  };
  round: {
    /** The round in canonical JSON: exactly these bytes are signed. */
    body: string;
    keyId: string;
    /** Ed25519, in base64url. */
    signature: string;
  };
}

export interface ProofsOrderProofRequest {
  orderNo: string;
}

export interface ProofsReputationStatementData {
  /** The statement in canonical JSON: exactly these bytes are signed. */
  body: string;
  keyId: string;
  /** Ed25519, in base64url. */
  signature: string;
}

export interface ProofsRoundLogData {
  rounds: Array<{
    roundNo: number;
    /** The round in canonical JSON. */
    body: string;
    /** The SHA-256 of the body, in hex: the next round names it. */
    hash: string;
    keyId: string | null;
    signature: string | null;
  }>;
  upTo: number | null;
}

export interface ProofsRoundLogRequest {
  upTo?: number;
  pageSize?: number;
}

export interface Protection {
  fills: number;
  seconds: number;
}

export interface PublicTrade {
  tradeNo: string;
  price: string;
  quantity: string;
  taker: 'buy' | 'sell' | null;
  at: string;
}

export interface PublicTrader {
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
  kybFlag: number;
  /** Empty unless its owner shows it. */
  country: string;
  isOnline: boolean;
  orderTotalCount: number;
  buyOrderCount: number;
  sellOrderCount: number;
  thirtyDayTrade: number;
  /** Percent of completed ones among these and those cancelled by own fault; null before the first. */
  thirtyDayRate: string | null;
  counterparties: number;
  /** Averages over 30 days. */
  releaseSeconds: number | null;
  paySeconds: number | null;
  goodRatings: number;
  badRatings: number;
  /** Percent of good ones; null before the first. */
  goodRate: string | null;
  firstTradeAt: string | null;
}

export type QuestionTemplate = 'bank-statement' | 'full-screenshot' | 'who-paid' | 'sender-name' | 'return-proof' | 'messages';

export interface QuoteSet {
  symbol: string;
  /** What is reserved, with what levels need. */
  base: string;
  quote: string;
  bids: Array<[string, string]>;
  asks: Array<[string, string]>;
  protection: Protection | null;
  pausedUntil: string | null;
  /** Why the latest command changed nothing; null where it did, or has not had its turn. */
  refused: 'malformed' | 'state' | 'price-limit' | 'lots-limit' | 'reserve-too-small' | 'reserve-limit' | 'book-full' | 'price-band' | 'would-take' | null;
}

export interface RatesCurrencyListData {
  currencyList: Array<CurrencyRate>;
}

export interface RatesCurrencyListWithIconsData {
  currencyList: Array<{
    symbol: string;
    name: string;
    value: string;
    type: number;
    showName: string;
    rate: string;
    iconUrl: string;
    country: string;
  }>;
}

export interface RatesUsdtRateData {
  rates: Record<string, string>;
  supported: Array<{
    name: string;
    symbol: string;
    value: string;
  }>;
  country: Record<string, string>;
}

export interface Rating {
  isGood: boolean;
  tags: Array<'fast' | 'polite' | 'clear-terms' | 'easy-payment' | 'slow' | 'rude' | 'unclear-terms' | 'asked-extra'>;
  comment: string | null;
}

export interface ReceiptsOrderReceiptData {
  /** The receipt in canonical JSON: exactly these bytes are signed. */
  body: string;
  keyId: string;
  /** Ed25519, in base64url. */
  signature: string;
}

export interface ReceiptsOrderReceiptRequest {
  orderNo: string;
}

export interface ReceiptsOrderRulingsData {
  rulings: Array<{
    /** In canonical JSON: exactly these bytes are signed. */
    body: string;
    keyId: string;
    /** Ed25519, in base64url. */
    signature: string;
  }>;
}

export interface ReceiptsOrderRulingsRequest {
  orderNo: string;
}

export interface ReceiptsReceiptKeysData {
  keys: Array<{
    kty: 'OKP';
    crv: 'Ed25519';
    x: string;
    kid: string;
    alg: 'EdDSA';
    use: 'sig';
    from: string;
    to: string | null;
  }>;
}

export interface ReceiptsVerifyReceiptData {
  /** `not-issued`: the signature holds, but this exchange has issued no such receipt. */
  verdict: 'genuine' | 'altered' | 'unknown-key' | 'unreadable' | 'not-issued';
}

export interface ReceiptsVerifyReceiptRequest {
  text: string;
}

export interface Reference {
  price: string;
  priceId: string;
  at: string;
  sources: number;
  isStale: boolean;
}

export interface ReferenceCoinAliasListData {
  aliasMapping: Record<string, string>;
}

export interface ReferenceCoinChainListData {
  coinList: Array<{
    coinId: string;
    coinName: string;
    imgUrl: string;
    spotCoinChainResultList: Array<{
      chainCoinId: string;
      chainCoinName: string;
      rechargeable: boolean;
      withdrawable: boolean;
    }>;
  }>;
}

export interface ReferenceCoinListData {
  leftCoinList: Array<{
    coinId: string;
    coinCode: string;
    name: string;
    imgUrl: string;
  }>;
  rightCoinList: Array<{
    coinId: string;
    coinCode: string;
    name: string;
    imgUrl: string;
  }>;
  allCoinList: Array<{
    coinId: string;
    coinCode: string;
    name: string;
    imgUrl: string;
  }>;
}

export interface ReferenceCountryListData {
  areaList: Array<{
    country: string;
    areaCode: string;
    mayRegister: boolean;
  }>;
  visitorCountry: string;
}

export interface ReferenceP2pAreaListData {
  areaDic: Array<{
    areaId: string;
    countries: Array<string>;
  }>;
}

export interface ReferencePrice {
  pair: string;
  price: string;
  priceId: string;
  at: string;
}

export interface Request {
  side: 'buyer' | 'seller';
  evidence: EvidenceKind | null;
  /** Readers see its words in their language, before those that staff wrote. */
  template: QuestionTemplate | null;
  /** Empty where the template says it all. */
  text: string;
  at: number;
  answeredAt: number | null;
}

export type RestrictionKind = 'buy' | 'sell' | 'publish' | 'all';

export type RestrictionReason = 'cancellations' | 'third-party-payment' | 'off-platform' | 'false-evidence' | 'price-abuse' | 'abuse' | 'identity-review' | 'authority-request';

export interface SavedField {
  name: string;
  label: string;
  type: 'txt' | 'number' | 'file' | 'select';
  required: boolean;
  value: string;
  /** Of a picture, its address: good for whoever asked, for a minute. */
  url?: string;
}

export interface SavedMethod {
  paymethodName: string;
  paymethodWording: {
    text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
    country: string;
  } | null;
  paymethodId: string;
  iconUrl: string;
  rail: 'instant' | 'same-day' | 'slow';
  settleMinutes: number;
  isReversible: boolean;
  wantsReceipt: boolean;
  userPaymethodId: string;
  fiatCode: string;
  /** The verified name under which it was saved. */
  paymethodUserName: string;
  /** The identity has another name since: it must be saved again. */
  isModifyKyc: boolean;
  /** The template asks for something else since. */
  isTemplateChanged: boolean;
  paymethodInfo: Array<SavedField>;
  state: 'ACTIVE' | 'COOLING' | 'NEEDS_UPDATE' | 'DISABLED';
  coolingUntil: string | null;
  disabledBy: 'owner' | 'risk' | 'template' | null;
  /** Advertisements on the market that name it. */
  onlineAds: number;
  createdAt: string;
}

export interface SecurityIssueEncryptionKeyData {
  encryptKey: string;
  expiresAt: string;
  systemTime: number;
}

export type SelfTrade = 'expire-taker' | 'expire-maker' | 'expire-both' | 'decrement';

export interface SiteMaintenanceStatusData {
  isStopped: boolean;
  title: string;
  body: string;
  endsAt: string | null;
  language: LocaleCode;
}

export interface SpotAmendOrderData {
  state: OrderState;
}

export interface SpotAmendOrderRequest {
  orderNo: string;
  price: string;
  quantity: string;
}

export interface SpotCancelAfterData {
  cancelsAt: string | null;
}

export interface SpotCancelAfterRequest {
  seconds: 0 | number;
}

export interface SpotCancelAllData {
  orders: number;
}

export interface SpotCancelAllRequest {
  symbol?: string;
  side?: 'buy' | 'sell';
}

export interface SpotCancelOrderData {
  state: OrderState;
}

export interface SpotCancelOrderRequest {
  orderNo: string;
}

export interface SpotCandlesData {
  candles: Array<[number, string, string, string, string, string]>;
  /** Candles that begin before this moment were made up for a demonstration; null on an exchange. */
  demoUntil: number | null;
}

export interface SpotCandlesRequest {
  symbol: string;
  interval: CandleInterval;
  /** Candles that begin before this moment; without it the newest. */
  before?: number;
  limit?: number;
  /** Minutes east of UTC, in whole hours. */
  offset?: number;
}

export interface SpotFeesData {
  fees: Array<{
    symbol: string;
    maker: string;
    taker: string;
  }>;
}

export interface SpotMarket {
  symbol: string;
  base: string;
  quote: string;
  state: MarketState;
  /** When the auction may end at the earliest; null where there is none. */
  auctionEndsAt: string | null;
  priceStep: string;
  quantityStep: string;
  smallestAmount: string;
  largestPrice: string;
  largestQuantity: string;
  maker: string;
  taker: string;
}

export interface SpotMarketsData {
  markets: Array<SpotMarket>;
}

export interface SpotMyTradesData {
  trades: Array<Fill>;
  nextCursor: string | null;
}

export interface SpotMyTradesRequest {
  symbol?: string;
  orderNo?: string;
  cursor?: string;
}

export interface SpotOpenOrdersData {
  orders: Array<SpotOrder>;
  nextCursor: string | null;
}

export interface SpotOpenOrdersRequest {
  symbol?: string;
  cursor?: string;
}

export interface SpotOrder {
  orderNo: string;
  clientOrderId: string | null;
  symbol: string;
  side: 'buy' | 'sell';
  type: OrderType;
  timeInForce: TimeInForce;
  selfTrade: SelfTrade;
  price: string | null;
  quantity: string | null;
  amount: string | null;
  triggerPrice: string | null;
  triggerBy: 'last' | 'reference' | null;
  expiresAt: string | null;
  state: OrderState;
  reason: 'filled' | 'not-filled' | 'fill-or-kill' | 'price-range' | 'price-band' | 'would-take' | 'self-trade' | 'cancelled' | 'expired' | 'oco' | 'market-closing' | 'state' | 'value-too-small' | 'book-full' | 'would-trigger' | 'price-limit' | 'lots-limit' | 'hold-too-small' | null;
  /** The other order of a pair, while both are there: neither of them can be amended then. */
  pairedOrderNo: string | null;
  filledQuantity: string;
  filledAmount: string;
  averagePrice: string | null;
  fee: string;
  feeCoin: string;
  createdAt: string;
  updatedAt: string;
}

export interface SpotOrderBookData {
  symbol: string;
  batch: number;
  bids: Array<[string, string]>;
  asks: Array<[string, string]>;
}

export interface SpotOrderBookRequest {
  symbol: string;
  depth?: 20 | 200;
}

export interface SpotOrderHistoryData {
  orders: Array<SpotOrder>;
  nextCursor: string | null;
}

export interface SpotOrderHistoryRequest {
  symbol?: string;
  cursor?: string;
}

export interface SpotPlaceOcoData {
  limit: SpotOrder;
  stop: SpotOrder;
}

export interface SpotPlaceOcoRequest {
  symbol: string;
  side: 'buy' | 'sell';
  quantity: string;
  /** Of the limit order. */
  price: string;
  triggerPrice: string;
  triggerBy?: 'last' | 'reference';
  /** Of the stop order; without it that one takes any price within the bands. */
  stopPrice?: string;
  selfTrade?: SelfTrade;
  /** Names the limit order. */
  clientOrderId?: string;
}

export interface SpotPlaceOrderRequest {
  symbol: string;
  side: 'buy' | 'sell';
  type: OrderType;
  timeInForce?: TimeInForce;
  price?: string;
  quantity?: string;
  amount?: string;
  triggerPrice?: string;
  triggerBy?: 'last' | 'reference';
  expiresAt?: string;
  selfTrade?: SelfTrade;
  clientOrderId?: string;
  /** `ack` answers when the order is accepted; `result` when it has had its turn, or after a second. */
  answer?: 'ack' | 'result';
}

export interface SpotQuoteSetsData {
  sets: Array<QuoteSet>;
}

export interface SpotReleaseQuotesRequest {
  symbol: string;
}

export interface SpotReserveQuotesRequest {
  symbol: string;
  base: string;
  quote: string;
  /** Without it nothing pauses the set. */
  protection?: Protection;
}

export interface SpotSetQuotesRequest {
  symbol: string;
  bids: Array<[string, string]>;
  asks: Array<[string, string]>;
  /** `ack` answers what was before; `result` waits until the levels have had their turn, or a second. */
  answer?: 'ack' | 'result';
}

export interface SpotTickersData {
  tickers: Array<Ticker>;
}

export interface SpotTickersRequest {
  symbol?: string;
}

export interface SpotTradesData {
  trades: Array<PublicTrade>;
}

export interface SpotTradesRequest {
  symbol: string;
  after?: string;
  limit?: number;
}

export interface Standing {
  state: MerchantState;
  accountType: 'personal' | 'company' | null;
  fiatCodes: Array<string>;
  deposit: string;
  required: string;
  missing: string;
  /** When the status rests for want of coins, or the deposit comes back. */
  dueAt: string | null;
  /** When somebody who gave the status up may apply again. */
  appliesFrom: string | null;
  level: 'starter' | 'advanced' | 'master' | null;
  limits: LevelLimits | null;
  next: {
    level: 'starter' | 'advanced' | 'master';
    missing: Array<{
      what: 'orders' | 'completion' | 'counterparties' | 'deposit';
      has: number;
      needs: number;
    }>;
  } | null;
}

export interface Statement {
  side: 'buyer' | 'seller';
  kind: 'statement' | 'answer';
  /** Empty where the template says it all. */
  text: string;
  at: number;
}

export interface Template {
  paymethodName: string;
  paymethodWording: {
    text: 'bank_transfer' | 'bank_card' | 'wire_transfer' | 'ach_transfer' | 'in_country';
    country: string;
  } | null;
  paymethodId: string;
  iconUrl: string;
  rail: 'instant' | 'same-day' | 'slow';
  settleMinutes: number;
  isReversible: boolean;
  wantsReceipt: boolean;
  fiatCodes: Array<string>;
  countries: Array<string>;
  paymethodInfo: Array<TemplateField>;
}

export interface TemplateField {
  name: string;
  label: string;
  type: 'txt' | 'number' | 'file' | 'select';
  required: boolean;
  value: string;
  check: 'text' | 'iban' | 'phone' | 'email' | 'email-or-phone' | 'card' | 'card-uz' | 'clabe' | 'cbu' | 'cbu-or-alias' | 'routing' | 'ifsc' | 'upi' | 'pix' | 'promptpay' | 'fps' | 'instapay' | 'handle' | 'swift' | 'kana' | 'wechat';
  countries: Array<string>;
  pattern: string | null;
  options: Array<string>;
}

export interface Ticker {
  symbol: string;
  state: MarketState;
  last: string | null;
  reference: string | null;
  bid: string | null;
  ask: string | null;
  /** Of the last 24 hours. */
  open: string | null;
  high: string | null;
  low: string | null;
  quantity: string;
  amount: string;
  trades: number;
}

export type TimeInForce = 'gtc' | 'gtd' | 'ioc' | 'fok' | 'post-only';

export interface TraderPage {
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
  kybFlag: number;
  /** Empty unless its owner shows it. */
  country: string;
  isOnline: boolean;
  orderTotalCount: number;
  buyOrderCount: number;
  sellOrderCount: number;
  thirtyDayTrade: number;
  /** Percent of completed ones among these and those cancelled by own fault; null before the first. */
  thirtyDayRate: string | null;
  counterparties: number;
  /** Averages over 30 days. */
  releaseSeconds: number | null;
  paySeconds: number | null;
  goodRatings: number;
  badRatings: number;
  /** Percent of good ones; null before the first. */
  goodRate: string | null;
  firstTradeAt: string | null;
  since: string;
  isYou: boolean;
  isFollowed: boolean;
  /** Who of the two does not want to trade with the other. */
  block: 'by-you' | 'by-them' | null;
  ads: {
    buy: Array<MarketAd>;
    sell: Array<MarketAd>;
  };
}

export type WalletName = 'spot' | 'otc' | 'contract' | 'earn';
