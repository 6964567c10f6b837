import type { Call, CallOutput } from '@peerbourse/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { type OrderDetail, orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import type { Asked } from '#site/calls/browser-client.ts';

/** Told the version that an own command led to, so that only what the other side does makes itself heard. */
export const OwnVersion = createContext<(version: number) => void>(() => undefined);

interface Outcome {
  isDone: boolean;
  order: OrderDetail;
}

export interface OrderCommand<C extends Call> {
  /** Resolves to undefined when it was refused or nobody answered; `problem` then says why. */
  run: (more: Omit<Asked<C>, 'orderNo' | 'version'>) => Promise<CallOutput<C> | undefined>;
  isRunning: boolean;
  problem: Problem | undefined;
  reset: () => void;
}

/** A command on an order as the screen shows it. Its answer is shown at once, also when the order had changed and nothing was done. */
export function useOrderCommand<C extends Call>(call: C, { orderNo, version }: OrderDetail): OrderCommand<C> {
  const t = useText('p2p-orders');
  const client = useQueryClient();
  const tellVersion = useContext(OwnVersion);
  const { run, ...state } = useCallMutation(call);
  const { queryKey } = orderDetailQuery(orderNo);

  async function give(more: Omit<Asked<C>, 'orderNo' | 'version'>): Promise<CallOutput<C> | undefined> {
    const answer = await run({ ...more, orderNo, version } as unknown as Asked<C>, ({ refusal }) => {
      if (refusal === 'p2p-orders.not-now') void client.invalidateQueries({ queryKey });
    });
    if (!answer) return undefined;
    const outcome = answer as unknown as Outcome;
    // A read that began before the command must not bring back what was.
    await client.cancelQueries({ queryKey });
    if (outcome.isDone) tellVersion(outcome.order.version);
    else showToast('warning', t('changed'));
    client.setQueryData(queryKey, outcome.order);
    void client.invalidateQueries({ queryKey: orderListQuery({ tab: 'open' }).queryKey.slice(0, 1) });
    return answer;
  }

  return { ...state, run: give };
}
