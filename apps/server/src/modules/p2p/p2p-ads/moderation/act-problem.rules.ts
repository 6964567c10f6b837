import type { ActProblem, ModerationAct } from '@peerbourse/contract/p2p/p2p-ads/moderation/act.shape';

interface SeenAd {
  state: string;
  takenDownFor: string | null;
  version: number;
}

/** Why staff cannot do this to an ad that they saw in this version; nothing when they can. */
export function actProblem(act: ModerationAct, ad: SeenAd | undefined, version: number): ActProblem | null {
  if (!ad) return 'unknown';
  if (ad.takenDownFor !== null) return 'taken-down';
  if (act === 'take-down' && ad.state === 'completed') return 'completed';
  return ad.version === version ? null : 'changed-meanwhile';
}
