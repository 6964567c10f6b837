import { installFaults } from '../../../apps/server/src/platform/faults.ts';

/** What the harness tells a matcher: stop at one of these points, the nth time that it comes by, or go on. */
export type PointOrder = { is: 'hold'; points: readonly string[]; after: number } | { is: 'forget' } | { is: 'go' };

/** What the matcher answers when it has stopped there. */
export interface HeldMessage {
  heldAt: string;
}

/** Read by a matcher before anything else (`node --import`): from then on the harness decides where it stops. */
let order: { points: readonly string[]; after: number } | undefined;
let go: (() => void) | undefined;

process.on('message', (message: PointOrder) => {
  if (message.is === 'hold') order = { points: message.points, after: message.after };
  if (message.is === 'forget') order = undefined;
  if (message.is === 'go') go?.();
});
// The harness may speak at any time; the process need not stay for that.
process.channel?.unref();

installFaults(async (name) => {
  if (!order?.points.includes(name)) return;
  order.after -= 1;
  if (order.after > 0) return;
  order = undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  go = resolve;
  process.send?.({ heldAt: name } satisfies HeldMessage);
  await promise;
});
