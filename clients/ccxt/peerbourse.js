import * as ccxt from 'ccxt';
import { PeerbourseCalls } from './peerbourse-calls.js';

const { Precise } = ccxt;

/**
 * Peerbourse on the base of CCXT: markets, prices, books, trades, candles, balances and spot orders by call and by socket. `apiKey` is the
 * id of a key, `secret` the secret of an HMAC key. `urls.api.rest` and `urls.api.ws` are the installation that is meant.
 */
export class Peerbourse extends PeerbourseCalls {
  async watchTickers(symbols) {
    await this.loadMarkets();
    const tickers = await this.watchChannel('spot-tickers');
    return this.filterByArrayTickers(Object.values(tickers), 'symbol', this.marketSymbols(symbols));
  }

  async watchTicker(symbol) {
    await this.loadMarkets();
    return (await this.watchTickers([symbol]))[this.market(symbol).symbol];
  }

  async watchTrades(symbol, since, limit) {
    await this.loadMarkets();
    return this.filterBySinceLimit(await this.watchChannel(`spot-trades.${this.market(symbol).id}`), since, limit, 'timestamp', true);
  }

  async watchOrderBook(symbol, limit) {
    await this.loadMarkets();
    const depth = limit === undefined || limit > 20 ? 200 : 20;
    const book = await this.watchChannel(`spot-book.${this.market(symbol).id}-${depth}`);
    return book.limit();
  }

  async watchOrders(symbol, since, limit) {
    await this.loadMarkets();
    const orders = await this.watchOwn('orders');
    return this.filterBySymbolSinceLimit(orders, symbol === undefined ? undefined : this.symbol(symbol), since, limit, true);
  }

  async watchMyTrades(symbol, since, limit) {
    await this.loadMarkets();
    const trades = await this.watchOwn('myTrades');
    return this.filterBySymbolSinceLimit(trades, symbol === undefined ? undefined : this.symbol(symbol), since, limit, true);
  }

  /** The address of the socket. One without TLS, as on one's own machine, needs an agent that CCXT loads by itself for proxies alone. */
  async socketUrl() {
    const url = this.urls.api.ws;
    if (url.startsWith('ws:')) await this.loadHttpProxyAgent();
    return url;
  }

  async watchChannel(ch) {
    return await this.watch(await this.socketUrl(), ch, { op: 'sub', ch }, ch);
  }

  /** Channels of the account need a ticket, which is shown once on a socket, however many wait for it. */
  async watchOwn(what) {
    const url = await this.socketUrl();
    const client = this.client(url);
    client.authenticated ??= this.authenticate(url);
    const ch = `spot-orders.${await client.authenticated}`;
    return await this.watch(url, `${ch}:${what}`, { op: 'sub', ch }, ch);
  }

  /** Answers the userId, which is the key of the channels of an account. */
  async authenticate(url) {
    const { data } = await this.privatePostLiveIssueTicket();
    await this.watch(url, 'authed', { op: 'auth', ticket: data.ticket }, 'authed');
    return data.userId;
  }

  handleMessage(client, message) {
    const { op, ch } = message;
    if (op === 'authed') return client.resolve(message, 'authed');
    // Whoever waits on this socket learns that one of its channels was refused.
    if (op === 'refused') return client.reject(new ccxt.ExchangeError(`${this.id} ${message.code} ${ch ?? ''}`));
    if (op !== 'snap' && op !== 'upd') return undefined;
    const [name] = ch.split('.');
    const handlers = {
      'spot-tickers': this.handleTickers,
      'spot-trades': this.handleTrades,
      'spot-book': this.handleBook,
      'spot-orders': this.handleOwn,
    };
    return handlers[name]?.call(this, client, message);
  }

  handleTickers(client, { ch, data }) {
    for (const ticker of data.tickers) {
      const parsed = this.parseTicker(ticker);
      this.tickers[parsed.symbol] = parsed;
    }
    client.resolve(this.tickers, ch);
  }

  handleTrades(client, { ch, data }) {
    const market = this.safeMarket(ch.split('.')[1]);
    const known = this.trades[market.symbol] ?? [];
    const newest = Number(known.at(-1)?.id ?? 0);
    const fresh = data.trades.filter(({ tradeNo }) => Number(tradeNo) > newest).map((trade) => this.parseTrade(trade, market));
    this.trades[market.symbol] = [...known, ...fresh].slice(-this.options.tradesLimit);
    if (fresh.length > 0) client.resolve(this.trades[market.symbol], ch);
  }

  /** Levels travel as whole numbers of steps. Where the book is not that of the exchange any more, it is asked for again. */
  handleBook(client, { op, ch, data, seq }) {
    const [id, depth] = ch.split('.')[1].split('-');
    const market = this.safeMarket(id);
    const [price, amount] = [market.info.priceStep, market.info.quantityStep];
    const levels = (side) => side.map(([ticks, lots]) => [step(price, ticks), step(amount, lots)]);
    if (op === 'snap') this.orderbooks[market.symbol] = this.orderBook({}, Number(depth));
    const book = this.orderbooks[market.symbol];
    if (op === 'snap') book.reset({ symbol: market.symbol, bids: levels(data.bids), asks: levels(data.asks), nonce: seq });
    else {
      for (const [ticks, lots] of data.bids) book.bids.store(step(price, ticks), step(amount, lots));
      for (const [ticks, lots] of data.asks) book.asks.store(step(price, ticks), step(amount, lots));
      book.nonce = seq;
    }
    book.timestamp = this.milliseconds();
    book.datetime = this.iso8601(book.timestamp);
    if (crcOf(this, book, market) === data.crc) return client.resolve(book, ch);
    delete this.orderbooks[market.symbol];
    client.send({ op: 'unsub', ch });
    return client.send({ op: 'sub', ch });
  }

  handleOwn(client, { op, ch, data }) {
    if (op === 'snap') return;
    if (data.orders.length > 0) {
      this.orders = [...(this.orders ?? []), ...data.orders.map((order) => this.parseOrder(order))].slice(-this.options.ordersLimit);
      client.resolve(this.orders, `${ch}:orders`);
    }
    if (data.fills.length > 0) {
      this.myTrades = [...(this.myTrades ?? []), ...data.fills.map((fill) => this.parseTrade(fill))].slice(-this.options.tradesLimit);
      client.resolve(this.myTrades, `${ch}:myTrades`);
    }
  }
}

/** So many steps, as the number that CCXT computes with. */
const step = (size, count) => Number(Precise.stringMul(size, String(count)));

/** CRC-32 of the best 25 levels of both sides in steps, side by side. */
function crcOf(exchange, book, market) {
  const count = (value, size) => String(Math.round(value / Number(size)));
  const { priceStep, quantityStep } = market.info;
  const parts = [];
  for (let place = 0; place < 25; place++) {
    for (const level of [book.bids[place], book.asks[place]])
      if (level) parts.push(count(level[0], priceStep), count(level[1], quantityStep));
  }
  return exchange.crc32(parts.join(':'), false);
}
