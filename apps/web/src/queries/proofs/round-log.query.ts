import type { CallOutput } from '@peerbourse/contract/call';
import { roundLog } from '@peerbourse/contract/p2p/proofs/round-log';
import { type Query, sharedQueryOf } from '#base/api/query.ts';

export type RoundLog = CallOutput<typeof roundLog>;

export function roundLogQuery(upTo?: number): Query<RoundLog> {
  return sharedQueryOf(roundLog, upTo === undefined ? {} : { upTo }, { staleMs: 60_000, meta: { log: "Can't get the rounds of escrow" } });
}
