import type { Command, QuoteCommand, QuoteLevel, ReserveCommand, Side } from '../../src/commands.ts';
import { marketStates, nextStates } from '../../src/states.ts';
import type { Draw } from './draw.ts';
import { drawAmend, drawId, drawLots, drawOco, drawOpen, drawOwner, drawPlace, drawTick } from './draw-orders.ts';
import { drawNextParameters, isDeep, middleOf } from './draw-parameters.ts';
import { type ModelMarket, needOf } from './model-market.ts';
import { quotedBy } from './model-quotes.ts';

/** A command that has a good chance to do something in a market as it is, and some chance to be refused. */
export function drawCommand(draw: Draw, market: ModelMarket): Command {
  const drawOne = draw.weighted<(draw: Draw, market: ModelMarket) => Command>([
    [50, drawPlace],
    [7, drawOco],
    [9, drawAmend],
    [5, drawCancel],
    [isDeep(market.parameters) ? 0.1 : 2, drawCancelAll],
    [9, drawQuote],
    [4, drawReserve],
    [8, drawTime],
    [7, drawReference],
    [1.2, drawParametersCommand],
    [market.state === 'auction' ? 6 : 0.3, () => ({ type: 'auction-end' })],
    [stateWeight(market), drawState],
  ]);
  const command = drawOne(draw, market);
  return draw.chance(3) ? spoil(draw, command) : command;
}

/** A market is mostly open, and leads on from where nothing happens. */
function stateWeight({ state }: ModelMarket): number {
  if (state === 'open') return 0.8;
  return state === 'auction' ? 0.6 : state === 'post-only' ? 4 : 60;
}

function drawState(draw: Draw, { state }: ModelMarket): Command {
  const next = nextStates[state].filter((to) => (to === 'closing' || to === 'delisted' ? draw.chance(4) : true));
  return { type: 'state', state: next.length > 0 && draw.chance(90) ? draw.oneOf(next) : draw.oneOf(marketStates) };
}

function drawCancel(draw: Draw, market: ModelMarket): Command {
  const open = drawOpen(draw, market);
  if (open === undefined || draw.chance(5)) return { type: 'cancel', order: drawId(draw, market), account: draw.between(1, 6) };
  return { type: 'cancel', order: open.id, account: open.account };
}

function drawCancelAll(draw: Draw): Command {
  return { type: 'cancel-all', ...drawOwner(draw), side: draw.oneOf(['buy', 'sell', 'both'] as const) };
}

function drawTime(draw: Draw, { now, samples, parameters }: ModelMarket): Command {
  const oldest = samples.at(0)?.time ?? now;
  const step = draw.weighted([
    [20, draw.below(1_500)],
    [10, draw.oneOf([0, 999, 1_000, 1_001, 5_000])],
    [8, oldest + parameters.volatilityWindowMs - now + draw.between(-1, 1)],
    [5, draw.below(30_000)],
  ]);
  return { type: 'time', now: Math.max(0, now + (draw.chance(5) ? -draw.between(1, 5) : Math.max(0, step))) };
}

function drawReference(draw: Draw, { reference, last, state, parameters }: ModelMarket): Command {
  const { maxTick } = parameters;
  const tick = draw.weighted([
    [30, (reference || last || middleOf(maxTick)) + draw.between(-3, 3)],
    [6, middleOf(maxTick) + draw.between(-10, 10)],
    [state === 'auction' ? 12 : 2, 0],
    [1, draw.between(1, maxTick + 1)],
  ]);
  return { type: 'reference', tick: Math.max(0, tick) };
}

function drawParametersCommand(draw: Draw, { parameters }: ModelMarket): Command {
  return { type: 'parameters', parameters: drawNextParameters(draw, parameters) };
}

/** The accounts with quote sets. Their other orders meet their own levels. */
function drawMaker(draw: Draw): { account: number; group: number } {
  const account = draw.oneOf([1, 3]);
  return { account, group: draw.chance(2) ? 3 : Math.ceil(account / 2) };
}

function drawReserve(draw: Draw, market: ModelMarket): ReserveCommand {
  const { account } = drawMaker(draw);
  const { base = 0, quote = 0 } = market.reserves.find((reserve) => reserve.account === account) ?? {};
  const few = draw.between(-12, 40);
  const most = (reserved: number) => 2 ** 52 - reserved + draw.below(2);
  return {
    type: 'reserve',
    account,
    base: draw.chance(3) ? most(base) : needOf(market, 'sell', few, 1) + draw.between(-1, 1),
    quote: draw.chance(3) ? most(quote) : needOf(market, 'buy', few, middleOf(market.parameters.maxTick)) + draw.between(-1, 1),
  };
}

/** Repeats some of the levels that are there, with as much, less or more, and adds others. */
function drawQuote(draw: Draw, market: ModelMarket): QuoteCommand {
  const { account, group } = drawMaker(draw);
  const isEmpty = draw.chance(6);
  const levels = (side: Side) => (isEmpty ? [] : drawSide(draw, market, account, side));
  const bids = levels('buy').sort((one, two) => two.tick - one.tick);
  const asks = levels('sell').sort((one, two) => one.tick - two.tick);
  // Mostly the sides do not cross.
  const least = draw.chance(97) ? (bids.at(0)?.tick ?? 0) : 0;
  const makerRate = draw.oneOf([0, 500, 200_000]);
  return { type: 'quote', account, group, makerRate, bids, asks: asks.filter(({ tick }) => tick > least) };
}

function drawSide(draw: Draw, market: ModelMarket, account: number, side: Side): QuoteLevel[] {
  const repeated = quotedBy(market, account)
    .filter((order) => order.side === side && draw.chance(70))
    .map(({ id, tick, lots }) => ({
      order: draw.chance(5) ? id : drawId(draw, market),
      tick,
      lots: Math.max(1, lots + draw.oneOf([0, 0, -1, -2, 1, 3])),
    }));
  const most = draw.chance(2) ? 21 : 3;
  const added = Array.from({ length: draw.below(most + 1) }, () => {
    const tick = drawTick(draw, market, side);
    return { order: drawId(draw, market), tick: draw.chance(90) ? tick : tick + draw.below(25), lots: drawLots(draw, market) };
  });
  const all = [...repeated, ...added];
  // Rarely a tick twice, which is refused.
  return draw.chance(2) ? all : all.filter(({ tick }, index) => all.findIndex((level) => level.tick === tick) === index);
}

/** Numbers that no field allows, or hardly one. */
const spoiled: readonly number[] = [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, Number.MAX_SAFE_INTEGER, -(2 ** 53)];

function spoil(draw: Draw, command: Command): Command {
  if (command.type === 'quote') return spoilQuote(draw, command);
  if (command.type === 'parameters') return { ...command, parameters: spoilNumber(draw, command.parameters) };
  return spoilNumber(draw, command);
}

function spoilQuote(draw: Draw, command: QuoteCommand): QuoteCommand {
  const spoilOne = (levels: readonly QuoteLevel[]) => {
    const spoiledIndex = draw.below(levels.length);
    return levels.map((level, index) => (index === spoiledIndex ? spoilNumber(draw, level) : level));
  };
  return draw.oneOf([
    () => spoilNumber(draw, command),
    () => ({ ...command, bids: spoilOne(command.bids) }),
    () => ({ ...command, asks: spoilOne(command.asks) }),
    () => ({ ...command, asks: [...command.asks, ...command.bids] }),
    () => ({ ...command, bids: command.bids.toReversed() }),
  ])();
}

/** A hold that large could not be set aside, and what is given back of it would be no exact number. */
function spoilNumber<Row extends object>(draw: Draw, row: Row): Row {
  const numbers = Object.entries(row).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return row;
  const [key] = draw.oneOf(numbers);
  const value = draw.oneOf(key === 'hold' ? spoiled.filter((number) => number !== Number.MAX_SAFE_INTEGER) : spoiled);
  return { ...row, [key]: value };
}
