// Written by `npm run client:write` from the contract; a test compares.
import type { Fill, OrderState, PublicTrade, Reference, ReferencePrice, Ticker } from './types.gen.ts';

/** What each channel of the live socket says. */
export interface Channels {
  /** Which coins of the account have moved; the key is the own userId. */
  'assets': { snapshot: Record<string, never>; update: {
    coins: Array<string>;
    kind: string;
  } };
  /** How many entries are unread, as they come and are read; the key is the own userId. */
  'notifications': { snapshot: {
    unread: number;
  }; update: {
    unread: number;
    notificationId?: string;
    kind?: string;
  } };
  /** New numbers and read marks in the chats of own orders, as they come; the key is the own userId. */
  'p2p-chat': { snapshot: {
    /** In this chat. */
    unread: number;
  }; update: {
    orderNo: string;
    /** Of the newest message. */
    seq: number;
    readSeq: number;
    otherReadSeq: number;
    /** In this chat. */
    unread: number;
  } };
  /** What happens to own orders, as it happens; the key is the own userId. */
  'p2p-orders': { snapshot: {
    open: number;
  }; update: {
    orderNo: string;
    status: number;
    version: number;
    /** What happened: a command of the table of transitions, the placing of the order, or something inside its appeal. */
    code: 'place-order' | 'accept-order' | 'reject-order' | 'expire-acceptance' | 'confirm-paid' | 'expire-payment' | 'cancel-order' | 'extend-payment' | 'acknowledge-payment' | 'undo-paid' | 'release-coins' | 'deny-payment' | 'affirm-payment' | 'lapse-request' | 'ask-cancel' | 'agree-cancel' | 'refuse-cancel' | 'expire-request' | 'open-appeal' | 'expire-release' | 'cancel-appeal' | 'rule-release' | 'rule-refund' | 'rule-split' | 'question-order' | 'continue-order' | 'freeze-order' | 'unfreeze-order' | 'end-freeze' | 'stop-order' | 'suspend-order' | 'credit-outage' | 'state-appeal' | 'answer-staff' | 'add-evidence' | 'take-case' | 'ask-buyer' | 'ask-seller' | 'miss-statement' | 'miss-answer' | 'miss-decision' | 'hold-claim' | 'return-claim' | 'award-claim' | 'uphold-claim' | 'withdraw-claim' | 'compensate';
  } };
  /** Reference prices as they are published. */
  'rates': { snapshot: {
    prices: Array<ReferencePrice>;
  }; update: {
    prices: Array<ReferencePrice>;
  } };
  /** What is offered on a market, the best first: the key is symbol and depth, BTCUSDT-20 or BTCUSDT-200. An update has the levels that changed; 0 takes one away. */
  'spot-book': { snapshot: {
    bids: Array<[number, number]>;
    asks: Array<[number, number]>;
    /** CRC-32 of the best 25 levels of both sides as the listener has them now. */
    crc: number;
  }; update: {
    bids: Array<[number, number]>;
    asks: Array<[number, number]>;
    /** CRC-32 of the best 25 levels of both sides as the listener has them now. */
    crc: number;
  } };
  /** What happens to own spot orders, and what they traded, as it happens; the key is the own userId. */
  'spot-orders': { snapshot: {
    open: number;
  }; update: {
    orders: Array<{
      orderNo: string;
      clientOrderId: string | null;
      symbol: string;
      side: 'buy' | 'sell';
      state: OrderState;
      reason: 'filled' | 'not-filled' | 'fill-or-kill' | 'price-range' | 'price-band' | 'would-take' | 'self-trade' | 'cancelled' | 'expired' | 'oco' | 'market-closing' | 'state' | 'value-too-small' | 'book-full' | 'would-trigger' | 'price-limit' | 'lots-limit' | 'hold-too-small' | null;
      filledQuantity: string;
      filledAmount: string;
    }>;
    fills: Array<Fill>;
    /** False where more happened at once than is told here: the rest is asked for by call. */
    isWhole: boolean;
  } };
  /** How each market stands, and its last 24 hours; an update has the markets that changed. */
  'spot-tickers': { snapshot: {
    tickers: Array<Ticker>;
  }; update: {
    tickers: Array<Ticker>;
  } };
  /** Trades of a market, oldest first; the key is its symbol. */
  'spot-trades': { snapshot: {
    trades: Array<PublicTrade>;
  }; update: {
    trades: Array<PublicTrade>;
  } };
}

/** Channels without a key. */
export type OpenChannel = 'rates' | 'spot-tickers';

/** Channels of one account, or of one market. */
export type KeyedChannel = 'assets' | 'notifications' | 'p2p-chat' | 'p2p-orders' | 'spot-book' | 'spot-orders' | 'spot-trades';
