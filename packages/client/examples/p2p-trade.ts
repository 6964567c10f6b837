import type { Client, OrderDetail } from '@peerbourse/client';
import { checkedReceipt } from './check-receipt.ts';
import { clientOf } from './from-environment.ts';
import { nextOfOrder } from './listen.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { release } from './release.ts';

interface Trade {
  orderNo: string;
  received: string;
  receipt: string;
}

/** A whole trade of two programs: an ad, an order, a payment, the release of the coins, and the receipt. */
export async function tradeOf(seller: Client, buyer: Client, fundPassword: string, say: (line: string) => void): Promise<Trade> {
  const { paymethods } = await seller.p2pPaymethods.myMethodList({ fiatCode: 'EUR' });
  const method = paymethods.find(({ state }) => state === 'ACTIVE');
  if (!method) throw new Error('the seller has no account in euros that may be paid to');
  const reference = await seller.p2pPrices.referencePrice({ coinCode: 'USDT', fiatCode: 'EUR' });
  // Cents: the digits behind them are cut off, as text, so that nothing is lost on the way.
  const price = reference.price.replace(/(\.\d\d)\d+$/, '$1');
  const { adNo } = await seller.p2pAds.publishAd({
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    pricing: { priceType: 'fixed', price },
    quantity: '200',
    minAmount: '20',
    maxAmount: '150',
    payMinutes: 15,
    userPaymethodIds: [method.userPaymethodId],
    paymethodIds: [],
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    conditions: everybody,
    isOnline: true,
    isHidden: false,
    accountPwd: fundPassword,
  });
  say(`ad ${adNo} sells USDT at ${price} EUR`);
  const order = await placeOrder(buyer, { adNo, price }, '101').finally(() => seller.p2pAds.takeDownAd({ adNo }));
  say(`order ${order.orderNo} over ${order.orderPrice} EUR: its coins are in escrow`);
  const trade = await finish(seller, buyer, order, fundPassword, say);
  await seller.p2pAds.deleteAd({ adNo });
  return trade;
}

async function finish(
  seller: Client,
  buyer: Client,
  { orderNo, orderPrice, sellUserInfo }: OrderDetail,
  fundPassword: string,
  say: (line: string) => void,
): Promise<Trade> {
  const paid = nextOfOrder(seller, sellUserInfo.userId, orderNo, 'confirm-paid');
  await markPaid(buyer, orderNo);
  await paid;
  say('the seller has heard that it is paid');
  await release(seller, orderNo, orderPrice, fundPassword);
  const { received } = await buyer.p2pOrders.orderDetail({ orderNo });
  say(`the buyer has ${received} USDT`);
  return { orderNo, received, receipt: await checkedReceipt(buyer, orderNo) };
}

/** An ad that asks nothing of whoever takes it. */
const everybody = {
  needsEmail: false,
  needsPhone: false,
  minJoinDays: null,
  minOrders: null,
  maxOrders: null,
  minRatePercent: null,
  minRatingPercent: null,
  minHolding: null,
  countries: [],
  excludesMerchants: false,
  perUserLimit: null,
};

/** `node packages/client/examples/p2p-trade.ts`, with the keys that the demonstration prints. */
if (import.meta.main) {
  const { PB_FUND_PASSWORD = '' } = process.env;
  const [seller, buyer] = [clientOf(process.env, 'SELLER_'), clientOf(process.env, 'BUYER_')];
  const { receipt } = await tradeOf(seller, buyer, PB_FUND_PASSWORD, console.log);
  console.log(`its receipt is genuine: ${receipt}`);
}
