import { expect, it } from 'vitest';
import { acceptances, cancelRequests, closeReasons, type OrderState, type OrderStatus, orderStatus } from './order-state.ts';
import { automaticOf, commandsOf, type OrderActor, transitionOf, transitions } from './transitions.ts';

const statuses = Object.values(orderStatus);
const everyState: OrderState[] = statuses.flatMap((status) =>
  acceptances.flatMap((acceptance) =>
    cancelRequests.flatMap((cancelRequest) =>
      (['buyer', 'seller'] as const).flatMap((makerSide) =>
        [false, true].flatMap((isExtended) =>
          [false, true].flatMap((isContinued) =>
            [false, true].flatMap((isFrozen) =>
              ([null, ...closeReasons] as const).map((closeReason) => ({
                status,
                acceptance,
                cancelRequest,
                makerSide,
                isExtended,
                isContinued,
                isFrozen,
                closeReason,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);
const actors: OrderActor[] = ['buyer', 'seller', 'system', 'staff'];
const state = (status: OrderStatus, more: Partial<OrderState> = {}): OrderState => ({
  status,
  acceptance: 'none',
  cancelRequest: 'none',
  makerSide: 'seller',
  isExtended: false,
  isContinued: false,
  closeReason: null,
  isFrozen: false,
  ...more,
});

it('R4.20 no actor has two ways for one command in any state', () => {
  for (const each of everyState) {
    for (const actor of actors) {
      const ways = transitions.filter(({ command }) => transitionOf(each, command, actor) !== undefined).map(({ command }) => command);
      const known = [...new Set(ways)].map((command) => transitionOf(each, command, actor)?.id);
      expect(new Set(known).size, JSON.stringify(each)).toBe(known.length);
    }
  }
});

it('R4.20 an open order that waits for people always has a deadline, but for an appeal and while it is frozen', () => {
  for (const each of everyState)
    expect(automaticOf(each) !== undefined, JSON.stringify(each)).toBe(each.status < orderStatus.appeal && !each.isFrozen);
});

it('R4.20 coins leave escrow exactly when an order ends, and never afterwards', () => {
  for (const { id, from, to, escrow } of transitions) {
    expect(escrow !== 'stay', id).toBe(from < orderStatus.completed && to >= orderStatus.completed);
    if (escrow !== 'stay') expect(escrow === 'to-seller', id).toBe(to === orderStatus.cancelled);
  }
});

it('R4.20 what is over stays over', () => {
  for (const { id, from, to } of transitions) if (from >= orderStatus.completed) expect(to, id).toBe(from);
});

it('R4.20 an order that is declared paid is never cancelled by a deadline', () => {
  const paid = transitions.filter(({ from, actor }) => from === orderStatus.release && actor === 'system');
  expect(paid.map(({ to }) => to)).not.toContain(orderStatus.cancelled);
});

it('R4.20 T26 a frozen order takes no step but the end of its freeze, and nobody but staff and time ends it', () => {
  for (const each of everyState.filter(({ isFrozen }) => isFrozen)) {
    for (const side of ['buyer', 'seller'] as const) expect(commandsOf(each, side)).toEqual([]);
    for (const { command, actor } of transitions) {
      const step = transitionOf(each, command, actor);
      if (step) expect([step.command, step.to]).toEqual([step.actor === 'staff' ? 'unfreeze-order' : 'end-freeze', each.status]);
    }
  }
});

it('R4.20 only the seller, or two members of staff, give coins to the buyer', () => {
  const giving = transitions.filter(({ escrow }) => escrow === 'to-buyer');
  expect(new Set(giving.map(({ actor }) => actor))).toEqual(new Set(['seller', 'staff']));
});

it('R4.20 a paid order goes back to the seller only with the word of both, or of staff', () => {
  const back = transitions.filter(({ from, escrow }) => from === orderStatus.release && escrow === 'to-seller');
  expect(back.map(({ command, actor, ...step }) => [command, actor, 'request' in step ? step.request : undefined])).toEqual([
    ['deny-payment', 'seller', 'buyer'],
    ['agree-cancel', 'buyer', 'seller'],
  ]);
});

it('R4.20 each side is offered what it may do', () => {
  const names = (given: OrderState, side: 'buyer' | 'seller') => commandsOf(given, side).map(({ command }) => command);
  expect(names(state(0), 'buyer')).toEqual(['confirm-paid', 'cancel-order']);
  expect(names(state(0), 'seller')).toEqual(['extend-payment', 'acknowledge-payment']);
  expect(names(state(0, { isExtended: true }), 'seller')).toEqual(['acknowledge-payment']);
  expect(names(state(0, { acceptance: 'waiting' }), 'seller')).toEqual(['accept-order', 'reject-order']);
  expect(names(state(0, { acceptance: 'waiting' }), 'buyer')).toEqual(['cancel-order']);
  expect(names(state(0, { acceptance: 'waiting', makerSide: 'buyer' }), 'buyer')).toEqual(['accept-order', 'reject-order', 'cancel-order']);
  expect(names(state(1), 'buyer')).toEqual(['undo-paid', 'cancel-order', 'open-appeal']);
  expect(names(state(1), 'seller')).toEqual(['release-coins', 'ask-cancel', 'open-appeal']);
  expect(names(state(1, { cancelRequest: 'buyer' }), 'seller')).toEqual(['release-coins', 'deny-payment', 'affirm-payment', 'open-appeal']);
  expect(names(state(1, { cancelRequest: 'seller' }), 'buyer')).toEqual(['agree-cancel', 'refuse-cancel', 'open-appeal']);
  expect(names(state(2), 'buyer')).toEqual(['cancel-appeal', 'cancel-order']);
  expect(names(state(2), 'seller')).toEqual(['cancel-appeal', 'release-coins']);
  expect(names(state(3, { closeReason: 'completed' }), 'buyer')).toEqual(['question-order']);
  expect(names(state(3, { closeReason: 'completed' }), 'seller')).toEqual(['question-order']);
  expect(names(state(4, { closeReason: 'pay-timeout' }), 'seller')).toEqual(['question-order', 'continue-order']);
  expect(names(state(4, { closeReason: 'pay-timeout', isContinued: true }), 'seller')).toEqual([]);
  expect(names(state(4, { closeReason: 'ruled-refund' }), 'seller')).toEqual(['question-order']);
});

it('R4.20 an advertiser who buys can reject, and is not asked to accept the own payment', () => {
  expect(transitionOf(state(0, { acceptance: 'waiting', makerSide: 'buyer' }), 'accept-order', 'seller')).toBeUndefined();
  expect(transitionOf(state(0, { acceptance: 'waiting', makerSide: 'buyer' }), 'accept-order', 'buyer')?.id).toBe('T2');
});

it('R4.20 what happens if nobody acts', () => {
  expect(automaticOf(state(0, { acceptance: 'waiting' }))).toMatchObject({ command: 'expire-acceptance', at: 'accept', to: 4 });
  expect(automaticOf(state(0))).toMatchObject({ command: 'expire-payment', at: 'pay', to: 4 });
  expect(automaticOf(state(1))).toMatchObject({ command: 'expire-release', at: 'release', to: 2 });
  expect(automaticOf(state(1, { cancelRequest: 'buyer' }))).toMatchObject({ command: 'lapse-request', at: 'answer', to: 1 });
  expect(automaticOf(state(1, { cancelRequest: 'seller' }))).toMatchObject({ command: 'expire-request', at: 'answer', to: 2 });
});
