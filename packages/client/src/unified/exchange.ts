import type { Client } from '../client.ts';
import type { BoardRow, ListedOrder, MarketAd, OrderDetail } from '../generated/types.gen.ts';
import { sumOf } from './decimals.ts';

/** A wallet as CCXT calls an account type; `funding` is the P2P wallet. */
export type Wallet = 'spot' | 'funding' | 'swap' | 'earn';

/** A method of the unified interface that stands for something which this exchange does not offer yet. */
export class NotSupported extends Error {
  override name = 'NotSupported';
}

export interface Market {
  id: string;
  symbol: string;
  base: string;
  quote: string;
  /** Prices are references, made of several sources: nothing is traded in a book. */
  type: 'reference';
  spot: false;
  active: boolean;
  info: BoardRow;
}

/** Amounts and prices are decimal strings: a number would lose digits. */
export interface Ticker {
  symbol: string;
  timestamp: number;
  datetime: string;
  last: string;
  close: string;
  open: string;
  high: string;
  low: string;
  info: BoardRow;
}

export interface Balance {
  free: string;
  used: string;
  total: string;
}

export interface Balances {
  info: unknown;
  free: Record<string, string>;
  used: Record<string, string>;
  total: Record<string, string>;
  /** The same by coin. */
  coins: Record<string, Balance>;
}

export interface Transfer {
  id: string;
  timestamp: number;
  datetime: string;
  currency: string;
  amount: string;
  fromAccount: Wallet;
  toAccount: Wallet;
  status: 'ok';
}

export interface P2pAd {
  id: string;
  symbol: string;
  /** What whoever takes it does. */
  side: 'buy' | 'sell';
  price: string;
  amount: string;
  cost: { min: string; max: string };
  paymentMethods: string[];
  advertiser: string;
  info: MarketAd;
}

export interface P2pOrder {
  id: string;
  symbol: string;
  side: 'buy' | 'sell';
  status: 'unpaid' | 'paid' | 'appeal' | 'closed' | 'canceled';
  price: string;
  amount: string;
  cost: string;
  timestamp: number;
  datetime: string;
  info: ListedOrder | OrderDetail;
}

const walletNames = { spot: 'spot', funding: 'otc', swap: 'contract', earn: 'earn' } as const satisfies Record<Wallet, string>;
const orderStates = ['unpaid', 'paid', 'appeal', 'closed', 'canceled'] as const;

/**
 * The exchange as CCXT names things, for programs that work with several. It has what CCXT has no words for: reference prices,
 * transfers between wallets, and P2P. Spot markets are in the class on the base of CCXT itself, `clients/ccxt`.
 */
export class Exchange {
  readonly id = 'peerbourse';
  readonly has = {
    fetchMarkets: true,
    fetchTicker: true,
    fetchTickers: true,
    fetchBalance: true,
    transfer: true,
    fetchP2pAds: true,
    createP2pOrder: true,
    fetchP2pOrder: true,
    fetchP2pOrders: true,
    confirmP2pPayment: true,
    releaseP2pOrder: true,
    cancelP2pOrder: true,
    fetchOrderBook: false,
    fetchTrades: false,
    createOrder: false,
    cancelOrder: false,
    withdraw: false,
  } as const;
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async fetchMarkets(): Promise<Market[]> {
    const { rows } = await this.client.marketData.homeMarketTable();
    return rows.map((row) => ({
      id: row.pair,
      symbol: symbolOf(row),
      base: row.base,
      quote: row.quote,
      type: 'reference',
      spot: false,
      active: !row.isStale,
      info: row,
    }));
  }

  async fetchTickers(symbols?: readonly string[]): Promise<Record<string, Ticker>> {
    const { rows } = await this.client.marketData.homeMarketTable();
    const tickers = rows.map((row) => [symbolOf(row), tickerOf(row)] as const);
    return Object.fromEntries(symbols === undefined ? tickers : tickers.filter(([symbol]) => symbols.includes(symbol)));
  }

  async fetchTicker(symbol: string): Promise<Ticker> {
    const ticker = (await this.fetchTickers([symbol]))[symbol];
    if (ticker === undefined) throw new NotSupported(`there is no market ${symbol}`);
    return ticker;
  }

  /** What the account has; of one wallet only, or of all of them together with what is set aside. */
  async fetchBalance({ type }: { type?: Wallet } = {}): Promise<Balances> {
    const { coins } = await this.client.assets.coinBalances();
    const entries = coins.map((coin): [string, Balance] => {
      if (type !== undefined) return [coin.coin, { free: coin[walletNames[type]], used: '0', total: coin[walletNames[type]] }];
      return [coin.coin, { free: sumOf([coin.spot, coin.otc, coin.contract, coin.earn]), used: coin.aside, total: coin.total }];
    });
    const column = (name: keyof Balance) => Object.fromEntries(entries.map(([coin, balance]) => [coin, balance[name]]));
    return { info: coins, free: column('free'), used: column('used'), total: column('total'), coins: Object.fromEntries(entries) };
  }

  async transfer(code: string, amount: string, fromAccount: Wallet, toAccount: Wallet): Promise<Transfer> {
    const names = { from: walletNames[fromAccount], to: walletNames[toAccount] };
    const { journalId, at } = await this.client.assets.transferCoins({ coin: code, amount, ...names });
    return { id: journalId, timestamp: Date.parse(at), datetime: at, currency: code, amount, fromAccount, toAccount, status: 'ok' };
  }

  /** Ads for somebody who wants to buy or sell, best price first. */
  async fetchP2pAds(symbol: string, side: 'buy' | 'sell', { amount }: { amount?: string } = {}): Promise<P2pAd[]> {
    const [coinCode, fiatCode] = partsOf(symbol);
    const { ads } = await this.client.p2pAds.adList({ side, coinCode, fiatCode, ...(amount === undefined ? {} : { amount }) });
    return ads.map((ad) => ({
      id: ad.adNo,
      symbol,
      side,
      price: ad.price,
      amount: ad.available,
      cost: { min: ad.minAmount, max: ad.maxAmount },
      paymentMethods: ad.paymethods.map(({ paymethodName }) => paymethodName),
      advertiser: ad.advertiser.nickName,
      info: ad,
    }));
  }

  /** Takes an ad for an amount of its currency. Whoever sells also says where to be paid, and the fund password. */
  async createP2pOrder(ad: P2pAd, cost: string, selling: { userPaymethodIds?: string[]; accountPwd?: string } = {}): Promise<P2pOrder> {
    return orderOf(await this.client.p2pOrders.placeOrder({ adNo: ad.id, price: ad.price, amount: cost, ...selling }));
  }

  async fetchP2pOrder(id: string): Promise<P2pOrder> {
    return orderOf(await this.client.p2pOrders.orderDetail({ orderNo: id }));
  }

  /** Own orders: open ones by deadline, others with the newest first. */
  async fetchP2pOrders(tab: 'open' | 'completed' | 'cancelled' = 'open'): Promise<P2pOrder[]> {
    const { orders } = await this.client.p2pOrders.orderList({ tab });
    return orders.map(orderOf);
  }

  /** Declares an order paid. */
  async confirmP2pPayment(id: string): Promise<P2pOrder> {
    const { version, paymethodDetail } = await this.client.p2pOrders.orderDetail({ orderNo: id });
    if (paymethodDetail === null) throw new NotSupported(`order ${id} names nothing that could be paid to`);
    const { order } = await this.client.p2pOrders.confirmPaid({ orderNo: id, version, userPaymethodId: paymethodDetail.userPaymethodId });
    return orderOf(order);
  }

  /** Releases the coins, by somebody who has seen the whole amount arrive from an account of the buyer. */
  async releaseP2pOrder(id: string, accountPwd: string): Promise<P2pOrder> {
    const { version, orderPrice, orderAmount, buyUserInfo } = await this.client.p2pOrders.orderDetail({ orderNo: id });
    const { order } = await this.client.p2pOrders.releaseCoins({
      orderNo: id,
      version,
      amountSeen: orderPrice,
      isPayerTheBuyer: true,
      orderAmount,
      buyerUserId: buyUserInfo.userId,
      accountPwd,
    });
    return orderOf(order);
  }

  async cancelP2pOrder(id: string): Promise<P2pOrder> {
    const { version } = await this.client.p2pOrders.orderDetail({ orderNo: id });
    return orderOf((await this.client.p2pOrders.cancelOrder({ orderNo: id, version, reason: 'changed-mind' })).order);
  }
}

function symbolOf({ base, quote }: BoardRow): string {
  return `${base}/${quote}`;
}

function tickerOf(row: BoardRow): Ticker {
  const { price, open, high, low, at } = row;
  return { symbol: symbolOf(row), timestamp: Date.parse(at), datetime: at, last: price, close: price, open, high, low, info: row };
}

function partsOf(symbol: string): [coin: string, fiat: string] {
  const [coin = '', fiat = ''] = symbol.split('/');
  return [coin, fiat];
}

function orderOf(order: ListedOrder | OrderDetail): P2pOrder {
  return {
    id: order.orderNo,
    symbol: `${order.coinCode}/${order.fiatCode}`,
    side: order.currencyUserSide,
    status: orderStates[order.orderStatus] ?? 'appeal',
    price: order.price,
    amount: order.orderAmount,
    cost: order.orderPrice,
    timestamp: order.createTimestamp,
    datetime: new Date(order.createTimestamp).toISOString(),
    info: order,
  };
}
