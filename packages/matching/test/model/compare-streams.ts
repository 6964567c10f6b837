import { isDeepStrictEqual } from 'node:util';
import { apply } from '../../src/apply.ts';
import type { Command } from '../../src/commands.ts';
import { type Market, openMarket } from '../../src/market.ts';
import type { Parameters } from '../../src/parameters.ts';
import { restore, takeSnapshot } from '../../src/snapshot.ts';
import { applyToModel } from './apply-to-model.ts';
import type { Draw } from './draw.ts';
import { drawCommand } from './draw-commands.ts';
import { drawParameters, isDeep } from './draw-parameters.ts';
import { type ModelMarket, openModel } from './model-market.ts';
import { comparable, snapshotOfModel } from './model-snapshot.ts';

/** Commands for a new market. */
export interface Stream {
  readonly parameters: Parameters;
  readonly commands: readonly Command[];
  /** After each so many commands the engine goes on from its snapshot; 0 never. */
  readonly restartEvery: number;
}

/** What came out of the last command of a stream. */
export interface Difference {
  readonly stream: Stream;
  readonly model: unknown;
  readonly engine: unknown;
}

interface Pair {
  readonly model: ModelMarket;
  engine: Market;
}

/** Draws commands for one market as it changes, until both differ or it has seen enough. */
export function compareDrawn(draw: Draw): { commands: number; difference: Difference | undefined } {
  const parameters = drawParameters(draw);
  const restartEvery = draw.oneOf([0, 1, 37]);
  const pair = { model: openModel(parameters), engine: openMarket(parameters) };
  const commands: Command[] = [];
  const most = isDeep(parameters) ? 1_500 : draw.between(200, 1_000);
  while (commands.length < most && !(pair.model.state === 'delisted' && draw.chance(20))) {
    commands.push(drawCommand(draw, pair.model));
    const difference = differenceAt(pair, { parameters, commands, restartEvery });
    if (difference) return { commands: commands.length, difference: shrink(difference) };
  }
  return { commands: commands.length, difference: undefined };
}

/** Applies the last command of a stream to both. */
function differenceAt(pair: Pair, stream: Stream): Difference | undefined {
  const { commands, restartEvery } = stream;
  const command = commands.at(-1);
  if (command === undefined) return undefined;
  // What happened to a command must not depend on what happens to the other's.
  const events = { model: outcome(() => applyToModel(pair.model, command)), engine: outcome(() => apply(pair.engine, command)) };
  if (restartEvery > 0 && commands.length % restartEvery === 0) pair.engine = restarted(pair.engine);
  const after = { model: snapshotOfModel(pair.model), engine: comparable(takeSnapshot(pair.engine)) };
  // Events are written down in the order of their fields.
  if (JSON.stringify(events.model) !== JSON.stringify(events.engine)) return { stream, ...events };
  return isDeepStrictEqual(after.model, after.engine) ? undefined : { stream, ...after };
}

function outcome(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** As after a restart, with the orders in another order. */
function restarted(engine: Market): Market {
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(engine))) as ReturnType<typeof takeSnapshot>;
  return restore({ ...snapshot, orders: snapshot.orders.toReversed() });
}

/** The first difference of a stream. */
export function firstDifference({ parameters, commands, restartEvery }: Stream): Difference | undefined {
  const pair = { model: openModel(parameters), engine: openMarket(parameters) };
  for (const index of commands.keys()) {
    const difference = differenceAt(pair, { parameters, commands: commands.slice(0, index + 1), restartEvery });
    if (difference) return difference;
  }
  return undefined;
}

/** Leaves out as many commands as it can, first many at a time, while there still is a difference. */
export function shrink(difference: Difference): Difference {
  let shortest = difference;
  for (let size = Math.ceil(shortest.stream.commands.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = shortest.stream.commands.length - size; from >= 0; from -= size) {
      const commands = shortest.stream.commands.toSpliced(from, size);
      shortest = firstDifference({ ...shortest.stream, commands }) ?? shortest;
    }
  }
  return withoutRestarts(shortest);
}

function withoutRestarts(difference: Difference): Difference {
  return firstDifference({ ...difference.stream, restartEvery: 0 }) ?? difference;
}

/** The stream a line for each command, and what the last one did. */
export function describeDifference({ stream, model, engine }: Difference): string {
  const lines = stream.commands.map((command) => JSON.stringify(command));
  return [
    `parameters ${JSON.stringify(stream.parameters)}`,
    `restart every ${stream.restartEvery}`,
    ...lines,
    `model  ${JSON.stringify(model)}`,
    `engine ${JSON.stringify(engine)}`,
  ].join('\n');
}
