import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { Command } from '../src/commands.ts';
import { crcOfMarket } from '../src/crc.ts';
import type { Event } from '../src/events.ts';
import type { Market } from '../src/market.ts';
import { restore, takeSnapshot } from '../src/snapshot.ts';
import { checkMarket } from './support/check-market.ts';
import { drawnCommands } from './support/draw-commands.ts';
import { Follower } from './support/follower.ts';
import { opened, parameters } from './support/orders.ts';

it('after each of many commands the book is sound, and a ledger that follows the events loses nothing', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(drawnCommands, (drawn) => {
      const market = opened();
      const follower = new Follower(parameters);
      for (const command of drawn) {
        const made = command(market.now);
        const events = apply(market, made);
        for (const event of events) seen.add('reason' in event ? `${event.type} ${event.reason}` : event.type);
        follower.follow(made, events);
        checkMarket(market, follower);
      }
    }),
    { numRuns: 500 },
  );
  // What never happens is not tried.
  expect(seen.size).toBeGreaterThan(40);
});

it('a refused command leaves no trace', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(drawnCommands, (drawn) => {
      const market = opened();
      for (const command of drawn) {
        const before = crcOfMarket(market);
        const events = apply(market, command(market.now));
        if (events.some(({ type }) => type === 'refused')) {
          expect(events).toHaveLength(1);
          expect(crcOfMarket(market)).toBe(before);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('a market that was restored goes on with the same events', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(drawnCommands, fc.nat(100), (drawn, turn) => {
      const market = opened();
      const commands: Command[] = [];
      for (const command of drawn.slice(0, turn)) play(market, command, commands);
      const snapshot = JSON.parse(JSON.stringify(takeSnapshot(market))) as ReturnType<typeof takeSnapshot>;
      const again = restore({ ...snapshot, orders: snapshot.orders.toReversed() });
      expect(crcOfMarket(again)).toBe(crcOfMarket(market));
      for (const command of drawn.slice(turn)) {
        const made = command(market.now);
        expect(apply(again, made)).toEqual(apply(market, made));
      }
      expect(takeSnapshot(again)).toEqual(takeSnapshot(market));
    }),
    { numRuns: 150 },
  );
});

it('the same commands give the same events, byte by byte', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(drawnCommands, (drawn) => {
      const commands: Command[] = [];
      const first = opened();
      const events = drawn.flatMap((command) => play(first, command, commands));
      const second = opened();
      expect(JSON.stringify(commands.flatMap((command) => apply(second, command)))).toBe(JSON.stringify(events));
    }),
    { numRuns: 40 },
  );
});

function play(market: Market, command: (now: number) => Command, commands: Command[]): Event[] {
  const made = command(market.now);
  commands.push(made);
  return apply(market, made);
}
