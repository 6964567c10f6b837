import type { OrderDetail, OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { isOpen, type OrderSide, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { transitions } from '@peerbourse/rules/p2p-orders/transitions';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { realNamesOf } from '#modules/identity/accounts/index.ts';
import { pictureAddress } from '#modules/p2p/p2p-paymethods/index.ts';
import { nextPauseMinutes, percentOf, type Trader, tradersOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must } from '#platform/refusal.ts';
import { cancelStanding } from './cancel-standing.ts';
import { appealOpenedAt, type Order } from './order.table.ts';
import { methodsOfOrder, type SavedOrderMethod } from './order-method.table.ts';
import { isChatOpen, nextAutomatic, possibleCommands, sideOf } from './order-state.ts';

type Person = OrderDetail['buyUserInfo'];

const timestamp = (moment: Date | null): number | null => moment?.getTime() ?? null;

export function rowView(order: Order, reader: UserActor['accountId'], counterparty: Trader): OrderRow {
  const side = sideOf(order, reader);
  const automatic = nextAutomatic(order);
  return {
    orderNo: order.orderNo,
    adNo: order.adNo,
    version: order.version,
    orderStatus: order.status,
    orderType: order.makerSide === 'seller' ? 'sell' : 'buy',
    currencyUserSide: side === 'seller' ? 'sell' : 'buy',
    coinCode: order.coin,
    fiatCode: order.fiat,
    fiatSymbol: order.fiatSymbol,
    price: formatUnits(order.price, p2pPriceScale),
    orderAmount: formatUnits(order.quantity, order.coinScale),
    orderPrice: formatUnits(order.amount, order.fiatDecimals),
    createTimestamp: order.createdAt.getTime(),
    payTimeoutTimestamp: timestamp(order.payBy),
    putCoinTimeoutTimestamp: timestamp(order.releaseBy),
    acceptance: order.acceptance,
    cancelRequest: order.cancelRequest,
    closeReason: order.closeReason,
    freeze: freezeView(order),
    automatic: automatic && { command: automatic.command, at: automatic.at.getTime() },
    commands: possibleCommands(order, side),
    counterparty: personView(counterparty, ''),
  };
}

function freezeView({ freezeKind, frozenAt, frozenUntil }: Order): OrderRow['freeze'] {
  return freezeKind && frozenAt && frozenUntil ? { kind: freezeKind, at: frozenAt.getTime(), until: frozenUntil.getTime() } : null;
}

/** Everything that one of the two people may know. Where to pay is told once the advertiser has accepted, and as long as it matters. */
export async function detailOf(db: Db, ctx: Pick<CallContext<UserActor>, 'actor' | 'config'>, order: Order): Promise<OrderDetail> {
  const { actor, config } = ctx;
  const isShown = order.acceptance !== 'waiting' && order.acceptance !== 'rejected';
  const { buyer, seller } = await peopleOf(db, order);
  const methods = (await methodsOfOrder(db, config.keys, order.orderNo)).map((method) => methodView(method, isShown, seller.realName));
  const side = sideOf(order, actor.accountId);
  const isPictured = isShown && side === 'buyer' && order.status < orderStatus.completed;
  const shown = methods.map((method) => ({
    ...method,
    paymethodInfo: method.paymethodInfo.map((field) => (field.type === 'file' ? pictureField(ctx, field, isPictured) : field)),
  }));
  return {
    ...rowView(order, actor.accountId, side === 'buyer' ? seller.trader : buyer.trader),
    isChat: isChatOpen(order),
    isAppeal:
      order.status === orderStatus.appeal ||
      (order.appealFrom !== null && order.status === orderStatus.release && order.appealFrom <= order.now),
    isShowContact: isShown,
    appealTimestamp: timestamp(order.appealFrom),
    appealOpenedTimestamp: timestamp(await appealOf(db, order)),
    buyUserInfo: personView(buyer.trader, isShown ? buyer.realName : ''),
    sellUserInfo: personView(seller.trader, isShown ? seller.realName : ''),
    paymethodDetail: shown.find(({ userPaymethodId }) => userPaymethodId === order.paidTo) ?? shown[0] ?? null,
    paymethods: shown,
    acceptTimestamp: timestamp(order.acceptBy),
    paidTimestamp: timestamp(order.paidAt),
    undoTimestamp: timestamp(order.undoBy),
    answerTimestamp: timestamp(order.answerBy),
    claimTimestamp: timestamp(order.claimBy),
    closedTimestamp: timestamp(order.closedAt),
    serverTimestamp: order.now.getTime(),
    cancelReason: order.cancelReason,
    cancelQuota: await quotaView(db, order, side),
    ...outcomeView(order, side),
    remark: order.remark,
    isExtended: order.isExtended,
    payMinutes: order.payMinutes,
    continuesOrderNo: order.continuesNo,
    continuedByOrderNo: order.continuedByNo,
  };
}

/** What the reader pays and the buyer gets; less where a ruling has divided the coins. */
function outcomeView(order: Order, side: OrderSide): Pick<OrderDetail, 'fee' | 'received' | 'ruling'> {
  const { buyerPart, grounds, fault, quantity, sellerFee, buyerFee } = order;
  const coins = (units: bigint) => formatUnits(units, order.coinScale);
  const part = buyerPart ?? quantity;
  const feeOf = (fee: bigint) => (fee * part) / quantity;
  return {
    fee: coins(feeOf(side === 'buyer' ? buyerFee : sellerFee)),
    received: coins(part - feeOf(buyerFee)),
    ruling: grounds === null ? null : { grounds, fault, buyerAmount: buyerPart === null ? null : coins(buyerPart) },
  };
}

const appealSteps = transitions.filter(({ from, to }) => to === orderStatus.appeal && from !== to).map(({ command }) => command);

/** Before that state there is nothing to look for. */
async function appealOf(db: Db, { id, status }: Order): Promise<Date | null> {
  return status < orderStatus.appeal ? null : await appealOpenedAt(db, id, appealSteps);
}

type Field = SavedOrderMethod['fields'][number];

/** Whoever pays sees the picture while the order is open. Nobody else does, and in the history it is gone. */
function pictureField({ config, actor }: Pick<CallContext<UserActor>, 'actor' | 'config'>, field: Field, isPictured: boolean): Field {
  return isPictured ? { ...field, ...pictureAddress(config, actor, field) } : { ...field, value: '' };
}

/** What another cancelled order would cost the buyer, while there is something to cancel. */
async function quotaView(db: Db, order: Order, side: OrderSide): Promise<OrderDetail['cancelQuota']> {
  if (side === 'seller' || !isOpen(order)) return null;
  const { buyerId, paidAt } = order;
  const standing = await cancelStanding(db, buyerId, paidAt !== null);
  return { ...standing, pauseMinutes: await nextPauseMinutes(db, buyerId) };
}

interface Known {
  trader: Trader;
  realName: string;
}

async function peopleOf(db: Db, { buyerId, sellerId }: Order): Promise<{ buyer: Known; seller: Known }> {
  const traders = await tradersOf(db, [buyerId, sellerId]);
  const [buyer, seller] = [traders.get(buyerId), traders.get(sellerId)];
  must(buyer && seller, 'whoever has an order has a profile');
  const names = await realNamesOf(db, [buyer.mainId, seller.mainId]);
  const known = (trader: Trader): Known => ({ trader, realName: names.get(trader.mainId) ?? '' });
  return { buyer: known(buyer), seller: known(seller) };
}

function personView(trader: Trader, realName: string): Person {
  return {
    userId: trader.userId,
    encryptUserId: trader.encryptUserId,
    nickName: trader.nickName,
    headColor: trader.headColor,
    userType: trader.userType,
    isOnline: trader.isOnline,
    smsEnable: trader.smsEnable,
    rapidAdEnable: trader.rapidAdEnable,
    orderTotalCount: trader.ordersTotal,
    buyOrderCount: trader.ordersBought,
    sellOrderCount: trader.ordersSold,
    thirtyDayTrade: trader.completed30d,
    thirtyDayRate: percentOf(trader.completed30d, trader.completed30d + trader.cancelled30d),
    goodRate: percentOf(trader.goodRatings, trader.goodRatings + trader.badRatings),
    realName,
  };
}

function methodView(
  { methodNo, templateId, name, wording, icon, holderName, fields }: SavedOrderMethod,
  isShown: boolean,
  sellerName: string,
) {
  return {
    userPaymethodId: methodNo,
    paymethodId: String(templateId),
    paymethodName: name,
    paymethodWording: wording,
    iconUrl: `/methods/${icon}.svg`,
    isModifyKyc: isShown && holderName !== sellerName,
    paymethodUserName: isShown ? holderName : '',
    paymethodInfo: isShown ? fields : fields.map((field) => ({ ...field, value: '' })),
  };
}
