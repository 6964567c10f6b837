import { defineCall } from '@peerbourse/contract/call';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { actProblem, moderationAct, seenAds } from './act.shape.ts';

export const previewAdActs = defineCall({
  area: 'p2p-ads',
  name: 'preview-ad-acts',
  path: '/v1/admin/p2p-ads/preview-ad-acts',
  summary: 'What an act would do to each of several ads now, and to which of them it would do nothing',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['decider', 'risk'],
  input: z.strictObject({ act: moderationAct, ads: seenAds }),
  output: z.object({
    ads: z.array(
      z.object({
        adNo,
        problem: z.nullable(actProblem),
        /** Coins in open orders, which go on. */
        inOrders: decimal,
        /** It goes on waiting for that. */
        hasNewPicture: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});
