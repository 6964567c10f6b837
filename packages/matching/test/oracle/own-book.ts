import { apply } from '../../src/apply.ts';
import type { Command } from '../../src/commands.ts';
import { type Market, openMarket } from '../../src/market.ts';
import { type CommonCommand, middle } from './common-stream.ts';

/** An open market whose bands are as wide as they may be. */
export function openWideMarket(): Market {
  const parameters = {
    unitValue: 1,
    lotUnits: 1,
    maxTick: 2 * middle,
    maxLots: 2 ** 20,
    maxOrders: 2 ** 20,
    minValue: 0,
    entryNear: 10_000,
    entryHigh: 1_000_000,
    entryLow: 0,
    execution: 10_000,
    volatility: 0,
    volatilityWindowMs: 60_000,
  };
  const market = openMarket(parameters);
  const history: Command[] = [
    { type: 'reference', tick: middle },
    { type: 'state', state: 'announced' },
    { type: 'state', state: 'auction' },
    { type: 'auction-end' },
  ];
  for (const command of history) apply(market, command);
  return market;
}

/** Each order is of an account of its own. */
export function ownCommand(command: CommonCommand): Command {
  if (command.type === 'cancel') return { type: 'cancel', order: command.order, account: command.order };
  const { order, side, tick, lots } = command;
  return {
    ...command,
    account: order,
    group: order,
    budget: 0,
    expiresAt: 0,
    triggerTick: 0,
    triggerBy: 'none',
    selfTrade: 'expire-taker',
    makerRate: 0,
    takerRate: 0,
    hold: side === 'buy' ? lots * tick : lots,
  };
}
