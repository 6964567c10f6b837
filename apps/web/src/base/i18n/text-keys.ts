import type account from '@peerbourse/texts/account/en.json';
import type amounts from '@peerbourse/texts/amounts/en.json';
import type assets from '@peerbourse/texts/assets/en.json';
import type auth from '@peerbourse/texts/auth/en.json';
import type coins from '@peerbourse/texts/coins/en.json';
import type common from '@peerbourse/texts/common/en.json';
import type content from '@peerbourse/texts/content/en.json';
import type home from '@peerbourse/texts/home/en.json';
import type insights from '@peerbourse/texts/insights/en.json';
import type markets from '@peerbourse/texts/markets/en.json';
import type p2p from '@peerbourse/texts/p2p/en.json';
import type p2pAds from '@peerbourse/texts/p2p-ads/en.json';
import type p2pChat from '@peerbourse/texts/p2p-chat/en.json';
import type p2pGates from '@peerbourse/texts/p2p-gates/en.json';
import type p2pOrderList from '@peerbourse/texts/p2p-order-list/en.json';
import type p2pOrders from '@peerbourse/texts/p2p-orders/en.json';
import type p2pRatings from '@peerbourse/texts/p2p-ratings/en.json';
import type p2pTake from '@peerbourse/texts/p2p-take/en.json';
import type p2pUsers from '@peerbourse/texts/p2p-users/en.json';
import type paymethods from '@peerbourse/texts/paymethods/en.json';
import type rates from '@peerbourse/texts/rates/en.json';
import type receipts from '@peerbourse/texts/receipts/en.json';
import type security from '@peerbourse/texts/security/en.json';
import type support from '@peerbourse/texts/support/en.json';
import type titles from '@peerbourse/texts/titles/en.json';
import type verification from '@peerbourse/texts/verification/en.json';

/** Keys are typed from the English catalogues: a text that does not exist does not compile. */
interface Messages {
  account: typeof account;
  amounts: typeof amounts;
  assets: typeof assets;
  auth: typeof auth;
  coins: typeof coins;
  common: typeof common;
  content: typeof content;
  home: typeof home;
  insights: typeof insights;
  markets: typeof markets;
  p2p: typeof p2p;
  'p2p-ads': typeof p2pAds;
  'p2p-chat': typeof p2pChat;
  'p2p-gates': typeof p2pGates;
  'p2p-order-list': typeof p2pOrderList;
  'p2p-orders': typeof p2pOrders;
  'p2p-ratings': typeof p2pRatings;
  'p2p-take': typeof p2pTake;
  'p2p-users': typeof p2pUsers;
  paymethods: typeof paymethods;
  rates: typeof rates;
  receipts: typeof receipts;
  security: typeof security;
  support: typeof support;
  titles: typeof titles;
  verification: typeof verification;
}

export type TextArea = keyof Messages;
export type TextKey<Area extends TextArea> = keyof Messages[Area] & string;
