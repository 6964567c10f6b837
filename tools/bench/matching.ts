import { parseArgs } from 'node:util';
import { apply } from '../../packages/matching/src/apply.ts';
import type { PlaceCommand, Side } from '../../packages/matching/src/commands.ts';
import { type Market, openMarket } from '../../packages/matching/src/market.ts';
import { round } from '../load/drive.ts';
import { report } from '../load/report.ts';
import { matchingStream } from './matching-stream.ts';
import { microsOf } from './micros-of.ts';
import { spread } from './pairs.ts';

const tick = 10_000;
/** What one taker matches, in both arms: as many events, and as much for the collector. */
const lotsPerTaker = 50;
const takersPerBlock = 400;

/**
 * `npm run -s bench -- matching`: what a match costs with a long queue at its price, over one with a short queue; and the engine over
 * another one.
 */
export async function matching(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '40' },
      long: { type: 'string', default: '20000' },
      short: { type: 'string', default: '100' },
      commands: { type: 'string', default: '100000' },
    },
  });
  const long = new Queue(Number(values.long));
  const short = new Queue(Number(values.short));
  matchingStream({ rounds: Number(values.rounds), commands: Number(values.commands), isKept: args.length === 0 });
  // The first blocks are for the compiler.
  for (let block = 0; block < 4; block++) [long, short].forEach((queue) => queue.matchBlock());
  const pairs = Array.from({ length: Number(values.rounds) }, (_, pair) => {
    const first = (pair % 2 === 0 ? long : short).matchBlock();
    const second = (pair % 2 === 0 ? short : long).matchBlock();
    return pair % 2 === 0 ? { long: first, short: second } : { long: second, short: first };
  });
  const ratio = spread(pairs.map((pair) => round(pair.long.matchNanos / pair.short.matchNanos, 3)));
  const nanos = { long: spread(pairs.map((pair) => pair.long.matchNanos)), short: spread(pairs.map((pair) => pair.short.matchNanos)) };
  report(
    {
      name: 'matching-depth',
      what: `processor time of a match with ${values.long} orders on a level over ${values.short}`,
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${nanos.long.median} ns over ${nanos.short.median} ns; a resting order ${spread(pairs.map((pair) => pair.long.placeNanos)).median} ns`,
      aim: '<= 1.5, better 1.2',
      isReached: ratio.median <= 1.5,
      details: { ratio, nanos, rounds: pairs.length, matchesPerBlock: takersPerBlock * lotsPerTaker },
    },
    args.length === 0,
  );
}

/** A level with so many orders of one lot: takers shorten it, and each time it is filled up again from behind. */
class Queue {
  private readonly market: Market = openedMarket();
  private nextOrder = 1;

  constructor(length: number) {
    this.fill(length);
  }

  /** Processor nanoseconds of a match and of an order that comes to rest. */
  matchBlock(): { matchNanos: number; placeNanos: number } {
    let matchMicros = 0;
    let placeMicros = 0;
    for (let taker = 0; taker < takersPerBlock; taker++) {
      matchMicros += microsOf(() => this.place('buy', lotsPerTaker, 2));
      placeMicros += microsOf(() => this.fill(lotsPerTaker));
    }
    const matches = takersPerBlock * lotsPerTaker;
    return { matchNanos: round((matchMicros / matches) * 1_000, 1), placeNanos: round((placeMicros / matches) * 1_000, 1) };
  }

  private fill(orders: number): void {
    for (let order = 0; order < orders; order++) this.place('sell', 1, 1);
  }

  private place(side: Side, lots: number, account: number): void {
    const command: PlaceCommand = {
      type: 'place',
      order: this.nextOrder++,
      account,
      group: account,
      side,
      kind: 'limit',
      tick,
      lots,
      budget: 0,
      timeInForce: 'gtc',
      expiresAt: 0,
      triggerTick: 0,
      triggerBy: 'none',
      selfTrade: 'expire-taker',
      makerRate: 1_000,
      takerRate: 1_000,
      hold: lots * tick,
    };
    apply(this.market, command);
  }
}

function openedMarket(): Market {
  const market = openMarket({
    unitValue: 1,
    lotUnits: 1_000,
    maxTick: 2 ** 24,
    maxLots: 2 ** 20,
    maxOrders: 2 ** 21,
    minValue: 0,
    entryNear: 500,
    entryHigh: 50_000,
    entryLow: 2_000,
    execution: 500,
    volatility: 1_000,
    volatilityWindowMs: 60_000,
  });
  apply(market, { type: 'reference', tick });
  apply(market, { type: 'state', state: 'announced' });
  apply(market, { type: 'state', state: 'auction' });
  apply(market, { type: 'auction-end' });
  return market;
}
