import type { OrderKind, Side, TriggerBy } from '../commands.ts';
import type { Market } from '../market.ts';
import { meetsOwnGroup } from '../orders/groups.ts';
import { sides, waitsUpward } from '../orders/order-codes.ts';
import type { RefusalReason } from '../reasons.ts';
import { isInEntryBand } from '../trading/bands.ts';
import { wouldTake } from '../trading/would-take.ts';

/** Whether the numbers fit the market. A budget may be as large as the largest order. */
export function checkLimits({ parameters }: Market, ticks: readonly number[], lots: number, budget = 0): RefusalReason | undefined {
  const { maxTick, maxLots, unitValue } = parameters;
  if (ticks.some((tick) => tick > maxTick)) return 'price-limit';
  return lots > maxLots || budget > maxTick * maxLots * unitValue ? 'lots-limit' : undefined;
}

/** What cannot become right by waiting, however the book looks: it is too late, or there is no room. */
export function checkRoom({ now, orders, parameters }: Market, expiresAt: number, added: number): RefusalReason | undefined {
  if (expiresAt > 0 && expiresAt <= now) return 'expired';
  return orders.open + added > parameters.maxOrders ? 'book-full' : undefined;
}

interface Waiting {
  readonly kind: OrderKind;
  readonly side: Side;
  readonly triggerBy: TriggerBy;
  readonly triggerTick: number;
}

/** Whether the price that an order waits for is there already. */
export function wouldTrigger({ last, reference }: Market, { kind, side, triggerBy, triggerTick }: Waiting): boolean {
  const price = triggerBy === 'last' ? last : reference;
  if (price === 0) return false;
  return waitsUpward(kind, side) ? price >= triggerTick : price <= triggerTick;
}

interface Limited {
  readonly group: number;
  readonly side: Side;
  readonly tick: number;
  readonly mayTake: boolean;
}

/** Whether a limit may enter the book as it is: bands, own orders in an auction, and makers that would take. */
export function checkEntry(market: Market, { group, side, tick, mayTake }: Limited): RefusalReason | undefined {
  const code = sides.indexOf(side);
  if (!isInEntryBand(market, code, tick)) return 'price-band';
  if (market.state === 'auction' && meetsOwnGroup(market, group, code, tick)) return 'self-trade';
  return !mayTake && wouldTake(market, code, tick) ? 'would-take' : undefined;
}
