import { auditPublicKey } from '../../apps/server/src/modules/core/audit/signing-key.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { countKeyUses, type KeyCount } from '../../apps/server/src/platform/encrypted-columns.ts';
import { openKeyUses } from '../../apps/server/src/roles/encrypted-columns.ts';

/** `npm run -s keys`: how many stored values name each key of PB_KEYS, and which keys can be removed. As the worker. */
const config = readConfig(process.env);
await openKeyUses();
const { db } = openPool({ url: config.databaseUrl('worker'), size: 1, statementMs: 10 * 60_000, name: 'peerbourse-keys' });
const counts = await countKeyUses(db).finally(() => db.destroy());
const [newest, ...older] = config.keys.ids;
const unknown = [...new Set(counts.map(({ keyId }) => keyId))].filter((id) => !config.keys.ids.includes(id));
const lines = [
  `${newest}: the newest`,
  ...usesOf(newest as string),
  ...older.flatMap((keyId) => [`${keyId}: ${verdictOn(keyId)}`, ...usesOf(keyId), ...publicHalf(keyId)]),
  ...unknown.flatMap((keyId) => [`${keyId}: is not configured`, ...usesOf(keyId)]),
];
process.stdout.write(`${lines.join('\n')}\n`);

function verdictOn(keyId: string): string {
  return counts.some((count) => count.keyId === keyId && !isSignature(count)) ? 'is still needed' : 'can be removed';
}

function usesOf(keyId: string): string[] {
  return counts.filter((count) => count.keyId === keyId).map(lineOf);
}

/** Signatures are checked with it when the secret is gone. */
function publicHalf(keyId: string): string[] {
  const isSigner = counts.some((count) => count.keyId === keyId && isSignature(count));
  return isSigner ? [`  PB_AUDIT_PUBLIC_KEYS=${keyId}:${auditPublicKey(config.keys, keyId)}`] : [];
}

function isSignature({ table }: KeyCount): boolean {
  return table === 'audit_blocks';
}

function lineOf({ table, column, count, moves }: KeyCount): string {
  return `  ${`${table}.${column}`.padEnd(42)} ${String(count).padStart(10)}  ${moves || 're-encrypted by the worker'}`;
}
