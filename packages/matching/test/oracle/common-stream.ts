import type { PlaceCommand, Side } from '../../src/commands.ts';

/** A command that other order books understand as well: nothing of bands, triggers, budgets and groups. */
export type CommonCommand =
  | {
      type: 'place';
      order: number;
      side: Side;
      kind: 'limit' | 'market';
      tick: number;
      lots: number;
      timeInForce: PlaceCommand['timeInForce'];
    }
  | { type: 'cancel'; order: number };

export const middle = 10_000;
const farthest = 60;

/** So many commands out of a seed: a book of some hundred orders on some dozens of prices, in which a third of all orders trade at once. */
export function commonStream(seed: number, count: number): CommonCommand[] {
  const random = generator(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index): CommonCommand => {
    const dice = random();
    if (dice < 0.4 && index > 0) return { type: 'cancel', order: Math.max(1, index - below(400)) };
    const [side, lots]: [Side, number] = [below(2) === 0 ? 'buy' : 'sell', 1 + below(50)];
    const order = index + 1;
    if (dice < 0.47) return { type: 'place', order, side, kind: 'market', tick: side === 'buy' ? 2 * middle : 1, lots, timeInForce: 'ioc' };
    const away = below(farthest) - 12;
    const tick = side === 'buy' ? middle - away : middle + away;
    return { type: 'place', order, side, kind: 'limit', tick, lots, timeInForce: timeInForceOf(random()) };
  });
}

function timeInForceOf(dice: number): PlaceCommand['timeInForce'] {
  if (dice < 0.8) return 'gtc';
  if (dice < 0.87) return 'ioc';
  return dice < 0.94 ? 'fok' : 'post-only';
}

/** Marsaglia's xorshift with 32 bits: the same numbers everywhere. */
function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
