import type { setBusinessHours as call } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { isTimeZone, traderOf, updateHours } from './profile.table.ts';
import { hoursView } from './profile.view.ts';

export const setBusinessHours: Handler<typeof call> = async ({ tx, actor }, { isPaused, hours }) => {
  if (hours && (hours.from === hours.until || !(await isTimeZone(tx, hours.timeZone)))) throw refuse('p2p-users.bad-hours');
  await updateHours(tx, actor.accountId, isPaused, hours);
  const trader = await traderOf(tx, actor.accountId);
  must(trader, 'traders have a profile');
  return { isPaused: trader.isPaused, hours: hoursView(trader), isAtWork: trader.isAtWork };
};
