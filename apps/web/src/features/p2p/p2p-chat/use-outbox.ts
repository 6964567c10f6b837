import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { Refused } from '#base/api/failure.ts';
import { nextToSend, type Outbox, outboxAfter, type Pending } from './outbox.ts';
import { forgetPending, keepPending, keptPending } from './outbox-store.ts';
import { inTurn, sendPending } from './send-pending.ts';

export type Draft = Pick<Pending, 'kind' | 'text'> & { upload?: Blob; isProof?: boolean };

interface UsedOutbox {
  outbox: Outbox;
  write: (draft: Draft) => void;
  retry: (pending: Pending) => void;
  discard: (pending: Pending) => void;
}

interface OutboxOptions {
  orderNo: string;
  userId: string;
  onArrived: (message: ChatMessage) => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** Keeps what is written until the server has it, and sends it in order, over cuts of the network and reloads of the page. */
export function useOutbox({ orderNo, userId, onArrived }: OutboxOptions): UsedOutbox {
  const [outbox, tell] = useReducer(outboxAfter, []);
  const [pauses, setPauses] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isSending = useRef(false);

  useEffect(() => {
    let isGone = false;
    void keptPending(userId, orderNo).then((left) => {
      if (!isGone && left.length > 0) tell({ kind: 'loaded', left });
    });
    return () => {
      isGone = true;
    };
  }, [userId, orderNo]);

  useEffect(() => {
    if (!isPaused) return undefined;
    const goOn = () => setIsPaused(false);
    const timer = setTimeout(goOn, Math.min(longestPauseMs, firstPauseMs * 2 ** pauses));
    addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
    };
  }, [isPaused, pauses]);

  const send = useEffectEvent(async (pending: Pending) => {
    const { clientId } = pending;
    isSending.current = true;
    tell({ kind: 'started', clientId });
    let latest = pending;
    try {
      if (!navigator.onLine) throw new TypeError('the browser is offline');
      const message = await inTurn(orderNo, () =>
        sendPending(pending, async (fileId) => {
          tell({ kind: 'uploaded', clientId, fileId });
          latest = { ...pending, fileId, upload: undefined };
          await keepPending(latest);
        }),
      );
      // Before it is told: what looks for the next one then must not find this one in its way.
      isSending.current = false;
      onArrived(message);
      tell({ kind: 'arrived', clientIds: [clientId] });
      setPauses(0);
      await forgetPending(clientId);
    } catch (error) {
      isSending.current = false;
      if (error instanceof Refused) {
        tell({ kind: 'refused', clientId, reason: error.message });
        await keepPending({ ...latest, state: 'failed', reason: error.message });
      } else {
        tell({ kind: 'cut', clientId });
        setPauses((before) => before + 1);
        setIsPaused(true);
      }
    }
  });

  const next = isPaused ? undefined : nextToSend(outbox);
  useEffect(() => {
    if (next && !isSending.current) void send(next);
  }, [next]);

  function write({ kind, text, upload, isProof = false }: Draft): void {
    const last = outbox.at(-1)?.at ?? 0;
    const pending: Pending = {
      clientId: crypto.randomUUID(),
      userId,
      orderNo,
      kind,
      text,
      isProof,
      upload,
      fileId: undefined,
      // Two within one millisecond keep their order, too.
      at: Math.max(Date.now(), last + 1),
      state: 'waiting',
      reason: undefined,
    };
    void keepPending(pending);
    tell({ kind: 'written', pending });
  }

  return {
    outbox,
    write,
    retry: (pending) => {
      void keepPending({ ...pending, state: 'waiting', reason: undefined });
      tell({ kind: 'retried', clientId: pending.clientId });
    },
    discard: ({ clientId }) => {
      tell({ kind: 'discarded', clientId });
      void forgetPending(clientId);
    },
  };
}
