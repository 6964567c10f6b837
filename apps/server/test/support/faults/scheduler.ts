import { pause } from '#platform/clock.ts';
import type { Dice } from './dice.ts';

/** Somebody who goes on only when told to: not begun, on the way, standing at a named place, or done. */
export interface Actor {
  readonly name: string;
  readonly standing: 'waiting' | 'running' | 'parked' | 'over';
  /** From waiting or parked on to the next place. */
  go(): void;
}

/** Who of those on the way cannot go on before somebody else does. */
export type FindBlocked = (running: readonly Actor[]) => Promise<ReadonlySet<Actor>>;

const settlesWithinMs = 30_000;

/** Lets one actor go at a time, whom the dice choose, until all are done. Answers who went, in order. */
export async function runSchedule(actors: readonly Actor[], dice: Dice, findBlocked: FindBlocked): Promise<string[]> {
  const order: string[] = [];
  for (;;) {
    await settle(actors, findBlocked);
    const free = actors.filter(({ standing }) => standing === 'waiting' || standing === 'parked');
    const isStuck = free.length === 0 && actors.some(({ standing }) => standing !== 'over');
    if (isStuck) throw new Error(`they wait for each other in a circle after ${order.join(', ')}`);
    if (free.length === 0) return order;
    const next = dice.pick(free);
    order.push(next.name);
    next.go();
  }
}

/** Until nobody moves: a choice is a choice only when it is known who can be chosen. */
async function settle(actors: readonly Actor[], findBlocked: FindBlocked): Promise<void> {
  const until = performance.now() + settlesWithinMs;
  const moving = () => actors.filter(({ standing }) => standing === 'running');
  for (let running = moving(); running.length > 0; running = moving()) {
    const blocked = await findBlocked(running);
    // Whoever has come to a place meanwhile may have set others free.
    const isStill = moving().length === running.length;
    if (isStill && running.every((actor) => blocked.has(actor))) return;
    if (performance.now() > until) throw new Error(`${names(running)} came to no place within ${settlesWithinMs / 1_000} s`);
    await pause(1);
  }
}

function names(actors: readonly Actor[]): string {
  return actors.map(({ name }) => name).join(', ');
}
