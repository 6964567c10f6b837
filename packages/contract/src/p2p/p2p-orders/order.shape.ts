import { buyerReasonList, sellerReasonList } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { freezeKinds } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import { acceptances, cancelRequests, closeReasons } from '@peerbourse/rules/p2p-orders/order-state';
import { rulingGroundsList } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import { orderCommands } from '@peerbourse/rules/p2p-orders/transitions';
import * as z from 'zod/mini';
import { adNo, orderNo, userId } from '#ids.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { adSide, fiatCode } from '#p2p/p2p-ads/ad.shape.ts';
import { methodName, paymethodId, savedField, userPaymethodId } from '#p2p/p2p-paymethods/paymethod.shape.ts';
import { encryptUserId } from '#p2p/p2p-users/p2p-user.shape.ts';
import { decimal } from '#wire.ts';

/** Milliseconds since 1970, by the clock of the server. */
const timestamp = z.int();

export const buyerReason = z.enum(buyerReasonList);
export const sellerReason = z.enum(sellerReasonList);

/** One of the two people of an order, as the other sees them. */
const orderUser = z.object({
  userId,
  encryptUserId,
  nickName: z.string(),
  headColor: z.string(),
  /** 1 is a seller, that is a merchant. */
  userType: z.int(),
  isOnline: z.boolean(),
  smsEnable: z.boolean(),
  rapidAdEnable: z.boolean(),
  orderTotalCount: z.int(),
  buyOrderCount: z.int(),
  sellOrderCount: z.int(),
  thirtyDayTrade: z.int(),
  /** Percent of completed orders among these and those cancelled by own fault; null before the first. */
  thirtyDayRate: z.nullable(decimal),
  /** Percent of good ratings; null before the first. */
  goodRate: z.nullable(decimal),
  /** The verified name, to compare a payment with; empty until payment details are shown. */
  realName: z.string(),
});

/** A payment method as it was when the order began. Values are empty until payment details are shown. */
const orderPaymethod = z.extend(methodName, {
  userPaymethodId,
  paymethodId,
  iconUrl: z.string(),
  /** The seller's name was verified as another one since. */
  isModifyKyc: z.boolean(),
  paymethodUserName: z.string(),
  paymethodInfo: z.array(savedField),
});

/** What every command names: the order, and the version of it that the screen showed. */
export const orderCommand = z.strictObject({ orderNo, version: z.int().check(z.gte(1), z.lte(1_000_000)) });

/** What a list shows of an order. */
export const orderRow = z.object({
  orderNo,
  adNo,
  version: z.int(),
  /** 0 to be paid, 1 paid, 2 appeal, 3 completed, 4 cancelled. */
  orderStatus: z.int().check(z.gte(0), z.lte(4)),
  /** What the advertiser does. */
  orderType: adSide,
  /** What the reader does. */
  currencyUserSide: adSide,
  coinCode,
  fiatCode,
  fiatSymbol: z.string(),
  /** Currency for one coin. */
  price: decimal,
  /** Coins. */
  orderAmount: decimal,
  /** Currency. */
  orderPrice: decimal,
  createTimestamp: timestamp,
  payTimeoutTimestamp: z.nullable(timestamp),
  putCoinTimeoutTimestamp: z.nullable(timestamp),
  acceptance: z.enum(acceptances),
  cancelRequest: z.enum(cancelRequests),
  closeReason: z.nullable(z.enum(closeReasons)),
  /** Staff have stopped it: nothing moves and no time runs. It goes on at `until` by itself, or sooner. */
  freeze: z.nullable(z.object({ kind: z.enum(freezeKinds), at: timestamp, until: timestamp })),
  /** What happens by itself if nobody acts, and when. */
  automatic: z.nullable(z.object({ command: z.enum(orderCommands), at: timestamp })),
  /** What the reader can do now. */
  commands: z.array(z.enum(orderCommands)),
  counterparty: orderUser,
});
export type OrderRow = z.output<typeof orderRow>;

export const listedOrder = z.extend(orderRow, {
  /** Messages of the other person in its chat. */
  unread: z.int(),
});
export type ListedOrder = z.output<typeof listedOrder>;

export const orderDetail = z.extend(orderRow, {
  isChat: z.boolean(),
  isAppeal: z.boolean(),
  isShowContact: z.boolean(),
  /** From when on an appeal is possible. */
  appealTimestamp: z.nullable(timestamp),
  /** When it was opened; null if it never was. */
  appealOpenedTimestamp: z.nullable(timestamp),
  buyUserInfo: orderUser,
  sellUserInfo: orderUser,
  /** What was or is to be paid to: the one that the buyer chose, else the first. */
  paymethodDetail: z.nullable(orderPaymethod),
  paymethods: z.array(orderPaymethod),
  acceptTimestamp: z.nullable(timestamp),
  paidTimestamp: z.nullable(timestamp),
  undoTimestamp: z.nullable(timestamp),
  answerTimestamp: z.nullable(timestamp),
  claimTimestamp: z.nullable(timestamp),
  closedTimestamp: z.nullable(timestamp),
  serverTimestamp: timestamp,
  cancelReason: z.nullable(z.string()),
  /** Of a buyer whose order is open: orders ended by own fault within a day, how many may be, and for how long one more stops buying. */
  cancelQuota: z.nullable(z.object({ limit: z.int(), used: z.int(), pauseMinutes: z.int() })),
  /** Of the reader, in coins. */
  fee: decimal,
  /** What the buyer gets, fee taken off. */
  received: decimal,
  /** What staff decided: why, who was to blame, and the coins of the buyer where they were divided. */
  ruling: z.nullable(
    z.object({ grounds: z.enum(rulingGroundsList), fault: z.nullable(z.enum(['buyer', 'seller'])), buyerAmount: z.nullable(decimal) }),
  ),
  remark: z.string(),
  isExtended: z.boolean(),
  payMinutes: z.int(),
  continuesOrderNo: z.nullable(orderNo),
  continuedByOrderNo: z.nullable(orderNo),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** The order after a command. When it had changed before, nothing was done and this is what it is now. */
export const commandOutcome = z.object({ isDone: z.boolean(), order: orderDetail });
