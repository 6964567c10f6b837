import type { restrictTrader as call } from '@peerbourse/contract/p2p-users/restrict-trader';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertRestriction } from './desk.table.ts';
import { noteAct, staffName, takeTrader } from './take-trader.ts';

export const restrictTrader: Handler<typeof call> = async (deed, { userId, kind, reason, note, hours }) => {
  const accountId = await takeTrader(deed, userId);
  const restrictionNo = publicNumber();
  const until = await insertRestriction(deed.tx, { restrictionNo, accountId, kind, reason, note, hours, setBy: staffName(deed) });
  await noteAct(deed, 'restricted', userId, { restrictionNo, kind, reason, note, hours });
  return { restrictionNo, until: until?.toISOString() ?? null };
};
