import type { Side } from '../../src/commands.ts';
import type { TradeEvent } from '../../src/events.ts';
import type { EndReason, ReduceReason, StateReason } from '../../src/reasons.ts';
import type { MarketState } from '../../src/states.ts';
import { feeOf } from './exact.ts';
import { type ModelMarket, type ModelOrder, needOf, orderOf, reserveOf, valueOf } from './model-market.ts';

/** What happens to one order, with its event. */

export function accept(market: ModelMarket, order: Omit<ModelOrder, 'sequence'>, back: number): ModelOrder {
  const accepted = { ...order, sequence: nextSequence(market) };
  const { id, account, side, kind, timeInForce, tick, lots, sequence, held } = accepted;
  market.orders.push(accepted);
  market.events.push({ type: 'accepted', order: id, account, side, kind, timeInForce, tick, lots, sequence, held, back });
  return accepted;
}

export function nextSequence(market: ModelMarket): number {
  market.sequences += 1;
  return market.sequences;
}

export function end(market: ModelMarket, order: ModelOrder, reason: EndReason): void {
  endOtherLeg(market, order);
  leave(market, order, reason);
}

/** The first thing that happens to one leg ends the other, immediately before. */
export function endOtherLeg(market: ModelMarket, order: ModelOrder): void {
  const other = orderOf(market, order.otherLeg);
  order.otherLeg = 0;
  if (other) leave(market, other, 'oco');
}

function leave(market: ModelMarket, order: ModelOrder, reason: EndReason): void {
  market.orders = market.orders.filter((open) => open !== order);
  const { id, account, hasBudget, lots, held } = order;
  market.events.push({ type: 'done', order: id, account, reason, lots: hasBudget ? 0 : lots, back: held });
}

/** `extra` is what a command brought besides, which goes back with what the order holds no longer. */
export function reduce(market: ModelMarket, order: ModelOrder, reason: ReduceReason, lots: number, extra = 0): void {
  endOtherLeg(market, order);
  const freed = order.isLevel ? 0 : needOf(market, order.side, lots, order.tick);
  order.lots -= lots;
  order.held -= freed;
  tellReduced(market, order, reason, freed + extra);
}

export function reduceBudget(market: ModelMarket, order: ModelOrder, units: number): void {
  order.budget -= units;
  order.held -= units;
  tellReduced(market, order, 'self-trade', units);
}

function tellReduced(market: ModelMarket, order: ModelOrder, reason: ReduceReason, back: number): void {
  const { id, account, hasBudget, lots } = order;
  market.events.push({ type: 'reduced', order: id, account, reason, lots: hasBudget ? 0 : lots, back });
}

export interface Meeting {
  readonly buy: ModelOrder;
  readonly sell: ModelOrder;
  readonly tick: number;
  readonly lots: number;
  readonly taker: Side | 'none';
}

export function trade(market: ModelMarket, { buy, sell, tick, lots, taker }: Meeting): void {
  endOtherLeg(market, buy);
  endOtherLeg(market, sell);
  market.trades += 1;
  market.last = tick;
  market.reached.push(tick);
  const value = valueOf(market, lots, tick);
  const event: TradeEvent = {
    type: 'trade',
    trade: market.trades,
    tick,
    lots,
    value,
    taker,
    buyOrder: buy.id,
    buyer: buy.account,
    buyFee: feeOf(lots * market.parameters.lotUnits, taker === 'buy' ? buy.takerRate : buy.makerRate),
    buyBack: buy.isLevel || buy.hasBudget ? 0 : valueOf(market, lots, buy.tick) - value,
    buyFrom: buy.isLevel ? 'reserve' : 'hold',
    sellOrder: sell.id,
    seller: sell.account,
    sellFee: feeOf(value, taker === 'sell' ? sell.takerRate : sell.makerRate),
    sellFrom: sell.isLevel ? 'reserve' : 'hold',
  };
  market.events.push(event);
  payBuy(market, buy, event);
  paySell(market, sell, event);
}

function payBuy(market: ModelMarket, buy: ModelOrder, { lots, value, buyBack, buyFee }: TradeEvent): void {
  buy.gone += lots;
  if (buy.hasBudget) buy.budget -= value;
  else buy.lots -= lots;
  if (!buy.isLevel) {
    buy.held -= value + buyBack;
    return;
  }
  const reserve = reserveOf(market, buy.account);
  reserve.quote -= value;
  reserve.base += lots * market.parameters.lotUnits - buyFee;
}

function paySell(market: ModelMarket, sell: ModelOrder, { lots, value, sellFee }: TradeEvent): void {
  const units = lots * market.parameters.lotUnits;
  sell.gone += lots;
  sell.lots -= lots;
  if (!sell.isLevel) {
    sell.held -= units;
    return;
  }
  const reserve = reserveOf(market, sell.account);
  reserve.base -= units;
  reserve.quote += value - sellFee;
}

export function changeState(market: ModelMarket, state: MarketState, reason: StateReason): void {
  market.state = state;
  market.events.push({ type: 'state', state, reason });
}
