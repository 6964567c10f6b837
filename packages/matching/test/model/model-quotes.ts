import type { QuoteCommand, QuoteLevel, Side } from '../../src/commands.ts';
import { type ModelMarket, type ModelOrder, restingOf } from './model-market.ts';
import { accept, end, reduce } from './model-orders.ts';

export interface SidedLevel extends QuoteLevel {
  readonly side: Side;
}

/** Every level of a command, bids first. */
export function levelsOf({ bids, asks }: QuoteCommand): SidedLevel[] {
  return [...bids.map((level) => ({ ...level, side: 'buy' as const })), ...asks.map((level) => ({ ...level, side: 'sell' as const }))];
}

/** What the account has in the book so far: buys from the highest, then sells from the lowest. */
export function quotedBy(market: ModelMarket, account: number): ModelOrder[] {
  return [...restingOf(market, 'buy'), ...restingOf(market, 'sell')].filter((order) => order.isLevel && order.account === account);
}

/** Whether a command leaves an order in its place. */
function keeps(level: SidedLevel, order: ModelOrder): boolean {
  return level.side === order.side && level.tick === order.tick && level.lots <= order.lots;
}

export function newLevelsOf(market: ModelMarket, command: QuoteCommand): SidedLevel[] {
  const before = quotedBy(market, command.account);
  return levelsOf(command).filter((level) => !before.some((order) => keeps(level, order)));
}

export function replaceQuotes(market: ModelMarket, command: QuoteCommand): void {
  const added = newLevelsOf(market, command);
  for (const order of quotedBy(market, command.account)) {
    const kept = levelsOf(command).find((level) => keeps(level, order));
    if (kept === undefined) end(market, order, 'quote-replaced');
    else if (kept.lots < order.lots) reduce(market, order, 'quote-replaced', order.lots - kept.lots);
  }
  for (const level of added) acceptLevel(market, command, level);
}

function acceptLevel(market: ModelMarket, { account, group, makerRate }: QuoteCommand, { order, side, tick, lots }: SidedLevel): void {
  accept(
    market,
    {
      id: order,
      account,
      group,
      side,
      kind: 'limit',
      timeInForce: 'post-only',
      expiresAt: 0,
      triggerTick: 0,
      triggerBy: 'none',
      // A level never takes, so neither is ever asked for.
      selfTrade: 'expire-taker',
      takerRate: 0,
      makerRate,
      isLevel: true,
      hasBudget: false,
      place: 'resting',
      tick,
      lots,
      budget: 0,
      gone: 0,
      held: 0,
      otherLeg: 0,
    },
    0,
  );
}
