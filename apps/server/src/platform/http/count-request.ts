import type { Call } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { keyBudget, weightOf } from '@peerbourse/contract/rate-limit';
import { refuse } from '../refusal.ts';
import { networkOf } from './network.ts';
import type { Counted, RateGate, RateState } from './rate-gate.ts';
import { type Actor, actorKey } from './session-gate.ts';
import type { Visitor } from './visitor.ts';

const keyWeight: Counted = { area: 'api-keys', name: 'weight', path: 'api-keys/weight', rate: keyBudget };

/** What the answer says about the limit, whatever becomes of the request. */
export interface OutgoingRate {
  state?: RateState;
}

/** Counts a request for whoever makes it, and refuses it when there were too many. */
export async function countRequest(rateGate: RateGate, call: Call, { actor, visitor }: Asker, told: OutgoingRate): Promise<void> {
  if (actor.kind !== 'user' || actor.keyId === undefined) return tell(told, await Promise.all(ofCall(rateGate, call, { actor, visitor })));
  // A key is told of its own budget, unless the limit of this one call is what stops it.
  const [weight, ...others] = await Promise.all([
    rateGate(keyWeight, `key:${actor.keyId}`, weightOf(call.rate)),
    ...ofCall(rateGate, call, { actor, visitor }),
  ]);
  tell(told, others.some(({ isOver }) => isOver) ? others : [weight]);
}

/** Whoever is refused before it is known who asks is counted by the address, so that nobody tries cookies or signatures without end. */
export async function countStranger(rateGate: RateGate, call: Call, visitor: Visitor, told: OutgoingRate): Promise<void> {
  tell(told, await Promise.all(ofCall(rateGate, call, { actor: { kind: 'guest' }, visitor })));
}

export function rateHeaders({ state }: OutgoingRate): Record<string, string> {
  if (!state) return {};
  return {
    [headers.rateLimit]: String(state.limit),
    [headers.rateRemaining]: String(state.remaining),
    [headers.rateReset]: String(state.resetSeconds),
  };
}

interface Asker {
  actor: Actor;
  visitor: Visitor;
}

function ofCall(rateGate: RateGate, call: Call, { actor, visitor }: Asker): Array<Promise<RateState>> {
  return counted(actor, visitor).map((who) => rateGate(call, who));
}

/** A guest is counted by address and by device: neither alone tells people apart. */
function counted(actor: Actor, { address, deviceId }: Visitor): string[] {
  if (actor.kind !== 'guest') return [actorKey(actor, deviceId)];
  const network = `address:${networkOf(address)}`;
  return deviceId === '' ? [network] : [network, `device:${deviceId}`];
}

/** Of several counts the answer tells the one of which the least is left. */
function tell(told: OutgoingRate, states: readonly RateState[]): void {
  const [scarcest] = [...states].sort((one, other) => one.remaining - other.remaining);
  if (!scarcest) return;
  told.state = scarcest;
  if (scarcest.isOver) throw refuse('request.too-many', { retryAfterSeconds: scarcest.resetSeconds });
}
