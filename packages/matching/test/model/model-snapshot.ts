import type { KeptOrder, Snapshot } from '../../src/snapshot.ts';
import type { ModelMarket, ModelOrder } from './model-market.ts';

/** What the model knows, as the engine keeps it. */
export function snapshotOfModel(market: ModelMarket): Snapshot {
  const { parameters, state, now, reference, last, trades, sequences, reached, samples, reserves, orders } = market;
  return comparable({
    parameters,
    state,
    now,
    reference,
    last,
    nextTrade: trades + 1,
    nextSequence: sequences + 1,
    reachedLow: reached.length > 0 ? Math.min(...reached) : 0,
    reachedHigh: reached.length > 0 ? Math.max(...reached) : 0,
    samples,
    reserves: reserves.toSorted((one, two) => one.account - two.account),
    orders: orders.toSorted((one, two) => one.sequence - two.sequence).map(kept),
  });
}

function kept(order: ModelOrder): KeptOrder {
  const { id, account, group, side, kind, timeInForce, selfTrade, triggerBy, tick, triggerTick, place, lots, gone, budget } = order;
  const { expiresAt, sequence, makerRate, takerRate, isLevel, otherLeg } = order;
  return {
    order: id,
    account,
    group,
    side,
    kind,
    timeInForce,
    selfTrade,
    triggerBy,
    tick,
    triggerTick: place === 'waiting' ? triggerTick : 0,
    lots,
    gone,
    budget,
    expiresAt,
    sequence,
    makerRate,
    takerRate,
    isQuote: isLevel,
    otherLeg,
  };
}

/** Without what nothing depends on: reserves of nothing, what an order waited for, and how a level would take. */
export function comparable(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    reserves: snapshot.reserves.filter(({ base, quote }) => base !== 0 || quote !== 0),
    orders: snapshot.orders.map((order) => ({
      ...order,
      ...(order.triggerTick === 0 ? { triggerBy: 'none' } : {}),
      ...(order.isQuote ? { takerRate: 0, selfTrade: 'expire-taker' } : {}),
    })),
  };
}
