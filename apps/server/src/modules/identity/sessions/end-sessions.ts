import type { EndReason } from '@peerbourse/contract/identity/api-keys/key.shape';
import type { MainId } from '@peerbourse/contract/ids';
import { endKeys } from '#modules/identity/api-keys/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { endFamilies } from './session.table.ts';

export interface Ending {
  mainId: MainId;
  reason: EndReason;
  /** The session that asks for it, which goes on. */
  exceptFamilyId: string | null;
}

/** Whoever is in the account is out: every session of the person, and every API key of the family. Answers how many sessions it were. */
export async function endSessions(tx: Tx, config: Config, { mainId, reason, exceptFamilyId }: Ending): Promise<number> {
  await endKeys(tx, config, mainId, reason);
  return await endFamilies(tx, mainId, reason, exceptFamilyId);
}
