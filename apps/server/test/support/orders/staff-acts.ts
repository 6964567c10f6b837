import type { StaffRole } from '@peerbourse/contract/call';
import { decideAward } from '#modules/p2p/p2p-appeals/desk/decide-award.ts';
import { holdForClaim } from '#modules/p2p/p2p-appeals/desk/hold-for-claim.ts';
import { proposeAward } from '#modules/p2p/p2p-appeals/desk/propose-award.ts';
import { decideCompensation } from '#modules/p2p/p2p-merchants/compensation/decide-compensation.ts';
import { proposeCompensation } from '#modules/p2p/p2p-merchants/compensation/propose-compensation.ts';
import { decideApplication } from '#modules/p2p/p2p-merchants/desk/decide-application.ts';
import { decideRemoval } from '#modules/p2p/p2p-merchants/desk/decide-removal.ts';
import { proposeRemoval } from '#modules/p2p/p2p-merchants/desk/propose-removal.ts';
import { decideRuling } from '#modules/p2p/p2p-orders/desk/decide-ruling.ts';
import { decideUnfreeze } from '#modules/p2p/p2p-orders/desk/decide-unfreeze.ts';
import { freezeOrder } from '#modules/p2p/p2p-orders/desk/freeze-order.ts';
import { proposeRuling } from '#modules/p2p/p2p-orders/desk/propose-ruling.ts';
import { proposeUnfreeze } from '#modules/p2p/p2p-orders/desk/propose-unfreeze.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import type { Query } from './order-market.ts';

type Verb = (ctx: CallContext<StaffActor>, input: never, proof: never) => Promise<unknown>;

/** What members of staff do about orders, claims and merchants, by the verbs of the console. */
export const staffVerbs = {
  'propose-ruling': proposeRuling,
  'decide-ruling': decideRuling,
  'freeze-order': freezeOrder,
  'propose-unfreeze': proposeUnfreeze,
  'decide-unfreeze': decideUnfreeze,
  'hold-for-claim': holdForClaim,
  'propose-award': proposeAward,
  'decide-award': decideAward,
  'propose-compensation': proposeCompensation,
  'decide-compensation': decideCompensation,
  'decide-application': decideApplication,
  'propose-removal': proposeRemoval,
  'decide-removal': decideRemoval,
} as const satisfies Record<string, unknown>;
export type StaffVerb = keyof typeof staffVerbs;

export interface Member {
  staffId: string;
  name: string;
  roles: readonly StaffRole[];
}

export interface StaffAct {
  by: Member;
  verb: StaffVerb;
  input: Record<string, unknown>;
}

/** Whoever is here has passed all gates. */
export async function performAsStaff(tx: Tx, config: Config, { by, verb, input }: StaffAct): Promise<unknown> {
  const ctx = { tx, db: tx, actor: { kind: 'staff', ...by, sessionId: '0' }, config, visitor: { address: '127.0.0.1' } };
  return await (staffVerbs[verb] as unknown as Verb)(ctx as unknown as CallContext<StaffActor>, input as never, true as never);
}

/** Members who may propose and decide everything. */
export async function newMembers(query: Query, count: number): Promise<Member[]> {
  const members = Array.from({ length: count }, (_, at) => ({ staffId: publicNumber(), name: `harness-${at}`, roles: ['risk'] as const }));
  for (const { staffId, name } of members) {
    await query(
      `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
       VALUES ($1, $2, $2 || '@faults.test', 'none', 'none', '{risk}', 'active')`,
      [staffId, name],
    );
  }
  return members;
}
