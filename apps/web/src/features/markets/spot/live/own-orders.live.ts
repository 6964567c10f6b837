import type { ChannelSnapshot, ChannelUpdate } from '@peerbourse/contract/channel';
import { spotOrdersChannel } from '@peerbourse/contract/markets/spot/spot-orders.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { userPreferencesQuery } from '#queries/preferences/user-preferences.query.ts';
import { useLiveChannel } from '#site/live/use-live-channel.ts';
import { fillSums } from '../orders/fill-sums.ts';
import { renewOrders } from '../orders/renew-orders.ts';
import { takeAwaited } from './awaited-orders.ts';
import { playChime } from './chime.ts';

type Frame = ChannelSnapshot<typeof spotOrdersChannel> | ChannelUpdate<typeof spotOrdersChannel>;

/** What comes close together costs one reading. */
const gatherMs = 150;

/** Reads own orders again when something happens to one of them, and tells what was traded, as the account wants it told. */
export function useLiveOwnOrders(userId: string | undefined): void {
  const t = useText('spot');
  const format = useFormat();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = useReadWhen(userId !== undefined, userPreferencesQuery)?.userPreference;
  useLiveChannel(userId && `${spotOrdersChannel.name}.${userId}`, ({ data }) => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void renewOrders(client);
    }, gatherMs);
    const fills = 'fills' in data ? (data as Extract<Frame, { fills: unknown }>).fills : [];
    if (fills.length > 0 && chosen?.spotVoiceSwitch === 1) playChime();
    const awaited = new Set(fills.map(({ orderNo }) => orderNo).filter(takeAwaited));
    const told = fills.filter(({ orderNo }) => awaited.has(orderNo) || chosen?.spotPopSwitch === 1);
    for (const { side, coin, quantity, price } of fillSums(told)) {
      showToast('success', t(side === 'buy' ? 'bought' : 'sold', { amount: format.number(quantity), coin, price: format.number(price) }));
    }
  });
}
