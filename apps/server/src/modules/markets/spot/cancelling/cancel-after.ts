import type { cancelAfter as call } from '@peerbourse/contract/markets/spot/cancel-after';
import type { Handler } from '#platform/http/serve.ts';
import { askCancelAfter } from './cancel-deadline.table.ts';

export const cancelAfter: Handler<typeof call> = async ({ tx, actor }, { seconds }) => ({
  cancelsAt: (await askCancelAfter(tx, actor.accountId, seconds))?.toISOString() ?? null,
});
