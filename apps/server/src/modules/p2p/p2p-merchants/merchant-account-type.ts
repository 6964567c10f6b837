import type { merchantAccountType as call } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantKinds } from '@peerbourse/rules/p2p-merchants/merchant';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { merchantOf } from './merchant.table.ts';

/** Whoever never applied may choose; a company keeps its kind until it applies anew. */
export const merchantAccountType: Handler<typeof call> = async ({ db, actor }) => {
  const [merchant, trader] = await Promise.all([merchantOf(db, actor.accountId), traderOf(db, actor.accountId)]);
  must(trader, 'a trader has a profile');
  return { accountType: merchant?.kind ?? null, choices: [...merchantKinds], kybFlag: trader.kybFlag };
};
