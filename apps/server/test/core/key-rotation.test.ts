import type { Call } from '@peerbourse/contract/call';
import type { MainId } from '@peerbourse/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePushKey } from '#modules/core/messages/push/push-key.ts';
import { reencryptOldValues } from '#modules/core/secrets/reencrypt-old-values.ts';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import { documentMarks } from '#modules/identity/verification/document-mark.ts';
import { readConfig } from '#platform/config.ts';
import {
  countKeyUses,
  type EncryptedColumn,
  encryptedColumns,
  renewValue,
  selectOldValues,
  type TextRow,
} from '#platform/encrypted-columns.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { type Keys, openKeys } from '#platform/keys.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openKeyUses } from '#roles/encrypted-columns.ts';
import { contractCalls } from '../support/contract-calls.ts';
import { fundPassword, payingPerson } from '../support/fixtures/paying-users.ts';
import { prepare } from '../support/fixtures/valid-requests.ts';
import { byAnyStaff, preparedStaff } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const old = { id: 'k1', secret: 'the-old-key-of-these-tests-with-32-characters' };
const fresh = { id: 'k2', secret: 'the-new-key-of-these-tests-with-32-characters' };
const textOf = ({ id, secret }: typeof old) => `${id}:${secret}`;
const writes = (await contractCalls()).map(({ call }) => call).filter(({ changes }) => changes === 'write');

let env: TestEnvironment;
/** A worker and an api after the rotation: the new key first, the old one still there. */
let worker: RoleRuntime;
let api: RoleRuntime;

/** Everything that people and staff can do has been done once, under the old key. */
beforeAll(async () => {
  env = await openTestEnvironment({ PB_KEYS: textOf(old) });
  await Promise.all([env.start('api'), env.start('admin')]);
  for (const call of writes) await perform(call);
  const before = startRole('worker', env.config);
  await makePushKey(before);
  await before.pool.end();
  await openKeyUses();
  const rotated = readConfig({ ...env.variables, PB_KEYS: `${textOf(fresh)},${textOf(old)}` });
  worker = startRole('worker', rotated);
  api = startRole('api', rotated);
});

afterAll(async () => {
  await Promise.all([worker.pool.end(), api.pool.end()]);
  await env.close();
});

async function perform(call: Call): Promise<void> {
  const { browser, input } = await (call.role === 'api' ? prepare(env, call) : (preparedStaff[call.path] ?? byAnyStaff())(env));
  await browser.call(call, input as never);
}

const nameOf = ({ table, column }: Pick<EncryptedColumn, 'table' | 'column'>) => `${table}.${column}`;

async function rowsOf({ table, column, key, reads = [] }: EncryptedColumn): Promise<TextRow[]> {
  const names = [...new Set([key, column, ...reads])].map((name) => `${name}::text AS ${name}`);
  return await env.query<TextRow>(`SELECT ${names.join(', ')} FROM ${table} WHERE ${column} ~ '^k[12][.]'`);
}

/** What every value of a column says, by the name of its row. */
async function plainOf(column: EncryptedColumn, keys: Keys): Promise<Map<string, string>> {
  const rows = await rowsOf(column);
  return new Map(
    rows.map((row) => [
      row[column.key] as string,
      keys.decrypt(column.purpose, row[column.column] as string, column.about(row)).toString('hex'),
    ]),
  );
}

describe('what is stored with a key', () => {
  it('is declared by its module, column by column', async () => {
    const columns = await env.query<{ table: string; column: string }>(`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      JOIN pg_class ON oid = format('%I.%I', table_schema, table_name)::regclass
      WHERE table_schema = 'public' AND relkind IN ('r', 'p') AND NOT relispartition AND data_type IN ('text', 'jsonb', 'ARRAY')`);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const [one] = await env.query(`SELECT 1 FROM ${table} WHERE "${column}"::text ~ '(^|[^\\w-])k1[.][\\w-]{38}' LIMIT 1`);
      if (one) found.push(nameOf({ table, column }));
    }
    expect(found.sort()).toEqual(encryptedColumns().map(nameOf).sort());
  });

  it('is counted by key, as the worker may', async () => {
    const counts = await countKeyUses(worker.db);
    const ofOld = counts.filter(({ keyId }) => keyId === old.id).map(nameOf);
    expect(ofOld).toEqual(
      expect.arrayContaining([...encryptedColumns().map(nameOf), 'secrets_credentials.fund_hash', 'staff_password_keys.key_id']),
    );
    expect(counts.filter(({ keyId }) => keyId === fresh.id)).toEqual([]);
  });

  it('that somebody changes meanwhile stays as they wrote it', async () => {
    for (const column of encryptedColumns()) {
      const [row] = await selectOldValues(worker.db, column, { keyIds: [old.id], except: [], limit: 1 });
      if (!row) throw new Error(`${nameOf(column)} has no value`);
      const { [column.column]: stale = '', [column.key]: key = '' } = row;
      const changed = worker.config.keys.encrypt(column.purpose, 'changed meanwhile', column.about(row));
      const write = (value: string) => env.query(`UPDATE ${column.table} SET ${column.column} = $1 WHERE ${column.key} = $2`, [value, key]);
      await write(changed);
      expect(await renewValue(worker.db, worker.config.keys, column, row), nameOf(column)).toBe(false);
      const [now] = (await rowsOf(column)).filter((one) => one[column.key] === key);
      expect(now?.[column.column], nameOf(column)).toBe(changed);
      await write(stale);
    }
  });

  it('is re-encrypted, so that the new key alone reads it, and one bad value stops nothing', async () => {
    const [bad] = await env.query<{ kid: string }>('SELECT kid FROM sealing_keys LIMIT 1');
    await env.query(`UPDATE sealing_keys SET private_key = 'k1.' || repeat('A', 60) WHERE kid = $1`, [bad?.kid]);
    const oldKeys = openKeys([old]);
    const before = new Map<string, Map<string, string>>();
    for (const column of encryptedColumns())
      if (column.table !== 'sealing_keys') before.set(nameOf(column), await plainOf(column, oldKeys));
    await reencryptOldValues(worker);
    const left = (await countKeyUses(worker.db)).filter(({ keyId, moves }) => keyId === old.id && moves === '');
    expect(left.map(({ table, count }) => [table, count])).toEqual([['sealing_keys', 1]]);
    await env.query('DELETE FROM sealing_keys WHERE kid = $1', [bad?.kid]);
    const newKeys = openKeys([fresh]);
    for (const column of encryptedColumns()) {
      const now = await plainOf(column, newKeys);
      expect(now.size, nameOf(column)).toBeGreaterThan(0);
      if (column.table !== 'sealing_keys') expect(now, nameOf(column)).toEqual(before.get(nameOf(column)));
    }
  });

  it('is found again by the mark of the new key', async () => {
    const keys = openKeys([fresh]);
    const cases = await env.query<{
      case_no: string;
      country: string;
      document_type: string;
      document_number: string;
      document_mark: Buffer;
    }>('SELECT case_no, country, document_type, document_number, document_mark FROM verification_cases');
    for (const { case_no: caseNo, country, document_type: documentType, document_number: closed, document_mark: mark } of cases) {
      const documentNumber = keys.decrypt('verification-numbers', closed, caseNo).toString();
      expect(documentMarks(keys, { country, documentType, documentNumber })).toEqual([mark]);
    }
    const [files] = await env.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM files_stored WHERE key_id <> 'k2' AND wrapped_key IS NOT NULL`,
    );
    expect(files?.count).toBe(0);
  });

  it('a fund password moves to the new key when it is used', async () => {
    const { accountId } = await payingPerson(env);
    const hash = async () =>
      (await env.query<{ hash: string }>('SELECT fund_hash AS hash FROM secrets_credentials WHERE account_id = $1', [accountId]))[0]
        ?.hash ?? '';
    expect(await hash()).toMatch(/^k1[$]/);
    const ctx = { db: api.db, config: api.config, actor: { mainId: accountId as MainId } } as CallContext<UserActor>;
    await proveFundPassword(ctx, fundPassword);
    expect(await hash()).toMatch(/^k2[$]/);
    await proveFundPassword(ctx, fundPassword);
  });
});
