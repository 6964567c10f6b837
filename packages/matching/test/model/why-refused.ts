import type { Command, ParametersCommand, QuoteCommand, ReferenceCommand, ReserveCommand, TimeCommand } from '../../src/commands.ts';
import { areSound } from '../../src/parameters.ts';
import type { RefusalReason } from '../../src/reasons.ts';
import { nextStates } from '../../src/states.ts';
import { isFrom } from './exact.ts';
import { isInEntryBand } from './model-bands.ts';
import { amendChecks, areRates, type Check, forbids, isUnknown, ocoChecks, placeChecks } from './model-checks.ts';
import { type ModelMarket, metBy, needOf, orderOf, reserveOf } from './model-market.ts';
import { levelsOf, newLevelsOf, quotedBy, type SidedLevel } from './model-quotes.ts';

/** The first reason that applies, if there is one. */
export function whyRefused(market: ModelMarket, command: Command): RefusalReason | undefined {
  return checksOf(market, command).find(([, applies]) => applies())?.[0];
}

function checksOf(market: ModelMarket, command: Command): Check[] {
  switch (command.type) {
    case 'place':
      return placeChecks(market, command);
    case 'place-oco':
      return ocoChecks(market, command);
    case 'amend':
      return amendChecks(market, command);
    case 'cancel':
      return [
        ['malformed', () => !isFrom(1, command.order, command.account)],
        ['state', () => forbids(market, 'cancel')],
        ['unknown-order', () => isUnknown(market, command)],
      ];
    case 'cancel-all':
      return [
        ['malformed', () => !isFrom(1, command.account, command.group)],
        ['state', () => forbids(market, 'cancel')],
      ];
    case 'quote':
      return quoteChecks(market, command);
    case 'reserve':
      return reserveChecks(market, command);
    case 'time':
      return timeChecks(market, command);
    case 'reference':
      return referenceChecks(market, command);
    case 'auction-end':
      return [['not-in-auction', () => market.state !== 'auction']];
    case 'state':
      return [['transition', () => !nextStates[market.state].includes(command.state)]];
    case 'parameters':
      return parameterChecks(market, command);
  }
}

function quoteChecks(market: ModelMarket, command: QuoteCommand): Check[] {
  const { account } = command;
  const levels = levelsOf(command);
  const { maxTick, maxLots, maxOrders } = market.parameters;
  const wouldTake = ({ side, tick }: SidedLevel) =>
    metBy(market, side, tick).some((order) => !(order.isLevel && order.account === account));
  return [
    ['malformed', () => !isWellFormedQuote(command)],
    ['state', () => forbids(market, levels.length === 0 ? 'cancel' : 'quote')],
    ...levels.flatMap(({ tick, lots }): Check[] => [
      ['price-limit', () => tick > maxTick],
      ['lots-limit', () => lots > maxLots],
    ]),
    ['reserve-too-small', () => !covers(market, levels, reserveOf(market, account))],
    ['book-full', () => market.orders.length - quotedBy(market, account).length + levels.length > maxOrders],
    ['price-band', () => levels.some(({ side, tick }) => !isInEntryBand(market, side, tick))],
    ['duplicate-order', () => newLevelsOf(market, command).some(({ order }) => orderOf(market, order) !== undefined)],
    ['would-take', () => levels.some(wouldTake)],
  ];
}

function isWellFormedQuote({ account, group, makerRate, bids, asks }: QuoteCommand): boolean {
  const ids = [...bids, ...asks].map(({ order }) => order);
  return (
    isFrom(1, account, group) &&
    areRates(makerRate) &&
    bids.length <= 20 &&
    asks.length <= 20 &&
    [...bids, ...asks].every(({ order, tick, lots }) => isFrom(1, order, tick, lots)) &&
    bids.slice(1).every(({ tick }, index) => tick < bids[index].tick) &&
    asks.slice(1).every(({ tick }, index) => tick > asks[index].tick) &&
    (bids.length === 0 || asks.length === 0 || bids[0].tick < asks[0].tick) &&
    new Set(ids).size === ids.length
  );
}

interface Units {
  readonly base: number;
  readonly quote: number;
}

/** Whether a reserve is enough for levels: quote units for the bids, base units for the asks. */
function covers(market: ModelMarket, levels: readonly Omit<SidedLevel, 'order'>[], { base, quote }: Units): boolean {
  const needed = (of: 'buy' | 'sell') =>
    levels.filter(({ side }) => side === of).reduce((sum, { side, lots, tick }) => sum + BigInt(needOf(market, side, lots, tick)), 0n);
  return needed('buy') <= BigInt(quote) && needed('sell') <= BigInt(base);
}

const largestReserve = 2 ** 52;

function reserveChecks(market: ModelMarket, { account, base, quote }: ReserveCommand): Check[] {
  const after = () => {
    const before = reserveOf(market, account);
    return { base: before.base + base, quote: before.quote + quote };
  };
  return [
    ['malformed', () => !isFrom(1, account) || !isFrom(Number.MIN_SAFE_INTEGER, base, quote)],
    ['reserve-too-small', () => !covers(market, quotedBy(market, account), after())],
    ['reserve-limit', () => after().base > largestReserve || after().quote > largestReserve],
  ];
}

function timeChecks(market: ModelMarket, { now }: TimeCommand): Check[] {
  return [
    ['malformed', () => !isFrom(0, now)],
    ['time-runs-back', () => now < market.now],
  ];
}

function referenceChecks(market: ModelMarket, { tick }: ReferenceCommand): Check[] {
  return [
    ['malformed', () => !isFrom(0, tick)],
    ['price-limit', () => tick > market.parameters.maxTick],
  ];
}

function parameterChecks(market: ModelMarket, { parameters }: ParametersCommand): Check[] {
  const { unitValue, lotUnits, maxTick, maxLots, maxOrders } = market.parameters;
  return [
    ['malformed', () => !areSound(parameters)],
    [
      'orders-open',
      () =>
        market.orders.length > 0 &&
        (parameters.unitValue !== unitValue ||
          parameters.lotUnits !== lotUnits ||
          parameters.maxTick < maxTick ||
          parameters.maxLots < maxLots ||
          parameters.maxOrders < maxOrders),
    ],
  ];
}
