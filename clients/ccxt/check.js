import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { Peerbourse } from './peerbourse.js';

const symbol = 'SOL/USDT';

/** Two programs look at a market, meet on it, and are told so. Throws where something is otherwise than CCXT promises. */
export async function checkClass(urls, { maker, taker }) {
  const open = (key) => new Peerbourse({ ...key, urls });
  const [seller, buyer] = [maker, taker].map(({ keyId, secret }) => open({ apiKey: keyId, secret }));
  const guest = open({});
  await checkMarkets(guest);
  const reference = await untilPriced(guest);
  await checkTrading(seller, buyer, reference);
  await checkWaiting(buyer, reference);
  await checkMistakes(open, buyer, taker);
  for (const exchange of [seller, buyer, guest]) await exchange.close();
}

async function checkMarkets(guest) {
  const markets = await guest.loadMarkets();
  assert.equal(Object.keys(markets).length, 9);
  assert.deepEqual(markets[symbol].precision, { ...markets[symbol].precision, price: 0.01, amount: 0.001 });
  assert.equal(markets[symbol].limits.cost.min, 1);
  const tickers = await guest.fetchTickers([symbol]);
  assert.deepEqual(Object.keys(tickers), [symbol]);
  const candles = await guest.fetchOHLCV(symbol, '1h', undefined, 5);
  assert.equal(candles.length, 5);
  assert.equal(candles[1][0] - candles[0][0], 3_600_000);
}

/** The reference price of the market, when the matcher has been told of it. */
async function untilPriced(guest) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { info } = await guest.fetchTicker(symbol);
    if (info.reference !== null) return Number(info.reference);
    await pause(100);
  }
  throw new Error(`${symbol} has no reference price`);
}

async function checkTrading(seller, buyer, reference) {
  const before = (await buyer.fetchBalance()).SOL.free;
  const price = Number((reference * 0.99).toFixed(2));
  const placed = await buyer.createOrder(symbol, 'limit', 'buy', 2, price, { postOnly: true, clientOrderId: 'ccxt-1' });
  assert.equal(placed.status, 'open');
  assert.equal(placed.clientOrderId, 'ccxt-1');
  const book = await seller.watchOrderBook(symbol, 20);
  assert.deepEqual(book.bids[0], [price, 2]);
  const edited = await buyer.editOrder(placed.id, symbol, 'limit', 'buy', 1.5, price);
  assert.equal(edited.amount, 1.5);
  assert.equal((await buyer.fetchOpenOrders(symbol)).length, 1);
  // Whoever waits for news is told of what happens after the socket has answered.
  const news = Promise.all([buyer.watchOrders(symbol), buyer.watchMyTrades(symbol)]);
  await pause(500);
  const sold = await seller.createOrder(symbol, 'market', 'sell', 1.5);
  assert.equal(sold.status, 'closed');
  assert.equal(sold.average, price);
  const [orders, fills] = await news;
  assert.deepEqual([orders.at(-1).id, orders.at(-1).status], [placed.id, 'closed']);
  assert.deepEqual([fills.at(-1).order, fills.at(-1).takerOrMaker, fills.at(-1).amount], [placed.id, 'maker', 1.5]);
  const trades = await seller.watchTrades(symbol);
  assert.deepEqual([trades.at(-1).price, trades.at(-1).amount, trades.at(-1).side], [price, 1.5, 'sell']);
  const [own] = await buyer.fetchOrderTrades(placed.id);
  assert.equal(own.fee.currency, 'SOL');
  const after = (await buyer.fetchBalance()).SOL.free;
  assert.ok(Math.abs(after - before - (1.5 - own.fee.cost)) < 1e-6, 'what was bought is there, less the fee');
  assert.equal((await buyer.fetchClosedOrders(symbol)).at(-1).id, placed.id);
}

async function checkWaiting(buyer, reference) {
  const trigger = Number((reference * 1.04).toFixed(2));
  const waiting = await buyer.createOrder(symbol, 'market', 'buy', 1, undefined, { triggerPrice: trigger });
  assert.deepEqual([waiting.status, waiting.triggerPrice], ['open', trigger]);
  assert.equal((await buyer.cancelOrder(waiting.id, symbol)).status, 'canceled');
  await buyer.createOrder(symbol, 'limit', 'buy', 1, Number((reference * 0.98).toFixed(2)));
  await buyer.cancelAllOrders(symbol);
  for (let attempt = 0; attempt < 100 && (await buyer.fetchOpenOrders(symbol)).length > 0; attempt++) await pause(50);
  assert.deepEqual(await buyer.fetchOpenOrders(symbol), []);
  // With nothing on the other side there is nothing to buy, and the coins are free again.
  const spent = await buyer.createMarketBuyOrderWithCost(symbol, 25);
  assert.equal(spent.status, 'canceled');
}

async function checkMistakes(open, buyer, { keyId, secret }) {
  const named = (name) => (error) => error.constructor.name === name;
  await assert.rejects(async () => await buyer.createOrder(symbol, 'limit', 'buy', 50_000, 200), named('InsufficientFunds'));
  await assert.rejects(async () => await buyer.fetchOrder('1048576001234567890', symbol), named('OrderNotFound'));
  await assert.rejects(async () => await buyer.fetchTicker('NO/COIN'), named('BadSymbol'));
  const stranger = open({ apiKey: keyId, secret: `${secret}-not` });
  await assert.rejects(async () => await stranger.fetchBalance(), named('AuthenticationError'));
  await stranger.close();
}
