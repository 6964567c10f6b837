import type { OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { useEffect, useRef, useState } from 'react';
import { playNotes } from '../order/time/order-sound.ts';
import { newOrders } from './desk-queue.ts';

/** Rings when an order comes in, and answers the newest one for those who do not hear it. */
export function useNewOrders(orders: readonly OrderRow[], hasSound: boolean): OrderRow | undefined {
  const known = useRef<Set<string>>(undefined);
  const [latest, setLatest] = useState<OrderRow>();
  useEffect(() => {
    const found = newOrders(known.current, orders);
    known.current = new Set([...(known.current ?? []), ...orders.map(({ orderNo }) => orderNo)]);
    if (found.length === 0) return;
    setLatest(found.at(-1));
    if (hasSound) playNotes();
  }, [orders, hasSound]);
  return latest;
}
