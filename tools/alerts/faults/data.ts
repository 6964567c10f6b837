import { readdirSync, renameSync } from 'node:fs';
import { asOwner } from '../../../apps/server/src/as-owner.ts';
import { type BackupOutcome, recordBackup } from '../../../apps/server/src/modules/core/operations/index.ts';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Installation } from '../installation.ts';
import { asSuperuser, type Fault } from './fault.ts';

/** AuditCopiesBehind counts from this age on. */
const behindMs = 300_000;

export const dataFaults: readonly Fault[] = [
  {
    alert: 'BackupFailed',
    severity: 'critical',
    what: 'a backup to the near repository comes to nothing',
    labels: { kind: 'backup', repository: 'near' },
    begin: async (site) => {
      await tellBackup(site, false);
      return { cure: () => tellBackup(site, true) };
    },
  },
  {
    alert: 'BackupOld',
    severity: 'critical',
    what: 'the newest backup of the far repository is 27 hours old',
    labels: { repository: 'far' },
    begin: (site) => growOld(site, "kind = 'backup' AND repository = 'far'", '27 hours'),
  },
  {
    alert: 'DrillOld',
    severity: 'critical',
    what: 'no backup was restored and found right for 37 hours',
    begin: (site) => growOld(site, "kind = 'drill'", '37 hours'),
  },
  {
    alert: 'ArchiveStopped',
    severity: 'critical',
    what: 'the place where WAL is kept is away when a piece of it ends',
    begin: async (site) => {
      const cure = takeAway(site.archive);
      await asSuperuser(site, `SELECT pg_logical_emit_message(false, 'alerts', 'x'), pg_switch_wal()`);
      return { cure };
    },
  },
  {
    alert: 'OtherPartitionUsed',
    severity: 'warning',
    what: 'a message of a chat is of a month that has no partition',
    labels: { table: 'p2p_chat_messages' },
    begin: async (site) => {
      await asSuperuser(
        site,
        `INSERT INTO p2p_chat_messages (order_no, room_at, seq, sender, kind) VALUES ('900000000000000005', '2019-01-01', 1, 'system', 'event')`,
      );
      // A partition whose rows were deleted keeps its file.
      return { cure: () => asSuperuser(site, 'TRUNCATE p2p_chat_messages_other') };
    },
  },
];

/** Heads have to grow old by themselves: what they say of their time is signed. */
export const copiesBehind: Fault = {
  alert: 'AuditCopiesBehind',
  severity: 'warning',
  what: 'the place where heads of the audit log are copied is away for more than five minutes',
  begin: async (site) => {
    const copied = newestCopy(site.heads);
    const cure = takeAway(site.heads);
    await asSuperuser(
      site,
      `INSERT INTO audit_entries (actor_kind, actor, act, subject) VALUES ('system', 'alerts', 'alerts.copies-away', 'heads')`,
    );
    return { cure, sinceMs: (await sealedAfter(site, copied)) + behindMs };
  },
};

/** Its rule waits longest. */
export const partitionsEnd: Fault = {
  alert: 'PartitionsRunOut',
  severity: 'warning',
  what: 'chats have partitions for this month and the next, and none behind them',
  labels: { table: 'p2p_chat_messages' },
  begin: async (site) => {
    await asSuperuser(
      site,
      `DO $$ BEGIN
         FOR ahead IN 2..3 LOOP
           EXECUTE 'DROP TABLE p2p_chat_messages_' || to_char(now() + make_interval(months => ahead), 'YYYYMM');
         END LOOP;
       END $$`,
    );
    return { cure: () => asSuperuser(site, "SELECT platform_make_partitions('p2p_chat_messages', 3)") };
  },
};

function tellBackup({ config }: Installation, isGood: boolean): Promise<void> {
  const outcome: BackupOutcome = { kind: 'backup', repository: 'near', isGood, details: {} };
  return asOwner(config, (db) => recordBackup(db, outcome));
}

/** What came of backups, moved back in time. */
async function growOld(site: Installation, which: string, age: string) {
  const move = (by: string) => asSuperuser(site, `UPDATE operations_backups SET at = at - $1::interval WHERE ${which}`, [by]);
  await move(age);
  return { cure: () => move(`-${age}`) };
}

/** A folder is not where it is looked for, until it is put back. */
function takeAway(folder: string): () => void {
  renameSync(folder, `${folder}.away`);
  return () => renameSync(`${folder}.away`, folder);
}

/** The number of the last block whose head was copied, from the name of its file. */
function newestCopy(folder: string): string {
  return readdirSync(folder).toSorted().at(-1)?.split('-')[3] ?? '0';
}

/** When the first block behind that one was sealed: a transaction that another fault leaves open keeps it waiting. */
async function sealedAfter(site: Installation, blockNo: string): Promise<number> {
  for (;;) {
    const [row] = await asSuperuser(site, 'SELECT min(sealed_at) AS at FROM audit_blocks WHERE block_no > $1', [blockNo]);
    if (row?.at instanceof Date) return row.at.getTime();
    await pause(1_000);
  }
}
