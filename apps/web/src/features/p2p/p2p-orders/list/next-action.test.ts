import type { OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { acceptances, cancelRequests, type OrderSide, type OrderState } from '@peerbourse/rules/p2p-orders/order-state';
import { automaticOf, commandsOf } from '@peerbourse/rules/p2p-orders/transitions';
import { describe, expect, it } from 'vitest';
import { nextAction } from './next-action.ts';

const at = 1_763_370_000_000;
const statuses = [0, 1, 2, 3, 4] as const;

/** What the list tells the reader on this side about an order in this state, while all its deadlines are ahead. */
function rowOf(state: Partial<OrderState>, reader: OrderSide): Parameters<typeof nextAction>[0] {
  const whole = { status: 0, acceptance: 'none', cancelRequest: 'none', makerSide: 'seller', closeReason: null, ...state } as const;
  const known = { ...whole, isExtended: false, isContinued: state.isContinued ?? false, isFrozen: state.isFrozen ?? false };
  const automatic = automaticOf(known);
  const sideName = (side: OrderSide): OrderRow['orderType'] => (side === 'seller' ? 'sell' : 'buy');
  return {
    orderStatus: known.status,
    orderType: sideName(known.makerSide),
    currencyUserSide: sideName(reader),
    acceptance: known.acceptance,
    cancelRequest: known.cancelRequest,
    commands: commandsOf(known, reader).map(({ command }) => command),
    freeze: known.isFrozen ? { kind: 'legal', at, until: at } : null,
    automatic: automatic ? { command: automatic.command, at } : null,
  };
}

const both = (state: Partial<OrderState>) => (['buyer', 'seller'] as const).map((reader) => nextAction(rowOf(state, reader)).step);

describe('the next step of an order', () => {
  it('is the advertiser’s while they have to accept, whichever side they are on', () => {
    expect(both({ acceptance: 'waiting', makerSide: 'seller' })).toEqual(['await_acceptance', 'accept']);
    expect(both({ acceptance: 'waiting', makerSide: 'buyer' })).toEqual(['accept', 'await_acceptance']);
  });

  it('is nothing while it is frozen', () => {
    for (const status of [0, 1, 2] as const) expect(both({ status, isFrozen: true })).toEqual(['frozen', 'frozen']);
  });

  it('is payment, then release', () => {
    expect(both({ acceptance: 'agreed' })).toEqual(['pay', 'await_payment']);
    expect(both({ status: 1 })).toEqual(['await_release', 'release']);
  });

  it('is an answer for whoever was asked to cancel', () => {
    expect(both({ status: 1, cancelRequest: 'buyer' })).toEqual(['await_answer', 'answer_buyer']);
    expect(both({ status: 1, cancelRequest: 'seller' })).toEqual(['answer_seller', 'await_answer']);
  });

  it('is nobody’s in an appeal or after the end, but a seller can take up an order again that was paid late', () => {
    expect(both({ status: 2 })).toEqual(['appeal', 'appeal']);
    expect(both({ status: 3 })).toEqual(['none', 'none']);
    expect(both({ status: 4, closeReason: 'pay-timeout' })).toEqual(['none', 'continue']);
    expect(both({ status: 4, closeReason: 'ruled-refund' })).toEqual(['none', 'none']);
    expect(both({ status: 4, isContinued: true })).toEqual(['none', 'none']);
  });

  it('does not ask for a payment that would come too late', () => {
    const row = rowOf({}, 'buyer');
    expect(nextAction({ ...row, commands: row.commands.filter((command) => command !== 'confirm-paid') }).step).toBe('pay_over');
  });

  it('is the reader’s turn only if they can do something, and never both people’s turn at once', () => {
    for (const status of statuses) {
      for (const acceptance of acceptances) {
        for (const cancelRequest of cancelRequests) {
          for (const makerSide of ['buyer', 'seller'] as const) {
            const rows = (['buyer', 'seller'] as const).map((reader) => rowOf({ status, acceptance, cancelRequest, makerSide }, reader));
            const mine = rows.filter((row) => nextAction(row).isMine);
            expect(mine.length).toBeLessThanOrEqual(1);
            for (const row of mine) expect(row.commands).not.toEqual([]);
          }
        }
      }
    }
  });

  it('says when something happens by itself', () => {
    expect(nextAction(rowOf({ status: 1 }, 'seller'))).toEqual({ step: 'release', isMine: true, until: at });
    expect(nextAction(rowOf({ status: 2 }, 'seller')).until).toBeNull();
  });
});
