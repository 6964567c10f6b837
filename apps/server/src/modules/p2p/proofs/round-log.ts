import type { roundLog as call } from '@peerbourse/contract/p2p/proofs/round-log';
import type { Handler } from '#platform/http/serve.ts';
import { roundsUpTo } from './round.table.ts';

const usualSize = 10;

export const roundLog: Handler<typeof call> = async ({ db }, { upTo, pageSize = usualSize }) => {
  const rounds = await roundsUpTo(db, upTo, pageSize);
  const oldest = rounds.at(-1)?.roundNo ?? 1;
  return { rounds, upTo: oldest > 1 ? oldest - 1 : null };
};
