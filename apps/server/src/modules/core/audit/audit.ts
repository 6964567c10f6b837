import type { Tx } from '#platform/db/transaction.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { insertEntry } from './audit.table.ts';

/** Work that nobody asked for, such as a job. */
export interface SystemActor {
  kind: 'system';
  name: string;
}

export interface AuditedAct {
  actor: Actor | SystemActor;
  /** `area.act` in the past tense: `verification.decided`. */
  act: string;
  /** Whom or what it was done to: a user id, the key of a setting, the name of a member of staff. */
  subject: string;
  details?: Record<string, unknown>;
  address?: string;
}

/** Writes one line of the audit log in the transaction of the act, so that neither exists without the other. */
export async function audit(tx: Tx, { actor, act, subject, details = {}, address = '' }: AuditedAct): Promise<void> {
  await insertEntry(tx, { kind: actor.kind, actor: nameOf(actor), act, subject, details, address });
}

function nameOf(actor: Actor | SystemActor): string {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'guest' ? '' : actor.name;
}
