import type { OrderKind, SelfTradeMode, Side, TimeInForce, TriggerBy } from '../commands.ts';

/** Words of an order as small numbers, which are their places in these lists. A snapshot has the words. */
export const sides: readonly Side[] = ['buy', 'sell'];
export const kinds: readonly OrderKind[] = ['limit', 'market', 'stop-limit', 'stop-market', 'take-profit-limit', 'take-profit-market'];
export const timesInForce: readonly TimeInForce[] = ['gtc', 'gtd', 'ioc', 'fok', 'post-only'];
export const selfTradeModes: readonly SelfTradeMode[] = ['expire-taker', 'expire-maker', 'expire-both', 'decrement'];
export const triggersBy: readonly TriggerBy[] = ['none', 'last', 'reference'];

export const buy = 0;
export const sell = 1;

export const codeOf = {
  gtc: timesInForce.indexOf('gtc'),
  gtd: timesInForce.indexOf('gtd'),
  fok: timesInForce.indexOf('fok'),
  postOnly: timesInForce.indexOf('post-only'),
  byLast: triggersBy.indexOf('last'),
};

const limitKinds: readonly OrderKind[] = ['limit', 'stop-limit', 'take-profit-limit'];

export const hasLimit = (kind: OrderKind): boolean => limitKinds.includes(kind);
export const waitsFirst = (kind: OrderKind): boolean => kind !== 'limit' && kind !== 'market';

/** Whether an order waits for a price at or above its trigger. */
export function waitsUpward(kind: OrderKind, side: Side): boolean {
  const isStop = kind === 'stop-limit' || kind === 'stop-market';
  return isStop === (side === 'buy');
}
