import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

/** Ads as a member of staff saw them, each once. */
export const seenAds = z.array(z.strictObject({ adNo, version: z.int().check(z.gte(1)) })).check(
  z.minLength(1),
  z.maxLength(50),
  z.refine((ads) => new Set(ads.map((ad) => ad.adNo)).size === ads.length),
);

export const moderationAct = z.enum(['check', 'take-down']);
export type ModerationAct = z.output<typeof moderationAct>;

/** Why an ad is left alone: it is gone, staff took it down, it is over, or it is not what was seen. */
export const actProblem = z.enum(['unknown', 'taken-down', 'completed', 'changed-meanwhile']);
export type ActProblem = z.output<typeof actProblem>;

/** What became of each ad, in the order in which they were named. */
export const actResults = z.array(z.object({ adNo, problem: z.nullable(actProblem) }));
