import { sha256 } from '@noble/hashes/sha2.js';
import * as ccxt from 'ccxt';
import { refusals } from './refusals.js';

const { Exchange, Precise } = ccxt;

const mostTrades = 1000;
const mostCandles = 1000;

/** Why an order is over, where it was neither filled nor ended by its owner or its time. */
const turnedAway = new Set([
  'fill-or-kill',
  'price-band',
  'would-take',
  'state',
  'value-too-small',
  'book-full',
  'would-trigger',
  'price-limit',
  'lots-limit',
  'hold-too-small',
]);

/** Everything that is asked by call. */
export class PeerbourseCalls extends Exchange {
  describe() {
    return this.deepExtend(super.describe(), {
      id: 'peerbourse',
      name: 'Peerbourse',
      countries: [],
      version: 'v1',
      rateLimit: 50,
      pro: true,
      certified: false,
      has: {
        CORS: undefined,
        spot: true,
        margin: false,
        swap: false,
        future: false,
        option: false,
        ...Object.fromEntries(supported.map((method) => [method, true])),
      },
      timeframes: Object.fromEntries([...minutesAndHours.map((name) => [name, name]), ['1d', '1D'], ['1w', '1W'], ['1M', '1M']]),
      urls: { api: { rest: 'http://localhost:8080', ws: 'ws://localhost:8080/live' } },
      requiredCredentials: { apiKey: true, secret: true },
      precisionMode: ccxt.functions.TICK_SIZE,
      api: {
        public: { post: Object.fromEntries(['markets', 'tickers', 'order-book', 'trades', 'candles'].map((name) => [`spot/${name}`, 1])) },
        private: { post: Object.fromEntries(privateCalls.map((name) => [name, 1])) },
      },
      options: { tradesLimit: mostTrades, ordersLimit: mostTrades },
    });
  }

  sign(path, api = 'public', method = 'POST', params = {}) {
    const address = `/v1/x/${path}`;
    const body = this.json(params);
    const headers = { 'content-type': 'application/json' };
    if (api === 'private') Object.assign(headers, this.signedHeaders(address, method, body));
    return { url: this.urls.api.rest + address, method, body, headers };
  }

  signedHeaders(path, method, body) {
    this.checkRequiredCredentials();
    const timestamp = String(this.milliseconds());
    const idempotencyKey = this.uuid();
    const hash = this.hash(this.encode(body), sha256, 'hex');
    const text = ['PB1', method, path, hash, timestamp, idempotencyKey].join('\n');
    const signature = this.hmac(this.encode(text), this.encode(this.secret), sha256, 'base64');
    return {
      'x-api-key': this.apiKey,
      'x-api-timestamp': timestamp,
      'idempotency-key': idempotencyKey,
      'x-api-signature': signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    };
  }

  handleErrors(status, _reason, _url, _method, _headers, body, response) {
    const code = this.safeString(response, 'code');
    if (code === undefined || code === '00000') return undefined;
    const Refusal = refusals[code] ?? (status >= 500 ? ccxt.ExchangeNotAvailable : ccxt.ExchangeError);
    throw new Refusal(`${this.id} ${body}`);
  }

  async fetchMarkets(params = {}) {
    const { data } = await this.publicPostSpotMarkets(params);
    return data.markets.map((market) => this.parseMarket(market));
  }

  parseMarket(market) {
    const { symbol: id, base, quote, state, priceStep, quantityStep, smallestAmount, largestPrice, largestQuantity } = market;
    return this.safeMarketStructure({
      id,
      symbol: `${base}/${quote}`,
      base,
      quote,
      baseId: base,
      quoteId: quote,
      type: 'spot',
      spot: true,
      margin: false,
      swap: false,
      future: false,
      option: false,
      contract: false,
      active: state === 'open' || state === 'auction' || state === 'post-only',
      maker: this.parseNumber(market.maker),
      taker: this.parseNumber(market.taker),
      precision: { price: this.parseNumber(priceStep), amount: this.parseNumber(quantityStep) },
      limits: {
        amount: { min: this.parseNumber(quantityStep), max: this.parseNumber(largestQuantity) },
        price: { min: this.parseNumber(priceStep), max: this.parseNumber(largestPrice) },
        cost: { min: this.parseNumber(smallestAmount), max: undefined },
      },
      info: market,
    });
  }

  async fetchTickers(symbols, params = {}) {
    await this.loadMarkets();
    const { data } = await this.publicPostSpotTickers(params);
    return this.filterByArrayTickers(
      data.tickers.map((ticker) => this.parseTicker(ticker)),
      'symbol',
      this.marketSymbols(symbols),
    );
  }

  async fetchTicker(symbol, params = {}) {
    await this.loadMarkets();
    const market = this.market(symbol);
    const { data } = await this.publicPostSpotTickers({ symbol: market.id, ...params });
    return this.parseTicker(data.tickers[0], market);
  }

  parseTicker(ticker, market) {
    return this.safeTicker(
      {
        symbol: this.safeSymbol(ticker.symbol, market),
        timestamp: undefined,
        bid: ticker.bid,
        ask: ticker.ask,
        last: ticker.last,
        open: ticker.open,
        high: ticker.high,
        low: ticker.low,
        baseVolume: ticker.quantity,
        quoteVolume: ticker.amount,
        info: ticker,
      },
      market,
    );
  }

  async fetchOrderBook(symbol, limit, params = {}) {
    await this.loadMarkets();
    const market = this.market(symbol);
    const depth = limit === undefined || limit > 20 ? 200 : 20;
    const { data } = await this.publicPostSpotOrderBook({ symbol: market.id, depth, ...params });
    const book = this.parseOrderBook(data, market.symbol);
    book.nonce = data.batch;
    return limit === undefined ? book : { ...book, bids: book.bids.slice(0, limit), asks: book.asks.slice(0, limit) };
  }

  async fetchTrades(symbol, since, limit, params = {}) {
    await this.loadMarkets();
    const market = this.market(symbol);
    const { data } = await this.publicPostSpotTrades({ symbol: market.id, limit: Math.min(limit ?? 500, 500), ...params });
    return this.parseTrades(data.trades, market, since, limit);
  }

  /** A trade of the market, or one of the account. */
  parseTrade(trade, market) {
    const timestamp = this.parse8601(trade.at);
    const fee = trade.fee === undefined ? undefined : { cost: trade.fee, currency: trade.feeCoin };
    return this.safeTrade(
      {
        id: trade.tradeNo,
        order: trade.orderNo ?? undefined,
        symbol: this.safeSymbol(trade.symbol, market),
        side: trade.side ?? trade.taker ?? undefined,
        takerOrMaker: trade.isMaker === undefined ? undefined : trade.isMaker ? 'maker' : 'taker',
        price: trade.price,
        amount: trade.quantity,
        cost: trade.amount,
        timestamp,
        datetime: this.iso8601(timestamp),
        fee,
        info: trade,
      },
      market,
    );
  }

  async fetchOHLCV(symbol, timeframe = '1m', since, limit, params = {}) {
    await this.loadMarkets();
    const market = this.market(symbol);
    const count = Math.min(limit ?? 500, mostCandles);
    const request = { symbol: market.id, interval: this.timeframes[timeframe], limit: count };
    if (since !== undefined) request.before = since + count * this.parseTimeframe(timeframe) * 1000;
    const { data } = await this.publicPostSpotCandles({ ...request, ...params });
    return this.parseOHLCVs(data.candles, market, timeframe, since, limit);
  }

  async fetchBalance(params = {}) {
    const { data } = await this.privatePostAssetsCoinBalances(params);
    const result = { info: data };
    for (const { coin, spot, asideFor } of data.coins) {
      result[coin] = { ...this.account(), free: spot, used: asideFor.orders };
    }
    return this.safeBalance(result);
  }

  async fetchTradingFees(params = {}) {
    await this.loadMarkets();
    const { data } = await this.privatePostSpotFees(params);
    const fees = data.fees.map((fee) => {
      const symbol = this.safeSymbol(fee.symbol);
      return [
        symbol,
        { info: fee, symbol, maker: this.parseNumber(fee.maker), taker: this.parseNumber(fee.taker), percentage: true, tierBased: false },
      ];
    });
    return Object.fromEntries(fees);
  }

  /** `params`: `triggerPrice` or `stopLossPrice`, `takeProfitPrice`, `timeInForce`, `postOnly`, `clientOrderId`, `cost` of a market buy. */
  async createOrder(symbol, type, side, amount, price, params = {}) {
    await this.loadMarkets();
    const market = this.market(symbol);
    const { triggerPrice, stopPrice, stopLossPrice, takeProfitPrice, timeInForce, postOnly, clientOrderId, cost, ...others } = params;
    const trigger = takeProfitPrice ?? triggerPrice ?? stopPrice ?? stopLossPrice;
    const wait = trigger === undefined ? '' : takeProfitPrice === undefined ? 'stop-' : 'take-profit-';
    const request = {
      symbol: market.id,
      side,
      type: `${wait}${type}`,
      ...(type === 'limit' && { price: this.priceToPrecision(symbol, price), ...timeInForceOf(timeInForce, postOnly) }),
      ...(cost === undefined ? { quantity: this.amountToPrecision(symbol, amount) } : { amount: this.costToPrecision(symbol, cost) }),
      ...(trigger !== undefined && { triggerPrice: this.priceToPrecision(symbol, trigger) }),
      ...(clientOrderId !== undefined && { clientOrderId }),
    };
    const { data } = await this.privatePostSpotPlaceOrder({ ...request, ...others });
    return this.parseOrder(data, market);
  }

  async createMarketBuyOrderWithCost(symbol, cost, params = {}) {
    return await this.createOrder(symbol, 'market', 'buy', 0, undefined, { ...params, cost });
  }

  costToPrecision(symbol, cost) {
    const { price, amount } = this.market(symbol).precision;
    const step = Precise.stringMul(this.numberToString(price), this.numberToString(amount));
    return this.decimalToPrecision(cost, ccxt.functions.TRUNCATE, step, ccxt.functions.TICK_SIZE);
  }

  async editOrder(id, symbol, _type, _side, amount, price, params = {}) {
    await this.loadMarkets();
    const request = { orderNo: id, price: this.priceToPrecision(symbol, price), quantity: this.amountToPrecision(symbol, amount) };
    await this.privatePostSpotAmendOrder({ ...request, ...params });
    const isAmended = ({ status, info }) => status !== 'open' || (info.price === request.price && info.quantity === request.quantity);
    return await this.fetchOrderWhen(id, symbol, isAmended);
  }

  async cancelOrder(id, symbol, params = {}) {
    await this.privatePostSpotCancelOrder({ orderNo: id, ...params });
    return await this.fetchOrderWhen(id, symbol, ({ status }) => status !== 'open');
  }

  /** What was asked for takes its turn with the orders of others: the order as it is then, or as it still is after a second. */
  async fetchOrderWhen(id, symbol, hasHadItsTurn) {
    for (let attempt = 0; ; attempt++) {
      const order = await this.fetchOrder(id, symbol);
      if (attempt === 20 || hasHadItsTurn(order)) return order;
      await this.sleep(50);
    }
  }

  async cancelAllOrders(symbol, params = {}) {
    await this.loadMarkets();
    const request = symbol === undefined ? {} : { symbol: this.market(symbol).id };
    const { data } = await this.privatePostSpotCancelAll({ ...request, ...params });
    return [this.safeOrder({ info: data })];
  }

  /** Cancels everything unless it is called again within so many milliseconds; 0 takes that back. */
  async cancelAllOrdersAfter(timeout, params = {}) {
    const { data } = await this.privatePostSpotCancelAfter({ seconds: Math.ceil((timeout ?? 0) / 1000), ...params });
    return data;
  }

  async fetchOrder(id, symbol, params = {}) {
    await this.loadMarkets();
    const { data } = await this.privatePostSpotOrderDetail(id === undefined ? params : { orderNo: id, ...params });
    return this.parseOrder(data, symbol === undefined ? undefined : this.market(symbol));
  }

  async fetchOpenOrders(symbol, since, limit, params = {}) {
    return await this.fetchPages('privatePostSpotOpenOrders', symbol, since, limit, params);
  }

  async fetchClosedOrders(symbol, since, limit, params = {}) {
    return await this.fetchPages('privatePostSpotOrderHistory', symbol, since, limit, params);
  }

  /** Pages lead from the newest to older ones, until there are enough or they are too old. */
  async fetchPages(method, symbol, since, limit, params) {
    await this.loadMarkets();
    const market = symbol === undefined ? undefined : this.market(symbol);
    const orders = [];
    let cursor = params.cursor;
    do {
      const { data } = await this[method]({ ...(market && { symbol: market.id }), ...(cursor && { cursor }) });
      orders.push(...data.orders);
      cursor = data.nextCursor;
    } while (cursor && orders.length < (limit ?? 100) && (since === undefined || this.parse8601(orders.at(-1).createdAt) >= since));
    return this.parseOrders(orders, market, since, limit);
  }

  async fetchMyTrades(symbol, since, limit, params = {}) {
    await this.loadMarkets();
    const market = symbol === undefined ? undefined : this.market(symbol);
    const { data } = await this.privatePostSpotMyTrades({ ...(market && { symbol: market.id }), ...params });
    return this.parseTrades(data.trades, market, since, limit);
  }

  async fetchOrderTrades(id, symbol, since, limit, params = {}) {
    return await this.fetchMyTrades(symbol, since, limit, { orderNo: id, ...params });
  }

  parseOrder(order, market) {
    const timestamp = order.createdAt === undefined ? undefined : this.parse8601(order.createdAt);
    const [wait, kind] = splitType(order.type);
    return this.safeOrder(
      {
        id: order.orderNo,
        clientOrderId: order.clientOrderId ?? undefined,
        symbol: this.safeSymbol(order.symbol, market),
        side: order.side,
        type: kind,
        timeInForce: order.timeInForce === 'post-only' ? 'PO' : order.timeInForce?.toUpperCase(),
        postOnly: order.timeInForce === 'post-only',
        price: order.price ?? undefined,
        amount: order.quantity ?? undefined,
        filled: order.filledQuantity,
        cost: order.filledAmount,
        average: order.averagePrice ?? undefined,
        triggerPrice: wait === 'stop' || wait === 'take-profit' ? order.triggerPrice : undefined,
        takeProfitPrice: wait === 'take-profit' ? order.triggerPrice : undefined,
        status: statusOf(order),
        fee: order.fee === undefined ? undefined : { cost: order.fee, currency: order.feeCoin },
        timestamp,
        datetime: this.iso8601(timestamp),
        lastUpdateTimestamp: order.updatedAt === undefined ? undefined : this.parse8601(order.updatedAt),
        info: order,
      },
      market,
    );
  }
}

const minutesAndHours = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h'];

const supported = [
  'fetchMarkets',
  'fetchTicker',
  'fetchTickers',
  'fetchOrderBook',
  'fetchTrades',
  'fetchOHLCV',
  'fetchBalance',
  'fetchTradingFees',
  'createOrder',
  'createMarketBuyOrderWithCost',
  'createLimitOrder',
  'createMarketOrder',
  'createPostOnlyOrder',
  'createStopOrder',
  'editOrder',
  'cancelOrder',
  'cancelAllOrders',
  'cancelAllOrdersAfter',
  'fetchOrder',
  'fetchOpenOrders',
  'fetchClosedOrders',
  'fetchMyTrades',
  'fetchOrderTrades',
  'watchTicker',
  'watchTickers',
  'watchTrades',
  'watchOrderBook',
  'watchOrders',
  'watchMyTrades',
];

const privateCalls = [
  'spot/place-order',
  'spot/amend-order',
  'spot/cancel-order',
  'spot/cancel-all',
  'spot/cancel-after',
  'spot/order-detail',
  'spot/open-orders',
  'spot/order-history',
  'spot/my-trades',
  'spot/fees',
  'assets/coin-balances',
  'live/issue-ticket',
];

function timeInForceOf(timeInForce, postOnly) {
  if (postOnly || timeInForce === 'PO') return { timeInForce: 'post-only' };
  return timeInForce === undefined ? {} : { timeInForce: timeInForce.toLowerCase() };
}

function splitType(type) {
  if (type === undefined) return [undefined, undefined];
  const kind = type.endsWith('market') ? 'market' : 'limit';
  return [type.slice(0, -kind.length - 1) || undefined, kind];
}

function statusOf({ state, reason }) {
  if (state !== 'done') return 'open';
  if (reason === 'filled') return 'closed';
  if (reason === 'expired') return 'expired';
  return turnedAway.has(reason) ? 'rejected' : 'canceled';
}
