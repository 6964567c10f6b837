import { sql } from 'kysely';
import type { Db } from './db/pool.ts';
import type { Keys } from './keys.ts';
import { must } from './refusal.ts';

/** The columns of a row that were asked for, as text. */
export type TextRow = Readonly<Record<string, string>>;

/** A column whose values `keys.encrypt` has made. */
export interface EncryptedColumn {
  table: string;
  column: string;
  purpose: string;
  /** A column that is unique: it names the row. */
  key: string;
  /** More columns that the functions below look at. */
  reads?: readonly string[];
  about: (row: TextRow) => string;
  /** Other columns that the newest key changes with it, such as the mark by which the value is found. */
  alongside?: (row: TextRow, plain: Buffer, keys: Keys, db: Db) => Promise<Record<string, unknown>>;
}

/** A column that names a key which only somebody else can replace. */
export interface KeyedColumn {
  table: string;
  column: string;
  /** What stands between the id of the key and the rest. */
  separator: '.' | '$';
  /** How its values come to the newest key, for whoever waits for it. */
  moves: string;
}

/** What a module stores with PB_KEYS. Each declares its own in `encrypted-columns.ts`, so that no other needs to know its tables. */
export interface KeyUses {
  encrypted?: readonly EncryptedColumn[];
  keyed?: readonly KeyedColumn[];
}

let declared: readonly KeyUses[] | undefined;

/** Called once by whoever looks after keys, with what every module declares. */
export function declareKeyUses(uses: readonly KeyUses[]): void {
  declared = uses;
}

function everyUse(): readonly KeyUses[] {
  must(declared, 'the role has collected what modules store with keys');
  return declared;
}

export function encryptedColumns(): EncryptedColumn[] {
  return everyUse().flatMap(({ encrypted = [] }) => encrypted);
}

export interface OldValues {
  keyIds: readonly string[];
  /** Rows that were tried in vain. */
  except: readonly string[];
  limit: number;
}

/** Rows whose value is under one of these keys. */
export async function selectOldValues(db: Db, column: EncryptedColumn, { keyIds, except, limit }: OldValues): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    SELECT ${sql.join(columnsOf(column).map((name) => sql`${sql.ref(name)}::text AS ${sql.ref(name)}`))} FROM ${sql.table(column.table)}
    WHERE split_part(${sql.ref(column.column)}, '.', 1) = ANY(${keyIds}::text[])
      AND NOT ${sql.ref(column.key)}::text = ANY(${except}::text[])
    LIMIT ${limit}`.execute(db);
  return rows;
}

function columnsOf({ key, column, reads = [] }: EncryptedColumn): string[] {
  return [...new Set([key, column, ...reads])];
}

/** The same value under the newest key. Answers false where somebody has written another one meanwhile, which stays. */
export async function renewValue(db: Db, keys: Keys, declaration: EncryptedColumn, row: TextRow): Promise<boolean> {
  const { table, column, purpose, key, about, alongside } = declaration;
  const old = row[column] as string;
  const plain = keys.decrypt(purpose, old, about(row));
  const renewed = { [column]: keys.encrypt(purpose, plain, about(row)), ...(await alongside?.(row, plain, keys, db)) };
  const assignments = Object.entries(renewed).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql`
    UPDATE ${sql.table(table)} SET ${sql.join(assignments)}
    WHERE ${sql.ref(key)} = ${row[key]} AND ${sql.ref(column)} = ${old} RETURNING 1`.execute(db);
  return rows.length === 1;
}

export interface KeyCount {
  keyId: string;
  table: string;
  column: string;
  count: number;
  /** Empty where the values are re-encrypted by themselves. */
  moves: string;
}

/** How many stored values name each key. */
export async function countKeyUses(db: Db): Promise<KeyCount[]> {
  const columns = everyUse().flatMap(({ encrypted = [], keyed = [] }) => [
    ...encrypted.map(({ table, column }) => ({ table, column, separator: '.', moves: '' })),
    ...keyed,
  ]);
  const found: KeyCount[] = [];
  for (const { table, column, separator, moves } of columns) {
    const { rows } = await sql<{ keyId: string; count: number }>`
      SELECT split_part(${sql.ref(column)}, ${separator}, 1) AS "keyId", count(*)::int AS count FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} <> '' GROUP BY 1 ORDER BY 1`.execute(db);
    found.push(...rows.map((row) => ({ ...row, table, column, moves })));
  }
  return found;
}
