import { updatePreferences } from '@peerbourse/contract/identity/preferences/update-preferences';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { placeOco } from '@peerbourse/contract/markets/spot/place-oco';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { impactPpm, type OrderPlan } from '@peerbourse/rules/spot/order-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { userPreferencesQuery } from '#queries/preferences/user-preferences.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { awaitOutcome } from '../live/awaited-orders.ts';
import type { Market } from '../market/market.ts';
import { endText } from '../orders/end-text.ts';
import { renewOrders } from '../orders/renew-orders.ts';
import { hasTrigger, orderInput, pairInput } from './order-draft.ts';
import type { DraftState } from './use-order-draft.ts';

/** An order that costs its sender more than this, in millionths of the best price, is asked about first. */
const unusualImpact = 10_000n;

export interface Sending {
  /** Sends, or asks first where it should be asked. */
  begin: () => void;
  isAsked: boolean;
  /** It is asked about only because it waits for a price, and its sender may not want that. */
  isOptional: boolean;
  confirm: (isLastTime: boolean) => void;
  back: () => void;
  isSending: boolean;
  problem: Problem | undefined;
}

export function useSendOrder(market: Market, { draft, change }: DraftState, plan: OrderPlan | undefined, onSent?: () => void): Sending {
  const t = useText('spot');
  const format = useFormat();
  const client = useQueryClient();
  const one = useCallMutation(placeOrder);
  const pair = useCallMutation(placeOco);
  const [isAsked, setIsAsked] = useState(false);
  const { isLogin } = useSession();
  const chosen = useReadWhen(isLogin, userPreferencesQuery)?.userPreference;
  const keep = useCallMutation(updatePreferences);
  const asksFirst = hasTrigger(draft) && chosen?.spotPlanEntrust !== 1;
  const isUnusual = plan !== undefined && impactPpm(plan) > unusualImpact;

  async function send(): Promise<void> {
    setIsAsked(false);
    const answer = draft.form === 'oco' ? await pair.run(pairInput(draft, market)) : await one.run(orderInput(draft, market));
    if (!answer) return;
    change({ quantity: '', amount: '' });
    const order = 'limit' in answer ? answer.limit : answer;
    tell(order);
    onSent?.();
    await renewOrders(client);
  }

  async function askNoMore(): Promise<void> {
    const answer = await keep.run({ userPreference: { spotPlanEntrust: 1 } });
    if (answer) client.setQueryData(userPreferencesQuery.queryKey, answer);
  }

  function tell({ orderNo, type, state, side, reason, filledQuantity, averagePrice }: SpotOrder): void {
    if (averagePrice !== null) {
      // Who wants to be told of every fill is told by the live channel.
      if (chosen?.spotPopSwitch === 1) return;
      const values = { amount: format.number(filledQuantity), coin: market.base, price: format.number(averagePrice) };
      showToast('success', t(side === 'buy' ? 'bought' : 'sold', values));
    } else if (state !== 'done') {
      if (type === 'market') awaitOutcome(orderNo);
      showToast('success', t('sent'));
    } else if (reason !== null) showToast('warning', t('order_over', { side: t(side), reason: t(endText(reason)) }));
  }

  return {
    begin: () => (asksFirst || isUnusual || chosen?.spotPopup === 1 ? setIsAsked(true) : void send()),
    isAsked,
    isOptional: !isUnusual && chosen?.spotPopup !== 1,
    confirm: (isLastTime) => void Promise.all([send(), isLastTime && askNoMore()]),
    back: () => setIsAsked(false),
    isSending: one.isRunning || pair.isRunning,
    problem: draft.form === 'oco' ? pair.problem : one.problem,
  };
}
