// Written by `npm run client:write` from the contract; a test compares.
import type { Reference, ReferencePrice } from './types.gen.ts';

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
}

/** Channels that everybody may listen to. */
export type OpenChannel = 'rates';

/** Channels of one account. */
export type KeyedChannel = 'assets' | 'notifications' | 'p2p-chat' | 'p2p-orders';
