import type { liftRestriction as call } from '@peerbourse/contract/p2p-users/lift-restriction';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endRestriction } from './desk.table.ts';
import { noteAct, staffName } from './take-trader.ts';

export const liftRestriction: Handler<typeof call> = async (deed, { restrictionNo, reason }) => {
  const userId = await endRestriction(deed.tx, restrictionNo, staffName(deed));
  if (userId === undefined) throw refuse('p2p-users.unknown-restriction');
  await noteAct(deed, 'restriction-lifted', userId, { restrictionNo, reason });
  return {};
};
