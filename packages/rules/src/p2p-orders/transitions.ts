import type { CancelRequest, CloseReason, OrderDeadline, OrderSide, OrderState, OrderStatus } from './order-state.ts';
import { orderStatus } from './order-state.ts';

/** Who acts: one side, the advertiser whichever side that is, a deadline, or two members of staff. */
export type OrderActor = OrderSide | 'maker' | 'system' | 'staff';

/** What happens to the coins in escrow. */
export type EscrowMove = 'stay' | 'to-buyer' | 'to-seller' | 'split';

interface Step {
  /** As the design names it. */
  id: `T${number}${'' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}`;
  command: string;
  actor: OrderActor;
  from: OrderStatus;
  to: OrderStatus;
  /** Where acceptance matters: whether it is still waited for. */
  acceptance?: 'waiting' | 'settled';
  /** Where requests to cancel matter: which one is open. */
  request?: CancelRequest;
  /** An act of a deadline, which nobody can do earlier. */
  at?: OrderDeadline;
  /** Possible until then. */
  until?: readonly OrderDeadline[];
  /** Whether the side field forbids a second time. */
  once?: 'extended' | 'continued';
  /** Of an order that is over: only if it ended like this. */
  after?: readonly CloseReason[];
  /** Ends a freeze; everything else waits for that. */
  isUnfreezing?: boolean;
  escrow: EscrowMove;
  closes?: CloseReason;
}

const { payment, release, appeal, completed, cancelled } = orderStatus;

/**
 * Every way in which an order goes on. What does not stand here cannot happen: the server decides by this table, screens offer what
 * it allows, and tests try everything else. `npm run -s orders` draws it into docs/spec.
 */
export const transitions = [
  {
    id: 'T2',
    command: 'accept-order',
    actor: 'maker',
    from: payment,
    to: payment,
    acceptance: 'waiting',
    until: ['accept'],
    escrow: 'stay',
  },
  {
    id: 'T3',
    command: 'reject-order',
    actor: 'maker',
    from: payment,
    to: cancelled,
    acceptance: 'waiting',
    escrow: 'to-seller',
    closes: 'maker-rejected',
  },
  {
    id: 'T4',
    command: 'expire-acceptance',
    actor: 'system',
    from: payment,
    to: cancelled,
    acceptance: 'waiting',
    at: 'accept',
    escrow: 'to-seller',
    closes: 'maker-silent',
  },
  { id: 'T5', command: 'confirm-paid', actor: 'buyer', from: payment, to: release, acceptance: 'settled', until: ['pay'], escrow: 'stay' },
  {
    id: 'T6',
    command: 'expire-payment',
    actor: 'system',
    from: payment,
    to: cancelled,
    acceptance: 'settled',
    at: 'pay',
    escrow: 'to-seller',
    closes: 'pay-timeout',
  },
  { id: 'T7', command: 'cancel-order', actor: 'buyer', from: payment, to: cancelled, escrow: 'to-seller', closes: 'buyer-cancelled' },
  {
    id: 'T8',
    command: 'extend-payment',
    actor: 'seller',
    from: payment,
    to: payment,
    acceptance: 'settled',
    until: ['pay'],
    once: 'extended',
    escrow: 'stay',
  },
  { id: 'T9', command: 'acknowledge-payment', actor: 'seller', from: payment, to: release, acceptance: 'settled', escrow: 'stay' },
  {
    id: 'T10',
    command: 'undo-paid',
    actor: 'buyer',
    from: release,
    to: payment,
    request: 'none',
    until: ['undo', 'pay'],
    escrow: 'stay',
  },
  { id: 'T11', command: 'release-coins', actor: 'seller', from: release, to: completed, escrow: 'to-buyer', closes: 'completed' },
  { id: 'T12', command: 'cancel-order', actor: 'buyer', from: release, to: release, request: 'none', escrow: 'stay' },
  {
    id: 'T12a',
    command: 'deny-payment',
    actor: 'seller',
    from: release,
    to: cancelled,
    request: 'buyer',
    escrow: 'to-seller',
    closes: 'buyer-cancelled-paid',
  },
  { id: 'T12b', command: 'affirm-payment', actor: 'seller', from: release, to: appeal, request: 'buyer', escrow: 'stay' },
  { id: 'T12c', command: 'lapse-request', actor: 'system', from: release, to: release, request: 'buyer', at: 'answer', escrow: 'stay' },
  { id: 'T13', command: 'ask-cancel', actor: 'seller', from: release, to: release, request: 'none', escrow: 'stay' },
  {
    id: 'T13a',
    command: 'agree-cancel',
    actor: 'buyer',
    from: release,
    to: cancelled,
    request: 'seller',
    escrow: 'to-seller',
    closes: 'mutual',
  },
  { id: 'T13b', command: 'refuse-cancel', actor: 'buyer', from: release, to: appeal, request: 'seller', escrow: 'stay' },
  { id: 'T13c', command: 'expire-request', actor: 'system', from: release, to: appeal, request: 'seller', at: 'answer', escrow: 'stay' },
  { id: 'T14', command: 'open-appeal', actor: 'buyer', from: release, to: appeal, escrow: 'stay' },
  { id: 'T14a', command: 'open-appeal', actor: 'seller', from: release, to: appeal, escrow: 'stay' },
  { id: 'T15', command: 'expire-release', actor: 'system', from: release, to: appeal, request: 'none', at: 'release', escrow: 'stay' },
  { id: 'T16', command: 'cancel-appeal', actor: 'buyer', from: appeal, to: release, escrow: 'stay' },
  { id: 'T16a', command: 'cancel-appeal', actor: 'seller', from: appeal, to: release, escrow: 'stay' },
  { id: 'T17', command: 'release-coins', actor: 'seller', from: appeal, to: completed, escrow: 'to-buyer', closes: 'completed' },
  { id: 'T18', command: 'cancel-order', actor: 'buyer', from: appeal, to: cancelled, escrow: 'to-seller', closes: 'buyer-waived' },
  { id: 'T19', command: 'rule-release', actor: 'staff', from: appeal, to: completed, escrow: 'to-buyer', closes: 'ruled-release' },
  { id: 'T20', command: 'rule-refund', actor: 'staff', from: appeal, to: cancelled, escrow: 'to-seller', closes: 'ruled-refund' },
  { id: 'T21', command: 'rule-split', actor: 'staff', from: appeal, to: completed, escrow: 'split', closes: 'ruled-split' },
  {
    id: 'T22',
    command: 'question-order',
    actor: 'buyer',
    from: cancelled,
    to: cancelled,
    until: ['claim'],
    once: 'continued',
    escrow: 'stay',
  },
  {
    id: 'T22a',
    command: 'question-order',
    actor: 'seller',
    from: cancelled,
    to: cancelled,
    until: ['claim'],
    once: 'continued',
    escrow: 'stay',
  },
  {
    id: 'T24',
    command: 'continue-order',
    actor: 'seller',
    from: cancelled,
    to: cancelled,
    until: ['claim'],
    once: 'continued',
    after: ['pay-timeout', 'buyer-cancelled'],
    escrow: 'stay',
  },
  { id: 'T25', command: 'question-order', actor: 'buyer', from: completed, to: completed, until: ['claim'], escrow: 'stay' },
  { id: 'T25a', command: 'question-order', actor: 'seller', from: completed, to: completed, until: ['claim'], escrow: 'stay' },
  { id: 'T26', command: 'freeze-order', actor: 'staff', from: payment, to: payment, escrow: 'stay' },
  { id: 'T26a', command: 'freeze-order', actor: 'staff', from: release, to: release, escrow: 'stay' },
  { id: 'T26b', command: 'freeze-order', actor: 'staff', from: appeal, to: appeal, escrow: 'stay' },
  { id: 'T26c', command: 'unfreeze-order', actor: 'staff', from: payment, to: payment, isUnfreezing: true, escrow: 'stay' },
  { id: 'T26d', command: 'unfreeze-order', actor: 'staff', from: release, to: release, isUnfreezing: true, escrow: 'stay' },
  { id: 'T26e', command: 'unfreeze-order', actor: 'staff', from: appeal, to: appeal, isUnfreezing: true, escrow: 'stay' },
  { id: 'T26f', command: 'end-freeze', actor: 'system', from: payment, to: payment, isUnfreezing: true, escrow: 'stay' },
  { id: 'T26g', command: 'end-freeze', actor: 'system', from: release, to: release, isUnfreezing: true, escrow: 'stay' },
  { id: 'T26h', command: 'end-freeze', actor: 'system', from: appeal, to: appeal, isUnfreezing: true, escrow: 'stay' },
  { id: 'T27', command: 'stop-order', actor: 'staff', from: payment, to: cancelled, escrow: 'to-seller', closes: 'service-stopped' },
  { id: 'T28', command: 'suspend-order', actor: 'staff', from: release, to: appeal, escrow: 'stay' },
  { id: 'T29', command: 'credit-outage', actor: 'system', from: payment, to: payment, escrow: 'stay' },
  { id: 'T30', command: 'credit-outage', actor: 'system', from: release, to: release, escrow: 'stay' },
] as const satisfies readonly Step[];

export type Transition = Step & { command: OrderCommand };
export type OrderCommand = (typeof transitions)[number]['command'];

export const orderCommands = [...new Set(transitions.map(({ command }) => command))] as readonly OrderCommand[];

const steps: readonly Transition[] = transitions;

/** The one way in which this actor gives this command now, apart from time. */
export function transitionOf(state: OrderState, command: OrderCommand, actor: OrderActor): Transition | undefined {
  return steps.find((step) => step.command === command && mayAct(step, state, actor) && applies(step, state));
}

/** What one side can do now, apart from time, in the order of the table. */
export function commandsOf(state: OrderState, side: OrderSide): Transition[] {
  return steps.filter((step) => mayAct(step, state, side) && applies(step, state));
}

/** What happens by itself if nobody acts: at its deadline. */
export function automaticOf(state: OrderState): (Transition & { at: OrderDeadline }) | undefined {
  return steps.find((step): step is Transition & { at: OrderDeadline } => step.at !== undefined && applies(step, state));
}

function mayAct({ actor }: Transition, { makerSide }: OrderState, who: OrderActor): boolean {
  return actor === who || (actor === 'maker' && who === makerSide);
}

function applies({ from, acceptance, request, once, after, isUnfreezing = false }: Transition, state: OrderState): boolean {
  if (from !== state.status || isUnfreezing !== state.isFrozen) return false;
  if (acceptance !== undefined && (acceptance === 'waiting') !== (state.acceptance === 'waiting')) return false;
  if (request !== undefined && request !== state.cancelRequest) return false;
  if (after !== undefined && !(state.closeReason !== null && after.includes(state.closeReason))) return false;
  return !(once === 'extended' && state.isExtended) && !(once === 'continued' && state.isContinued);
}
