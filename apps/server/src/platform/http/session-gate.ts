import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call, Requirement, StaffRole } from '@peerbourse/contract/call';
import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { RefusalId } from '@peerbourse/contract/refusals';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { RoleRuntime } from '../role-runtime.ts';
import type { OutgoingCookies } from './cookies.ts';
import type { Visitor } from './visitor.ts';

/** Who acts. The gate decides it once; verbs ask it for finer rights. */
export type Actor = { kind: 'guest' } | UserActor | StaffActor;

export interface UserActor {
  kind: 'user';
  /** The account that acts: the main account itself, or a child that its owner has switched into. Row ids stay inside. */
  accountId: AccountId;
  mainId: MainId;
  /** What others call the acting account. */
  userId: UserId;
  sessionId: string;
  /** The API key that signed the call, which stands where a session would: its id is that of the session, too. */
  keyId?: string;
  /** Has a P2P profile with accepted terms. */
  isTrader: boolean;
  /** A copper user, who has no part in P2P. */
  isCopper: boolean;
  /** The session is the first one on its device. */
  isNewDevice: boolean;
  /** The session may not move coins out yet, because it began with a QR code. */
  isHeld: boolean;
}

export interface StaffActor {
  kind: 'staff';
  staffId: string;
  name: string;
  roles: readonly StaffRole[];
  sessionId: string;
}

/** One request at the gate. */
export interface Asking {
  call: Call;
  request: FastifyRequest;
  visitor: Visitor;
  /** Comes from the web role, which asks for a visitor while it renders. */
  isService: boolean;
  cookies: OutgoingCookies;
}

export type SessionGate = (asking: Asking) => Promise<Actor>;
export type OpenGate = (runtime: RoleRuntime) => SessionGate;

/** Opens the sealed fields of a body; answers the body with plain values in their places. */
export type Unseal = (asking: Asking, actor: Actor) => Promise<Record<string, unknown>>;
export type OpenUnseal = (runtime: RoleRuntime) => Unseal;

/** The least that the call asks for; `session.missing` sends the visitor to the login page. */
export function admit({ auth, roles, requires }: Call, actor: Actor): void {
  if (auth === 'guest') return;
  if (auth === 'staff') return admitStaff(roles, actor);
  if (actor.kind !== 'user') throw refuse('session.missing');
  for (const { isMet, refusal } of requires.map((name) => requirements[name])) if (!isMet(actor)) throw refuse(refusal);
  if (auth === 'main' && actor.accountId !== actor.mainId) throw refuse('right.main-only');
  if (auth === 'trader' && !actor.isTrader) throw refuse('right.no-profile');
}

const requirements: Record<Requirement, { isMet: (actor: UserActor) => boolean; refusal: RefusalId }> = {
  'not-copper': { isMet: ({ isCopper }) => !isCopper, refusal: 'right.copper' },
};

function admitStaff(roles: readonly StaffRole[], actor: Actor): void {
  if (actor.kind !== 'staff') throw refuse('session.missing');
  if (roles.length > 0 && !roles.some((role) => actor.roles.includes(role))) throw refuse('right.missing');
}

/** Under whose name an idempotency key or a rate is counted. */
export function actorKey(actor: Actor, deviceId: string): string {
  if (actor.kind === 'user') return `user:${actor.accountId}`;
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : `guest:${deviceId}`;
}

/** Compares without telling by its time how much was right. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
