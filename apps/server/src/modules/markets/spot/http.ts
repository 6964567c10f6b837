import { amendOrder as amendOrderCall } from '@peerbourse/contract/markets/spot/amend-order';
import { cancelAll as cancelAllCall } from '@peerbourse/contract/markets/spot/cancel-all';
import { cancelOrder as cancelOrderCall } from '@peerbourse/contract/markets/spot/cancel-order';
import { candles as candlesCall } from '@peerbourse/contract/markets/spot/candles';
import { fees as feesCall } from '@peerbourse/contract/markets/spot/fees';
import { markets as marketsCall } from '@peerbourse/contract/markets/spot/markets';
import { myTrades as myTradesCall } from '@peerbourse/contract/markets/spot/my-trades';
import { openOrders as openOrdersCall } from '@peerbourse/contract/markets/spot/open-orders';
import { orderBook as orderBookCall } from '@peerbourse/contract/markets/spot/order-book';
import { orderDetail as orderDetailCall } from '@peerbourse/contract/markets/spot/order-detail';
import { orderHistory as orderHistoryCall } from '@peerbourse/contract/markets/spot/order-history';
import { placeOrder as placeOrderCall } from '@peerbourse/contract/markets/spot/place-order';
import { tickers as tickersCall } from '@peerbourse/contract/markets/spot/tickers';
import { trades as tradesCall } from '@peerbourse/contract/markets/spot/trades';
import { route } from '#platform/http/serve.ts';
import { amendOrder } from './amend-order.ts';
import { cancelAll } from './cancel-all.ts';
import { cancelOrder } from './cancel-order.ts';
import { candles } from './candles.ts';
import { fees } from './fees.ts';
import { markets } from './markets.ts';
import { myTrades } from './my-trades.ts';
import { openOrders } from './open-orders.ts';
import { orderBook } from './order-book.ts';
import { orderDetail } from './order-detail.ts';
import { orderHistory } from './order-history.ts';
import { placeOrder } from './place-order.ts';
import { tickers } from './tickers.ts';
import { trades } from './trades.ts';

export const routes = [
  route(placeOrderCall, placeOrder),
  route(amendOrderCall, amendOrder),
  route(cancelOrderCall, cancelOrder),
  route(cancelAllCall, cancelAll),
  route(orderDetailCall, orderDetail),
  route(openOrdersCall, openOrders),
  route(orderHistoryCall, orderHistory),
  route(myTradesCall, myTrades),
  route(feesCall, fees),
  route(marketsCall, markets),
  route(tickersCall, tickers),
  route(orderBookCall, orderBook),
  route(tradesCall, trades),
  route(candlesCall, candles),
];
