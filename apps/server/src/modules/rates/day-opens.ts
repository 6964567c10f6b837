import type { dayOpens as call } from '@peerbourse/contract/rates/day-opens';
import type { Handler } from '#platform/http/serve.ts';
import { opensOfDay } from './rate.table.ts';
import { decimalPrice } from './rate.view.ts';

export const dayOpens: Handler<typeof call> = async ({ db }, { timezone }) => {
  const { since, opens } = await opensOfDay(db, timezone);
  return { since: since.toISOString(), opens: Object.fromEntries(opens.map(({ pair, open }) => [pair, decimalPrice(open)])) };
};
