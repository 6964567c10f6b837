import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { RefusalId } from '@peerbourse/contract/refusals';
import type { Db } from './db/pool.ts';
import type { Tx } from './db/transaction.ts';
import { must } from './refusal.ts';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A person: the main account, and with it the sub-accounts. */
export interface Person {
  mainId: MainId;
  accountIds: readonly AccountId[];
}

/** What a module stores about people. Each module declares its own in `personal-rows.ts`, so that no other needs to know its tables. */
export interface PersonalRows {
  /** What a person may take along, by section: everything about them, but no secrets and nobody else's rows. */
  sections?: (db: Db, person: Person) => Promise<Record<string, Json>>;
  /** Accounts that cannot be closed yet, and the refusal for whoever asks for it, where asking is refused already. */
  keepsOpen?: { find: (tx: Tx, mainIds: readonly MainId[]) => Promise<ReadonlySet<string>>; refusal?: RefusalId };
  /** What happens to rows of accounts that close. */
  erase?: (tx: Tx, mainIds: readonly MainId[]) => Promise<void>;
}

let declared: readonly PersonalRows[] | undefined;

/** Called once by a role that exports or closes accounts, with what every module declares. */
export function declarePersonalRows(data: readonly PersonalRows[]): void {
  declared = data;
}

/** Without the declarations nothing would keep an account with coins open, so a role that forgot them fails. */
function everyDeclaration(): readonly PersonalRows[] {
  must(declared, 'the role has collected what modules declare about people');
  return declared;
}

export async function personalSections(db: Db, person: Person): Promise<Record<string, Json>> {
  const found: Record<string, Json> = {};
  for (const { sections } of everyDeclaration()) Object.assign(found, await sections?.(db, person));
  return found;
}

/** Of these accounts, those that must stay open, each with the first refusal that says why. */
export async function keptOpen(tx: Tx, mainIds: readonly MainId[]): Promise<Map<string, RefusalId | undefined>> {
  const kept = new Map<string, RefusalId | undefined>();
  for (const { keepsOpen } of everyDeclaration()) {
    for (const id of (await keepsOpen?.find(tx, mainIds)) ?? []) if (!kept.get(id)) kept.set(id, keepsOpen?.refusal);
  }
  return kept;
}

export async function erasePersonalRows(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  for (const { erase } of everyDeclaration()) await erase?.(tx, mainIds);
}
