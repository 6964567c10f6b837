import type { Command } from '@peerbourse/matching/commands';
import { isTimeDue } from '@peerbourse/matching/time-due';
import type { HeldMarket } from './shard.ts';

/**
 * What the house says to a market before it matches what came in: what time it is, what the price elsewhere is, and that its auction is
 * over. A market to which nothing happens is told nothing.
 */
export function ownCommands(held: HeldMarket, now: number, reference: number | undefined, hasNews: boolean): Command[] {
  const { market, auctionEndsAt } = held;
  const commands: Command[] = [];
  if (market.commands === 0 && market.state === 'draft') commands.push({ type: 'parameters', parameters: market.parameters });
  const isAuctionOver = market.state === 'auction' && auctionEndsAt > 0 && auctionEndsAt <= now;
  const isNewReference = reference !== undefined && reference !== market.reference && reference <= market.parameters.maxTick;
  const isNews = hasNews || isAuctionOver || isNewReference || isTimeDue(market, now);
  if (now > market.now && isNews) commands.push({ type: 'time', now });
  if (isNewReference) commands.push({ type: 'reference', tick: reference });
  if (isAuctionOver) commands.push({ type: 'auction-end' });
  return commands;
}
