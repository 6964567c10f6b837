import type { AccountId } from '@peerbourse/contract/ids';
import type { restrictTrader as call } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { notify } from '#modules/core/notifications/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertRestriction } from './desk.table.ts';
import { noteAct, takeTrader } from './take-trader.ts';

export const restrictTrader: Handler<typeof call> = async (ctx, { userId, kind, reason, note, hours }) => {
  const accountId = await takeTrader(ctx, userId);
  const restrictionNo = publicNumber();
  const until = await insertRestriction(ctx.tx, { restrictionNo, accountId, kind, reason, note, hours, setBy: ctx.actor.name });
  await tellRestricted(ctx, accountId, until);
  await noteAct(ctx, 'restricted', userId, { restrictionNo, kind, reason, note, hours });
  return { restrictionNo, until: until?.toISOString() ?? null };
};

async function tellRestricted({ tx, config }: CallContext, accountId: AccountId, until: Date | null): Promise<void> {
  if (!until) return await notify(tx, config, { accountId, kind: 'trading_restricted', values: {}, isSecurity: false });
  await notify(tx, config, { accountId, kind: 'trading_restricted_until', values: { until: until.toISOString() }, isSecurity: false });
}
