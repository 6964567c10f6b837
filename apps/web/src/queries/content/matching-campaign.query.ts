import { matchingCampaign } from '@peerbourse/contract/core/content/matching-campaign';
import { queryOf } from '#base/api/query.ts';

/** Depends on who asks and from where, so it is asked by the browser alone. */
export const matchingCampaignQuery = queryOf(matchingCampaign, {}, { staleMs: 300_000, meta: { log: "Can't get the campaign" } });
