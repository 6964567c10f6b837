import type { actProblem as shape } from '@peerbourse/contract/p2p/p2p-ads/moderation/act.shape';
import type { output } from 'zod/mini';
import type { Ad } from '../ad.table.ts';

export type ActProblem = output<typeof shape>;
export type ModerationAct = 'check' | 'take-down';

/** Why staff cannot do this to an ad that they saw in this version; nothing when they can. */
export function actProblem(act: ModerationAct, ad: Ad | undefined, version: number): ActProblem | null {
  if (!ad) return 'unknown';
  if (ad.takenDownFor !== null) return 'taken-down';
  if (act === 'take-down' && ad.state === 'completed') return 'completed';
  return ad.version === version ? null : 'changed-meanwhile';
}
