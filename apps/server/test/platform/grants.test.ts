import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { type Grant, grantsQuery, grantsTable } from '../support/grants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});
afterAll(() => env.close());

const written = readFileSync(fileURLToPath(new URL('../../../../docs/security/grants.tsv', import.meta.url)), 'utf8');
const table: Grant[] = written
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string])
  .map(([role, object, granted]) => ({ role, object, granted }));

async function refusalOf(role: string, statement: string, values: unknown[] = []): Promise<string> {
  return await env.queryAs(role, statement, values).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
}

describe('what each role of the database may do', () => {
  it('is what docs/security/grants.tsv says, and nothing else (npm run db:types writes it)', async () => {
    expect(grantsTable(await env.query<Grant>(grantsQuery))).toBe(written);
  });

  it("names the columns of every change, but for rows that are a role's own", () => {
    // Prices and quotes are replaced as a whole; jobs and instances are the processes' own; counters and templates have no column to spare.
    const whole =
      /^(?:rates_|platform_(?:jobs|instances)$|secrets_guesses$|p2p_paymethods_(?:templates|uses)$|p2p_ads_sweeps$|messages_telegram_)/;
    const found = table.filter(({ object, granted }) => /UPDATE(?! \()/.test(granted) && !whole.test(object));
    expect(found).toEqual([]);
  });

  it('never includes rows of the ledger, which its functions alone write', () => {
    const found = table.filter(({ object, granted }) => object.startsWith('ledger_') && /INSERT|UPDATE|DELETE/.test(granted));
    expect(found.map(({ role, object }) => `${role} ${object}`)).toEqual(['admin ledger_corrections']);
  });

  it('leaves contacts, names and secrets to those who need them', () => {
    const readers = (object: string) =>
      table.filter((row) => row.object === object && row.granted.includes('SELECT')).map(({ role }) => role);
    expect(readers('accounts_users')).toEqual(['admin', 'api', 'worker']);
    expect(readers('accounts_contacts')).toEqual(['admin', 'api', 'worker']);
    expect(readers('sessions_tokens')).toEqual(['api', 'worker']);
    expect(readers('secrets_credentials')).toEqual(['admin', 'api', 'worker']);
    expect(table.find(({ role, object }) => role === 'admin' && object === 'secrets_credentials')?.granted).not.toMatch(/hash|totp/);
  });
});

describe('a role that was taken over', () => {
  it.each([
    ['api', 'verifies nobody', `UPDATE accounts_users SET identity_level = 2, area_id = '0' WHERE id = $1`, 'PB009'],
    ['api', 'names nobody', `UPDATE accounts_users SET real_name = 'Somebody Else' WHERE id = $1`, '42501'],
    ['api', 'makes nobody copper-free', 'UPDATE accounts_users SET identity_flag = 5 WHERE id = $1', 'PB009'],
    ['api', 'lifts no hold', `UPDATE accounts_holds SET lifted_at = app_now(), lifted_by = 'api' WHERE account_id = $1`, '42501'],
    ['api', 'ends no hold of a session', 'UPDATE sessions_families SET held_until = NULL WHERE main_id = $1', '42501'],
    ['api', 'allows no ad that staff took down', 'UPDATE p2p_ads_ads SET taken_down_for = NULL WHERE account_id = $1', '42501'],
    [
      'admin',
      'verifies nobody without an approved application',
      `UPDATE accounts_users SET identity_level = 2, real_name = 'A B' WHERE id = $1`,
      'PB009',
    ],
    ['admin', 'sets no password of a customer', `UPDATE secrets_credentials SET password_hash = 'x' WHERE account_id = $1`, '42501'],
    ['worker', 'verifies nobody', 'UPDATE accounts_users SET identity_level = 2 WHERE id = $1', 'PB009'],
    ['worker', 'sets no password of a customer', `UPDATE secrets_credentials SET password_hash = 'x' WHERE account_id = $1`, '42501'],
    ['worker', 'lifts no hold', `UPDATE accounts_holds SET lifted_at = app_now(), lifted_by = 'x' WHERE account_id = $1`, '42501'],
    ['stream', 'reads no mail address', 'SELECT email FROM accounts_users WHERE id = $1', '42501'],
    ['stream', 'reads no token', 'SELECT access_hash FROM sessions_tokens WHERE family_id = $1', '42501'],
    ['stream', 'reads no balance', 'SELECT FROM ledger_balances WHERE account_id = $1', '42501'],
    ['readonly', 'reads no mail address', 'SELECT email FROM accounts_contacts WHERE id = $1', '42501'],
  ])('%s %s', async (role, _claim, statement, code) => {
    const { accountId } = await quickPerson(env, { isRestricted: true });
    expect(await refusalOf(role, statement, [accountId])).toBe(code);
  });

  it('opens no lock of staff', async () => {
    const { accountId } = await quickPerson(env);
    const open = `UPDATE accounts_users SET state = 'active', locked_by = NULL WHERE id = $1`;
    await env.query(`UPDATE accounts_users SET state = 'locked', locked_by = 'staff' WHERE id = $1`, [accountId]);
    expect(await refusalOf('api', open, [accountId])).toBe('PB009');
    await env.query(`UPDATE accounts_users SET locked_by = 'owner' WHERE id = $1`, [accountId]);
    expect(await refusalOf('api', open, [accountId])).toBe('done');
  });
});
