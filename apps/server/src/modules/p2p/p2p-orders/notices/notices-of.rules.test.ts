import type { OrderSide, OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { orderCommands, transitions } from '@peerbourse/rules/p2p-orders/transitions';
import { describe, expect, it } from 'vitest';
import { noticesOf } from './notices-of.rules.ts';

const order = { makerSide: 'seller', acceptance: 'none', status: 0, continuedByNo: null } as const;
const said = (code: string, status: OrderStatus = 0, more: Partial<Parameters<typeof noticesOf>[1]> = {}) =>
  noticesOf({ code, status }, { ...order, ...more }).map(({ to, kind }) => `${to} ${kind}`);

describe('what happened to an order', () => {
  it('R4.20 is told by every step of the table to the side that did not act, by deadlines and staff to both', () => {
    // Time that was given back is said in the order itself: after an outage everybody would get a mail.
    const quiet = ['continue-order', 'lapse-request', 'credit-outage'];
    for (const { command, actor, to } of transitions.filter((step) => !quiet.includes(step.command))) {
      for (const makerSide of ['buyer', 'seller'] as const) {
        const acted: OrderSide | undefined = actor === 'maker' ? makerSide : actor === 'buyer' || actor === 'seller' ? actor : undefined;
        const told = noticesOf({ code: command, status: to }, { makerSide, acceptance: 'agreed', status: to, continuedByNo: null });
        const readers = told.map(({ to: reader }) => reader);
        expect(readers, command).toContain(acted === undefined ? 'buyer' : acted === 'buyer' ? 'seller' : 'buyer');
        // An appeal or a claim that one side brought about, or withdrew, is news to both.
        const isNewsToBoth = acted === undefined || to === 2 || command === 'cancel-appeal' || command === 'question-order';
        expect(readers, command).toHaveLength(isNewsToBoth ? 2 : 1);
      }
    }
    expect(orderCommands).toContain('release-coins');
  });

  it('R4.20 a new order is told to the advertiser, with what they have to do', () => {
    expect(said('place-order')).toEqual(['seller order_placed']);
    expect(said('place-order', 0, { makerSide: 'buyer' })).toEqual(['buyer order_to_pay']);
    expect(said('place-order', 0, { acceptance: 'waiting' })).toEqual(['seller order_to_accept']);
  });

  it('R4.20 a cancelled order is another thing than one that somebody asks to cancel', () => {
    expect(said('cancel-order', 4)).toEqual(['seller order_cancelled']);
    expect(said('cancel-order', 1)).toEqual(['seller order_cancel_asked_by_buyer']);
  });

  it('R4.20 whoever acted in time is not reminded', () => {
    expect(said('remind-payment', 0, { status: 0 })).toEqual(['buyer order_pay_reminder']);
    expect(said('remind-payment', 0, { status: 1 })).toEqual([]);
    expect(said('remind-release', 1, { status: 1 })).toEqual(['seller order_release_reminder']);
    expect(said('remind-release', 1, { status: 3 })).toEqual([]);
  });

  it('R4.20 what is repeated close to the end goes only where it arrives at once', () => {
    const told = (code: string) => noticesOf({ code, status: 0 }, order);
    expect(told('hurry-payment')).toEqual([{ to: 'buyer', kind: 'order_pay_reminder', by: 'pay', isInstant: true }]);
    expect(told('remind-payment')).toEqual([{ to: 'buyer', kind: 'order_pay_reminder', by: 'pay' }]);
    expect(said('hurry-payment', 0, { status: 1 })).toEqual([]);
    expect(said('hurry-release', 1, { status: 1 })).toEqual(['seller order_release_reminder']);
  });

  it('R4.20 a question of staff is told to whom it was asked', () => {
    expect(said('ask-buyer', 2)).toEqual(['buyer order_asked']);
    expect(said('ask-seller', 2)).toEqual(['seller order_asked']);
  });

  it('what is not known is told to nobody', () => {
    expect(said('rain')).toEqual([]);
  });
});
