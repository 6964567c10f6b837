import { apply } from '../../src/apply.ts';
import type { Command } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import type { Market } from '../../src/market.ts';

/** What commands lead to, in few words and without levels: `trade 5@100 1-2` is between the buy 1 and the sell 2. */
export function told(market: Market, ...commands: Command[]): string[] {
  return commands.flatMap((command) => apply(market, command).flatMap(inWords));
}

export function inWords(event: Event): string[] {
  switch (event.type) {
    case 'accepted':
      return [`accepted ${event.order}`];
    case 'refused':
      return [`refused ${event.reason}`];
    case 'trade':
      return [`trade ${event.lots}@${event.tick} ${event.buyOrder}-${event.sellOrder}`];
    case 'reduced':
      return [`reduced ${event.order} to ${event.lots}: ${event.reason}`];
    case 'amended':
      return [`amended ${event.order}`];
    case 'done':
      return [`done ${event.order}: ${event.reason}`];
    case 'triggered':
      return [`triggered ${event.order}`];
    case 'state':
      return [`state ${event.state}: ${event.reason}`];
    case 'auction':
      return [`auction ${event.lots}@${event.tick}`];
    case 'reserved':
      return [`reserved ${event.base} ${event.quote}`];
    case 'level':
      return [];
  }
}

/** The sums of a side, the best level first. */
export function depth(market: Market, side: 'buy' | 'sell'): string[] {
  const ladder = market.ladders[side === 'buy' ? 0 : 1];
  return (ladder?.levels ?? []).map(({ tick, lots }) => `${lots}@${tick}`).reverse();
}
