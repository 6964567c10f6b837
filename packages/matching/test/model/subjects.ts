import { apply } from '../../src/apply.ts';
import type { Command } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import { openMarket } from '../../src/market.ts';
import type { Parameters } from '../../src/parameters.ts';
import { applyToModel } from './apply-to-model.ts';
import { brief, exampleParameters, opening } from './example-market.ts';
import { openModel } from './model-market.ts';

type Apply = (command: Command) => Event[];

function openEngine(parameters: Parameters): Apply {
  const market = openMarket(parameters);
  return (command) => apply(market, command);
}

function openTwin(parameters: Parameters): Apply {
  const market = openModel(parameters);
  return (command) => applyToModel(market, command);
}

/** What an example tells of. Levels are left out, except from `eventsOf`: they are seldom the point. */
function examplesOf(open: (parameters: Parameters) => Apply) {
  const eventsOf = (parameters: Parameters, before: readonly Command[], commands: readonly Command[]): Event[] => {
    const applyNext = open(parameters);
    before.forEach(applyNext);
    return commands.flatMap(applyNext);
  };
  const told = (commands: readonly Command[], before = opening, parameters = exampleParameters): string[] =>
    eventsOf(parameters, before, commands)
      .filter(({ type }) => type !== 'level')
      .map(brief);
  /** What the last command does. */
  const toldLast = (commands: readonly Command[], before = opening, parameters = exampleParameters): string[] =>
    told(commands.slice(-1), [...before, ...commands.slice(0, -1)], parameters);
  return { eventsOf, told, toldLast };
}

/** Each example is one of both. */
export const subjects = [
  { name: 'model', ...examplesOf(openTwin) },
  { name: 'engine', ...examplesOf(openEngine) },
];
