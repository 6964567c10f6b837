import type { Call, CallOutput } from '@peerbourse/contract/call';
import { acceptOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import { answerCancelRequest } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import { askCancel } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Trade } from '../fixtures/ordering-users.ts';
import { fundPassword } from '../fixtures/paying-users.ts';

interface Given {
  call: Call;
  input: (trade: Trade) => Record<string, unknown>;
}

/** How commands are given over the wire. */
export const orderCalls = {
  'accept-order': { call: acceptOrder, input: () => ({}) },
  'confirm-paid': { call: confirmPaid, input: ({ seller }) => ({ userPaymethodId: seller.methodNo }) },
  'undo-paid': { call: undoPaid, input: () => ({}) },
  'extend-payment': { call: extendPayment, input: () => ({}) },
  'cancel-order': { call: cancelOrder, input: () => ({ reason: 'changed-mind', hasNotPaid: true }) },
  'ask-cancel': { call: askCancel, input: () => ({ reason: 'refunded' }) },
  'agree-cancel': { call: answerCancelRequest, input: () => ({ isAgreed: true }) },
  'refuse-cancel': { call: answerCancelRequest, input: () => ({ isAgreed: false }) },
  'release-coins': {
    call: releaseCoins,
    input: ({ order }) => ({ amountSeen: order.orderPrice, isPayerTheBuyer: true, accountPwd: fundPassword }),
  },
} as const satisfies Record<string, Given>;
export type GivenCommand = keyof typeof orderCalls;

type Outcome = CallOutput<typeof acceptOrder>;

/** Answers the refusal, or the outcome. */
export async function give(side: OrderSide, command: GivenCommand, trade: Trade, more: object = {}): Promise<Outcome | string> {
  const { call, input } = orderCalls[command] as Given;
  const { orderNo, version } = trade.order;
  const { body } = await trade[side].browser.call(call, { orderNo, version, ...input(trade), ...more } as never);
  return body.code === call.ok ? (body.data as Outcome) : (refusalOfCode(String(body.code)) ?? String(body.code));
}

/** Commands one after the other, each of which has to be done. */
export async function after(trade: Trade, ...steps: ReadonlyArray<readonly [OrderSide, GivenCommand]>): Promise<Trade> {
  let now = trade;
  for (const [side, command] of steps) {
    const outcome = await give(side, command, now);
    if (typeof outcome === 'string' || !outcome.isDone) throw new Error(`${command}: ${JSON.stringify(outcome)}`);
    now = { ...now, order: outcome.order };
  }
  return now;
}
