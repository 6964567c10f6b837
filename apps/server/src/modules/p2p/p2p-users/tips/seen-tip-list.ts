import type { CallOutput } from '@peerbourse/contract/call';
import { tip as tipShape } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import type { seenTipList as call } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import type { Handler } from '#platform/http/serve.ts';
import { type SeenTip, selectTips } from './tip.table.ts';

type Tip = CallOutput<typeof call>['tips'][number];

/** A tip that the exchange does not give any more is not told. */
export const seenTipList: Handler<typeof call> = async ({ db, actor }) => {
  const seen = await selectTips(db, actor.accountId);
  return { tips: seen.flatMap(tipView) };
};

function tipView({ tip, seenAt }: SeenTip): Tip[] {
  const known = tipShape.safeParse(tip);
  return known.success ? [{ tip: known.data, seenAt: seenAt.toISOString() }] : [];
}
