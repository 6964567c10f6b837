import type { CallOutput } from '@peerbourse/contract/call';
import { appealTimes } from '@peerbourse/contract/p2p/p2p-appeals/appeal-times';
import { sharedQueryOf } from '#base/api/query.ts';

export type AppealPeriod = CallOutput<typeof appealTimes>['periods'][number];

export const appealTimesQuery = sharedQueryOf(
  appealTimes,
  {},
  { staleMs: 300_000, meta: { log: "Can't get how fast appeals are decided" } },
);
