import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeClusterRoles, makeDatabase } from '../../apps/server/src/one-shots.ts';
import { root } from '../spec/table.ts';
import { replacedOnce } from './replaced-once.ts';
import type { SqlMutant } from './sql-mutants.ts';

const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const migrations = join(root, 'migrations');
const names = readdirSync(migrations).toSorted();
const firstName = names.find((name) => name.endsWith('_ledger-create.sql')) ?? '';

/** Databases that are the same up to the ledger: one is made, the others are copies with a ledger of their own. */
export class TrialDatabases {
  private readonly base = `pb_test_${Date.now().toString(36)}_${randomBytes(3).toString('hex')}_mutants`;
  private made = 0;

  static async open(): Promise<TrialDatabases> {
    const databases = new TrialDatabases();
    await makeClusterRoles(superUrl);
    await makeDatabase(superUrl, databases.base);
    const before = names.filter((name) => name < firstName);
    await asUser('pb_owner', databases.base, async (client) => {
      for (const name of before) await client.query(readFileSync(join(migrations, name), 'utf8'));
      await client.query(`UPDATE platform_identity SET kind = 'test'`);
    });
    return databases;
  }

  /** Gives whoever tries something a database with this ledger, and takes it away again. */
  async with<Result>(migrationTexts: readonly string[], trial: (urlOf: (role: string) => string) => Promise<Result>): Promise<Result> {
    this.made += 1;
    const name = `${this.base}_${this.made}`;
    await asSuperuser((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${this.base} OWNER pb_owner`));
    try {
      await asUser('pb_owner', name, (client) => client.query(`BEGIN;\n${migrationTexts.join('\n')}\nCOMMIT;`));
      return await trial((role) => urlOf(`pb_${role}`, name));
    } finally {
      await drop(name);
    }
  }

  async close(): Promise<void> {
    await drop(this.base);
  }
}

/** The ledger, migration by migration. */
export function ledgerSql(): string[] {
  return names.filter((name) => /_ledger-[\w-]+[.]sql$/.test(name)).map((name) => readFileSync(join(migrations, name), 'utf8'));
}

/** A function that a later migration makes again gets the mistake both times: only the last one counts. */
export function mutated(migrationTexts: readonly string[], { name, find, replace }: SqlMutant): string[] {
  const fitting = migrationTexts.filter((text) => text.includes(find)).length;
  if (fitting === 0) throw new Error(`${name}: the text to replace is nowhere`);
  return migrationTexts.map((text) => (text.includes(find) ? replacedOnce(text, find, replace, name) : text));
}

function urlOf(user: string, database: string): string {
  const url = new URL(superUrl);
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}

async function drop(name: string): Promise<void> {
  await asSuperuser((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

async function asSuperuser(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await withClient(superUrl, act);
}

async function asUser(user: string, database: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await withClient(urlOf(user, database), act);
}

async function withClient(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await act(client).finally(() => client.end());
}
