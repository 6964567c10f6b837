import type { resumeShard as call } from '@peerbourse/contract/markets/spot/desk/resume-shard';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { letShardGoOn, whyHalted } from '../shards/shard-health.table.ts';

/** Somebody has looked. Whoever matches next reads everything anew; the same error halts the shard again before anything is settled. */
export const resumeShard: Handler<typeof call> = async ({ tx, actor, visitor }, { shard, reason }) => {
  const halted = await whyHalted(tx, shard);
  if (halted === undefined || !(await letShardGoOn(tx, shard))) return { isResumed: false };
  await audit(tx, { actor, act: 'spot.shard-resumed', subject: String(shard), details: { halted, reason }, address: visitor.address });
  return { isResumed: true };
};
