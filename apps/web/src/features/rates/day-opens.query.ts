import { dayOpens } from '@peerbourse/contract/rates/day-opens';
import { sharedQueryOf } from '#api/query.ts';

/** Asked for only under another basis than the last 24 hours; a new day begins at most five minutes late. */
export const dayOpensQuery = (timezone: number) => sharedQueryOf(dayOpens, { timezone }, { staleMs: 60_000, refreshMs: 300_000 });
