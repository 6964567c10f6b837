import type { CallOutput } from '@peerbourse/contract/call';
import type { decideHit } from '@peerbourse/contract/identity/verification/decide-hit';
import type { StaffAccount } from '#session/staff-session.ts';

export type Hit = CallOutput<typeof decideHit>;

export interface HitSteps {
  /** The button that says it is somebody else; missing where this member may not. */
  clear: string | undefined;
  confirm: string | undefined;
  /** What others have said. */
  words: string | undefined;
}

/** The server and the database check the same again. */
export function hitSteps(
  { state, proposedBy, reason, decidedBy, decisionReason }: Hit,
  { name, roles }: Pick<StaffAccount, 'name' | 'roles'>,
): HitSteps {
  const isOne = (...wanted: readonly string[]) => roles.some((role) => wanted.includes(role));
  const proposed = `${proposedBy} says: somebody else. ${reason}`;
  const confirm = isOne('decider', 'approver', 'risk') ? 'It is the same person' : undefined;
  if (state === 'cleared') return { clear: undefined, confirm: undefined, words: `${proposed} ${decidedBy} agreed. ${decisionReason}` };
  if (state === 'proposed') {
    const words = proposedBy === name ? `${proposed} Another member has to agree.` : proposed;
    return { clear: proposedBy !== name && isOne('approver', 'risk') ? 'Agree: somebody else' : undefined, confirm, words };
  }
  const clear = isOne('decider', 'risk') ? 'It is somebody else' : undefined;
  if (state === 'confirmed') return { clear, confirm: undefined, words: `${decidedBy} says: the same person. ${decisionReason}` };
  return { clear, confirm, words: undefined };
}
