import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lapseIdentity } from '#modules/identity/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type EndingDocument, type LapsingAccount, lockEndingDocument, lockLapsingAccount, noteTold } from './expiry.table.ts';

const page = '/account/verified';
const system = { kind: 'system', name: 'verification' } as const;

/** Tells members that their document ends, and takes the level from those who have let the time to renew it pass. */
export async function watchExpiry(runtime: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  const { db, config } = runtime;
  const tellOne = async (tx: Tx, document: EndingDocument) => await tell(tx, config, document);
  await eachDue(runtime, { what: 'documents that end', next: lockEndingDocument, act: tellOne });
  const { fallsBack, graceDays } = await readSetting(db, 'verification.expiry');
  if (!fallsBack) return;
  await eachDue(runtime, {
    what: 'documents that ended',
    next: async (tx, seen) => await lockLapsingAccount(tx, graceDays, seen),
    act: async (tx, account) => await lapse(tx, config, account),
  });
}

async function tell(tx: Tx, config: Config, document: EndingDocument): Promise<void> {
  await noteTold(tx, document.id, document.stage);
  if (!document.isRenewing) await tellOwner(tx, config, document);
}

async function tellOwner(tx: Tx, config: Config, { accountId, expiresOn: day, stage }: EndingDocument): Promise<void> {
  const kind = stage === 0 ? 'document_ended' : 'document_ends';
  await notify(tx, config, { accountId, kind, values: { day }, isSecurity: false, link: page });
}

async function lapse(tx: Tx, config: Config, { accountId, userId }: LapsingAccount): Promise<void> {
  await lapseIdentity(tx, accountId);
  await notify(tx, config, { accountId, kind: 'identity_lapsed', values: {}, isSecurity: false, link: page });
  await audit(tx, { actor: system, act: 'verification.lapsed', subject: userId });
}
