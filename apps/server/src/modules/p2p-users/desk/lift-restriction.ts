import type { liftRestriction as call } from '@peerbourse/contract/p2p-users/lift-restriction';
import { notify } from '#modules/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endRestriction } from './desk.table.ts';
import { noteAct } from './take-trader.ts';

export const liftRestriction: Handler<typeof call> = async (deed, { restrictionNo, reason }) => {
  const trader = await endRestriction(deed.tx, restrictionNo, deed.actor.name);
  if (!trader) throw refuse('p2p-users.unknown-restriction');
  const { accountId, userId } = trader;
  await notify(deed.tx, deed.config, { accountId, kind: 'restriction_lifted', values: {}, isSecurity: false });
  await noteAct(deed, 'restriction-lifted', userId, { restrictionNo, reason });
  return {};
};
