import type { OrderCause, OrderStep } from '@peerbourse/contract/markets/spot/desk/order-step.shape';
import type { AmendCommand, CancelAllCommand, CancelCommand, Command, PlaceCommand, PlaceOcoCommand } from '@peerbourse/matching/commands';
import type { Event, TradeEvent } from '@peerbourse/matching/events';
import { formatUnits } from '@peerbourse/rules/money';

/** Whose life is told, as the engine calls it, and the decimals of its market. */
export interface ToldOrder {
  readonly id: number;
  readonly account: number;
  readonly group: number;
  readonly side: 'buy' | 'sell';
  readonly placedAt: string;
  readonly priceScale: number;
  readonly lotScale: number;
  readonly baseScale: number;
  readonly quoteScale: number;
}

/** A command that was matched, and what came of it. */
export interface Turn {
  readonly batch: number;
  readonly at: string;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** Everything that happened to an order, oldest first. The turns are in their order, and may be about others as well. */
export function orderSteps(order: ToldOrder, turns: readonly Turn[]): OrderStep[] {
  const steps = turns.flatMap((turn) => turn.events.flatMap((event) => stepOf(order, turn, event) ?? []));
  return [placedStep(order, turns), ...steps];
}

const nothing = {
  price: null,
  quantity: null,
  amount: null,
  tradeNo: null,
  isMaker: null,
  fee: null,
  held: null,
  back: null,
  reason: null,
} as const;

/** The command that brought the order keeps what was asked for at first; the row has been amended since. */
function placedStep(order: ToldOrder, turns: readonly Turn[]): OrderStep {
  const placing = turns.map(({ command }) => command).find((command) => isPlacing(order, command));
  const step = { ...nothing, kind: 'placed', at: order.placedAt, batch: null, cause: null } as const;
  if (!placing) return step;
  const asked = placing.type === 'place' ? placing : legOf(order, placing);
  return {
    ...step,
    price: asked.kind.endsWith('market') ? null : priceText(order, asked.tick),
    quantity: lotsText(order, asked.lots),
    amount: asked.budget === 0 ? null : quoteText(order, asked.budget),
  };
}

function isPlacing({ id }: ToldOrder, command: Command): command is PlaceCommand | PlaceOcoCommand {
  return (command.type === 'place' && command.order === id) || (command.type === 'place-oco' && hasLeg(command, id));
}

const hasLeg = ({ order, stopOrder }: PlaceOcoCommand, id: number) => order === id || stopOrder === id;

function legOf({ id }: ToldOrder, { order, tick, stopKind, stopTick, lots }: PlaceOcoCommand) {
  return order === id ? { kind: 'limit', tick, lots, budget: 0 } : { kind: stopKind, tick: stopTick, lots, budget: 0 };
}

function stepOf(order: ToldOrder, turn: Turn, event: Event): OrderStep | undefined {
  const told = toldOf(order, turn.command, event);
  return told && { ...nothing, ...told, at: turn.at, batch: String(turn.batch), cause: causeOf(order, turn.command) };
}

type Told = Pick<OrderStep, 'kind'> & Partial<OrderStep>;

/** What an event says of the order; nothing where it is about another one. */
function toldOf(order: ToldOrder, command: Command, event: Event): Told | undefined {
  if (event.type === 'trade') return tradeOf(order, event);
  if (event.type === 'refused' && command.type === 'place-oco') {
    // The hold of a pair lies with both of its orders, so no part of it is told of one.
    return hasLeg(command, order.id) ? { kind: 'refused', reason: event.reason } : undefined;
  }
  if (!('order' in event) || event.order !== order.id) return undefined;
  const back = 'back' in event ? { back: backText(order, event.back) } : {};
  switch (event.type) {
    case 'accepted':
      return { kind: 'accepted', ...back, ...acceptedPrice(order, event), held: holdText(order, event.held) };
    case 'amended':
      return { kind: 'amended', ...back, price: priceText(order, event.tick), ...leftOf(order, event), held: holdText(order, event.held) };
    case 'triggered':
      return { kind: 'triggered', held: holdText(order, event.held) };
    case 'reduced':
    case 'done':
      return { kind: event.type, ...back, ...leftOf(order, event), reason: event.reason };
    case 'refused':
      return { kind: 'refused', ...back, reason: event.reason };
  }
}

function acceptedPrice(order: ToldOrder, event: Event & { type: 'accepted' }) {
  return { price: event.kind.endsWith('market') ? null : priceText(order, event.tick), ...leftOf(order, event) };
}

function tradeOf(order: ToldOrder, trade: TradeEvent): Told | undefined {
  const isBuy = trade.buyOrder === order.id;
  if (!isBuy && trade.sellOrder !== order.id) return undefined;
  return {
    kind: 'trade',
    price: priceText(order, trade.tick),
    quantity: lotsText(order, trade.lots),
    amount: quoteText(order, trade.value),
    tradeNo: String(trade.trade),
    isMaker: trade.taker !== order.side,
    fee: formatUnits(BigInt(isBuy ? trade.buyFee : trade.sellFee), isBuy ? order.baseScale : order.quoteScale),
    back: isBuy ? backText(order, trade.buyBack) : null,
  };
}

function causeOf(order: ToldOrder, command: Command): OrderCause {
  // The house is nobody's account.
  if (!('account' in command)) return command.type;
  return isAbout(order, command) ? command.type : otherCause(order, command);
}

function isAbout(
  { id, account }: ToldOrder,
  command: Command,
): command is PlaceCommand | PlaceOcoCommand | AmendCommand | CancelCommand | CancelAllCommand {
  switch (command.type) {
    case 'place':
    case 'amend':
    case 'cancel':
      return command.order === id;
    case 'place-oco':
      return hasLeg(command, id);
    case 'cancel-all':
      return command.account === account;
    default:
      return false;
  }
}

function otherCause({ account, group }: ToldOrder, command: { readonly account: number; readonly group?: number }): OrderCause {
  return command.account === account || command.group === group ? 'same-person' : 'somebody-else';
}

const priceText = ({ priceScale }: ToldOrder, tick: number) => formatUnits(BigInt(tick), priceScale);
const quoteText = ({ quoteScale }: ToldOrder, units: number) => formatUnits(BigInt(units), quoteScale);
/** An order that spends an amount has no lots. */
const lotsText = ({ lotScale }: ToldOrder, lots: number) => (lots === 0 ? null : formatUnits(BigInt(lots), lotScale));
const leftOf = (order: ToldOrder, { lots }: { lots: number }) => ({ quantity: lotsText(order, lots) });
const holdText = ({ side, baseScale, quoteScale }: ToldOrder, units: number) =>
  formatUnits(BigInt(units), side === 'buy' ? quoteScale : baseScale);
const backText = (order: ToldOrder, units: number) => (units === 0 ? null : holdText(order, units));
