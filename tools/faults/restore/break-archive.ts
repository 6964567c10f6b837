import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { PgBackRest } from '../../backup/pgbackrest.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import type { DrillDetails } from '../../drill/drill.ts';
import type { BackedUp } from './backed-up.ts';

export type Drill = (repository: 'near' | 'far', by?: PgBackRest) => Promise<DrillDetails>;

interface Noticed {
  what: string;
  /** Why the drill failed; empty if it did not. */
  reason: string;
  seconds: number;
}

type Mend = () => void;

/** One thing after the other is broken, a drill is to notice it, and it is mended. */
export async function breakEach(backedUp: BackedUp, drillOf: Drill): Promise<Noticed[]> {
  const near = () => drillOf('near');
  const stranger = backedUp.withKeys('a-key-that-opens-nothing-of-what-is-near', 'a-key-that-opens-nothing-of-what-is-far');
  return [
    await noticedBy('a broken piece of WAL', async () => garble(await newPiece(backedUp)), near),
    await noticedBy('a missing piece of WAL', async () => hide(await newPiece(backedUp)), near),
    await noticedBy('a broken file of the backup', () => garble(largestOfBackup(backedUp)), near),
    await noticedBy('a missing file of the backup', () => hide(largestOfBackup(backedUp)), near),
    await noticedBy(
      'a wrong key',
      () => () => undefined,
      () => drillOf('near', stranger),
    ),
  ];
}

async function noticedBy(what: string, doHarm: () => Mend | Promise<Mend>, drillNow: () => Promise<unknown>): Promise<Noticed> {
  const started = performance.now();
  const mend = await doHarm();
  const reason = await drillNow().then(
    () => '',
    ({ message }: Error) => readable(message),
  );
  mend();
  process.stderr.write(`${what}: ${reason || 'NOT NOTICED'}\n`);
  return { what, reason, seconds: Number(((performance.now() - started) / 1_000).toFixed(1)) };
}

/** What was decrypted with a wrong key is noise, and where the harness had its folders says nothing. */
function readable(reason: string): string {
  return reason.replaceAll(/\/\S*\/(?=near\/|far\/|scratch\/)/g, '').replaceAll(/[^\x20-\x7e]+/g, '?');
}

function garble(file: string): Mend {
  const whole = readFileSync(file);
  const broken = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  broken.fill(0x5a, middle, middle + 64);
  writeFileSync(file, broken);
  return () => writeFileSync(file, whole);
}

function hide(file: string): Mend {
  renameSync(file, `${file}.hidden`);
  return () => renameSync(`${file}.hidden`, file);
}

/** A piece of WAL after the newest backup, which no copy can do without. */
async function newPiece({ postgres, folderOf }: BackedUp): Promise<string> {
  const [written] = await postgres.query<{ piece: string }>(
    `SELECT pg_walfile_name(pg_logical_emit_message(true, 'harness', repeat('x', 100000))) AS piece`,
  );
  const piece = written?.piece as string;
  await postgres.query('SELECT pg_switch_wal()');
  // Before both places have it, it would only be handed over again.
  while (!(await isArchived(postgres, piece))) await pause(100);
  const file = filesIn(join(folderOf('near'), 'archive')).find((name) => name.split('/').at(-1)?.startsWith(`${piece}-`));
  if (!file) throw new Error(`${piece} is archived and is not there`);
  return file;
}

async function isArchived({ query }: OwnPostgres, piece: string): Promise<boolean> {
  const [archiver] = await query<{ is_there: boolean | null }>(
    'SELECT left(last_archived_wal, 24) >= $1 AS is_there FROM pg_stat_archiver',
    [piece],
  );
  return archiver?.is_there === true;
}

function largestOfBackup({ folderOf }: BackedUp): string {
  const files = filesIn(join(folderOf('near'), 'backup')).filter((name) => name.includes('/bundle/') || name.includes('/pg_data/'));
  const sized = files.map((file) => ({ file, bytes: readFileSync(file).length })).sort((one, other) => other.bytes - one.bytes);
  if (!sized[0]) throw new Error('the backup has no files');
  return sized[0].file;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
