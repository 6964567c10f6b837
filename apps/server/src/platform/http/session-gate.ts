import { createHash, timingSafeEqual } from 'node:crypto';
import type { Auth } from '@peerbourse/contract/call';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** Who acts. The gate decides it once; verbs ask it for finer rights. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; userId: string; sessionId: string; isTrader: boolean }
  | { kind: 'staff'; name: string };

export type SessionGate = (request: FastifyRequest) => Promise<Actor>;

/** Before accounts exist everybody on the traders' door is a guest; the sessions module will bring its own gate. */
export const guestGate: SessionGate = async () => ({ kind: 'guest' });

/** The operators' door until staff have accounts of their own: one secret from the configuration. */
export function staffTokenGate(token: string): SessionGate {
  return async (request) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    return sameSecret(given, token) ? { kind: 'staff', name: 'operator' } : { kind: 'guest' };
  };
}

/** The least that the call asks for; `session.missing` sends the visitor to the login page. */
export function admit(auth: Auth, actor: Actor): void {
  if (auth === 'guest') return;
  if (auth === 'staff' ? actor.kind !== 'staff' : actor.kind !== 'user') throw refuse('session.missing');
  if (auth === 'trader' && actor.kind === 'user' && !actor.isTrader) throw refuse('right.missing');
}

/** Under whose name an idempotency key or a rate is counted. */
export function actorKey(actor: Actor, deviceId: string): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  return actor.kind === 'staff' ? `staff:${actor.name}` : `guest:${deviceId}`;
}

/** Compares without telling by its time how much was right. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
