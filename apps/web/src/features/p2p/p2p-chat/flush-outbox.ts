import { Refused } from '#base/api/failure.ts';
import type { Pending } from './outbox.ts';
import { forgetPending, keepPending, keptPending } from './outbox-store.ts';
import { inTurn, sendPending } from './send-pending.ts';

/** Sends what somebody has written and no chat could send, each order's in its sequence. Answers whether something is left. */
export async function flushOutbox(userId: string, isStopped: () => boolean): Promise<boolean> {
  const waiting = (await keptPending(userId)).filter(({ state }) => state !== 'failed');
  let isLeft = false;
  for (const orderNo of new Set(waiting.map((pending) => pending.orderNo))) {
    for (const pending of waiting.filter((each) => each.orderNo === orderNo)) {
      if (isStopped()) return true;
      if (await inTurn(orderNo, () => send(pending))) continue;
      // Nothing overtakes a message that is still on its way.
      isLeft = true;
      break;
    }
  }
  return isLeft;
}

/** Whether nothing more is to be done about a message: it arrived, or the server does not want it and its chat will say why. */
async function send(pending: Pending): Promise<boolean> {
  const { clientId, userId, orderNo } = pending;
  // A chat, here or in another tab, may have sent it meanwhile.
  const kept = (await keptPending(userId, orderNo)).find((each) => each.clientId === clientId);
  if (!kept) return true;
  let latest = kept;
  try {
    await sendPending(kept, async (fileId) => {
      latest = { ...kept, fileId, upload: undefined };
      await keepPending(latest);
    });
    await forgetPending(clientId);
    return true;
  } catch (error) {
    if (error instanceof Refused) await keepPending({ ...latest, state: 'failed', reason: error.message });
    return error instanceof Refused;
  }
}
