import type { restrictTrader as call } from '@peerbourse/contract/p2p-users/restrict-trader';
import { notify } from '#modules/notifications/index.ts';
import type { Deed, Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertRestriction } from './desk.table.ts';
import { noteAct, takeTrader } from './take-trader.ts';

export const restrictTrader: Handler<typeof call> = async (deed, { userId, kind, reason, note, hours }) => {
  const accountId = await takeTrader(deed, userId);
  const restrictionNo = publicNumber();
  const until = await insertRestriction(deed.tx, { restrictionNo, accountId, kind, reason, note, hours, setBy: deed.actor.name });
  await tellRestricted(deed, accountId, until);
  await noteAct(deed, 'restricted', userId, { restrictionNo, kind, reason, note, hours });
  return { restrictionNo, until: until?.toISOString() ?? null };
};

async function tellRestricted({ tx, config }: Deed, accountId: string, until: Date | null): Promise<void> {
  if (!until) return await notify(tx, config, { accountId, kind: 'trading_restricted', values: {}, isSecurity: false });
  await notify(tx, config, { accountId, kind: 'trading_restricted_until', values: { until: until.toISOString() }, isSecurity: false });
}
