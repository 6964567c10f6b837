import type { OrderNo } from '@peerbourse/contract/ids';
import { type AdTerms, noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { deleteAd } from '#modules/p2p/p2p-ads/own/delete-ad.ts';
import { editAd } from '#modules/p2p/p2p-ads/own/edit-ad.ts';
import { publishAd } from '#modules/p2p/p2p-ads/own/publish-ad.ts';
import { switchAd } from '#modules/p2p/p2p-ads/own/switch-ad.ts';
import { cancelAppeal } from '#modules/p2p/p2p-appeals/cancel-appeal.ts';
import { questionClosedOrder } from '#modules/p2p/p2p-appeals/claims/question-closed-order.ts';
import { withdrawClaim } from '#modules/p2p/p2p-appeals/claims/withdraw-claim.ts';
import { openAppeal } from '#modules/p2p/p2p-appeals/open-appeal.ts';
import { applyForMerchantStatus } from '#modules/p2p/p2p-merchants/apply-for-merchant-status.ts';
import { releaseMerchantStatus } from '#modules/p2p/p2p-merchants/release-merchant-status.ts';
import { topUpDeposit } from '#modules/p2p/p2p-merchants/top-up-deposit.ts';
import { acceptOrder } from '#modules/p2p/p2p-orders/commands/accept-order.ts';
import { acknowledgePayment } from '#modules/p2p/p2p-orders/commands/acknowledge-payment.ts';
import { answerCancelRequest } from '#modules/p2p/p2p-orders/commands/answer-cancel-request.ts';
import { askCancel } from '#modules/p2p/p2p-orders/commands/ask-cancel.ts';
import { cancelOrder } from '#modules/p2p/p2p-orders/commands/cancel-order.ts';
import { confirmPaid } from '#modules/p2p/p2p-orders/commands/confirm-paid.ts';
import { continueOrder } from '#modules/p2p/p2p-orders/commands/continue-order.ts';
import { extendPayment } from '#modules/p2p/p2p-orders/commands/extend-payment.ts';
import { rejectOrder } from '#modules/p2p/p2p-orders/commands/reject-order.ts';
import { releaseCoins } from '#modules/p2p/p2p-orders/commands/release-coins.ts';
import { undoPaid } from '#modules/p2p/p2p-orders/commands/undo-paid.ts';
import { placeOrder } from '#modules/p2p/p2p-orders/place-order.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import type { OrderTrader } from './order-market.ts';

type Verb = (ctx: CallContext<UserActor>, input: never, proof: never) => Promise<unknown>;

/** What people do to orders and ads, by the verbs of the api. */
export const orderVerbs = {
  'place-order': placeOrder,
  'accept-order': acceptOrder,
  'reject-order': rejectOrder,
  'confirm-paid': confirmPaid,
  'undo-paid': undoPaid,
  'extend-payment': extendPayment,
  'acknowledge-payment': acknowledgePayment,
  'cancel-order': cancelOrder,
  'ask-cancel': askCancel,
  'answer-cancel': answerCancelRequest,
  'release-coins': releaseCoins,
  'continue-order': continueOrder,
  'open-appeal': openAppeal,
  'cancel-appeal': cancelAppeal,
  'question-order': questionClosedOrder,
  'withdraw-claim': withdrawClaim,
  'apply-merchant': applyForMerchantStatus,
  'top-up-deposit': topUpDeposit,
  'release-merchant': releaseMerchantStatus,
  'publish-ad': publishAd,
  'switch-ad': switchAd,
  'edit-ad': editAd,
  'delete-ad': deleteAd,
} as const satisfies Record<string, unknown>;
export type OrderVerb = keyof typeof orderVerbs;

/** One act of one person. It is plain data, so that it can be handed to another process. */
export interface OrderAct {
  who: OrderTrader;
  verb: OrderVerb;
  input: Record<string, unknown>;
}

/** Whoever is here has passed all gates and proved what there is to prove. */
export async function perform(tx: Tx, config: Config, { who: { accountId, userId }, verb, input }: OrderAct): Promise<unknown> {
  const actor = { kind: 'user', accountId, mainId: accountId, userId, sessionId: '0', isTrader: true, isCopper: false, isHeld: false };
  const ctx = { tx, db: tx, actor, config, visitor: { country: 'DE', deviceId: 'harness', address: '127.0.0.1' } };
  return await (orderVerbs[verb] as unknown as Verb)(ctx as unknown as CallContext<UserActor>, input as never, true as never);
}

export type OrderInput = Pick<OrderDetail, 'orderNo' | 'version'>;

const bare = () => ({});

/** What each command says besides the order and its version. */
const inputs: Partial<Record<OrderVerb, (seller: OrderTrader, paid: string) => Record<string, unknown>>> = {
  'confirm-paid': ({ methodNo }) => ({ userPaymethodId: methodNo }),
  'cancel-order': () => ({ reason: 'both-agreed', hasNotPaid: true }),
  'ask-cancel': () => ({ reason: 'refunded' }),
  'release-coins': (_, amountSeen) => ({ amountSeen, isPayerTheBuyer: true, accountPwd: '000000' }),
  'continue-order': () => ({ accountPwd: '000000' }),
  'question-order': () => ({ reason: 'other', text: 'Something is wrong with it.' }),
  'open-appeal': () => ({ reason: 'abuse', text: 'They threatened me.' }),
};

export interface CommandGiven {
  who: OrderTrader;
  seller: OrderTrader;
  order: { orderNo: string; version: number; orderPrice: string };
  more?: Record<string, unknown>;
}

export function commandAct(verb: OrderVerb, { who, seller, order: { orderNo, version, orderPrice }, more = {} }: CommandGiven): OrderAct {
  return { who, verb, input: { orderNo: orderNo as OrderNo, version, ...(inputs[verb] ?? bare)(seller, orderPrice), ...more } };
}

export const adPrice = '1.01';

export function placeAct(who: OrderTrader, adNo: string, amount: string, isSelling: boolean): OrderAct {
  return {
    who,
    verb: 'place-order',
    input: { adNo, price: adPrice, amount, userPaymethodIds: isSelling ? [who.methodNo] : [], accountPwd: '000000' },
  };
}

export function termsOf({ methodNo }: OrderTrader, side: 'sell' | 'buy', more: Partial<AdTerms> = {}): AdTerms {
  return {
    pricing: { priceType: 'fixed', price: adPrice },
    quantity: '1000',
    minAmount: '20',
    maxAmount: '500',
    payMinutes: 15,
    userPaymethodIds: side === 'sell' ? [methodNo] : [],
    paymethodIds: side === 'sell' ? [] : ['302'],
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    conditions: noConditions,
    pictures: [],
    ...more,
  };
}

export function publishAct(who: OrderTrader, side: 'sell' | 'buy', more: Partial<AdTerms> = {}): OrderAct {
  const place = { side, coinCode: 'USDT', fiatCode: 'EUR', isOnline: true, isHidden: false };
  return { who, verb: 'publish-ad', input: { ...place, ...termsOf(who, side, more), accountPwd: '000000', secretKey: '' } };
}
