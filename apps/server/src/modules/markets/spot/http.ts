import { amendOrder as amendOrderCall } from '@peerbourse/contract/markets/spot/amend-order';
import { cancelAfter as cancelAfterCall } from '@peerbourse/contract/markets/spot/cancel-after';
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
import { placeOco as placeOcoCall } from '@peerbourse/contract/markets/spot/place-oco';
import { placeOrder as placeOrderCall } from '@peerbourse/contract/markets/spot/place-order';
import { quoteSets as quoteSetsCall } from '@peerbourse/contract/markets/spot/quote-sets';
import { releaseQuotes as releaseQuotesCall } from '@peerbourse/contract/markets/spot/release-quotes';
import { reserveQuotes as reserveQuotesCall } from '@peerbourse/contract/markets/spot/reserve-quotes';
import { setQuotes as setQuotesCall } from '@peerbourse/contract/markets/spot/set-quotes';
import { tickers as tickersCall } from '@peerbourse/contract/markets/spot/tickers';
import { trades as tradesCall } from '@peerbourse/contract/markets/spot/trades';
import { route } from '#platform/http/serve.ts';
import { amendOrder } from './amend-order.ts';
import { cancelAfter } from './cancelling/cancel-after.ts';
import { cancelAll } from './cancelling/cancel-all.ts';
import { cancelOrder } from './cancelling/cancel-order.ts';
import { candles } from './candles.ts';
import { fees } from './fees.ts';
import { markets } from './markets.ts';
import { myTrades } from './my-trades.ts';
import { openOrders } from './open-orders.ts';
import { orderBook } from './order-book.ts';
import { orderDetail } from './order-detail.ts';
import { orderHistory } from './order-history.ts';
import { placeOco } from './place-oco.ts';
import { placeOrder } from './place-order.ts';
import { quoteSets } from './quoting/quote-sets.ts';
import { releaseQuotes } from './quoting/release-quotes.ts';
import { reserveQuotes } from './quoting/reserve-quotes.ts';
import { setQuotes } from './quoting/set-quotes.ts';
import { tickers } from './tickers.ts';
import { trades } from './trades.ts';

export const routes = [
  route(placeOrderCall, placeOrder),
  route(placeOcoCall, placeOco),
  route(amendOrderCall, amendOrder),
  route(cancelOrderCall, cancelOrder),
  route(cancelAllCall, cancelAll),
  route(cancelAfterCall, cancelAfter),
  route(setQuotesCall, setQuotes),
  route(reserveQuotesCall, reserveQuotes),
  route(releaseQuotesCall, releaseQuotes),
  route(quoteSetsCall, quoteSets),
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
