import type { ParametersCommand, ReferenceCommand, StateCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { openSlots } from '../orders/find-order.ts';
import { areSound, type Parameters } from '../parameters.ts';
import type { RefusalReason } from '../reasons.ts';
import { nextStates } from '../states.ts';
import { areWhole } from './are-whole.ts';
import { endAll } from './cancel.ts';

export function setReference(market: Market, { tick }: ReferenceCommand): RefusalReason | undefined {
  if (!areWhole(tick)) return 'malformed';
  if (tick > market.parameters.maxTick) return 'price-limit';
  market.reference = tick;
  return undefined;
}

export function setState(market: Market, { state }: StateCommand): RefusalReason | undefined {
  if (!nextStates[market.state].includes(state)) return 'transition';
  market.state = state;
  market.events.push({ type: 'state', state, reason: 'command' });
  if (state === 'closing') endAll(market, openSlots(market.orders), 'market-closing');
  return undefined;
}

export function setParameters(market: Market, { parameters }: ParametersCommand): RefusalReason | undefined {
  if (!areSound(parameters)) return 'malformed';
  if (market.orders.open > 0 && !fitOpenOrders(market.parameters, parameters)) return 'orders-open';
  market.parameters = parameters;
  return undefined;
}

/** Open orders keep what they mean, and whatever was within the limits stays within them. */
function fitOpenOrders(old: Parameters, { unitValue, lotUnits, maxTick, maxLots, maxOrders }: Parameters): boolean {
  const isSameUnit = unitValue === old.unitValue && lotUnits === old.lotUnits;
  return isSameUnit && maxTick >= old.maxTick && maxLots >= old.maxLots && maxOrders >= old.maxOrders;
}
