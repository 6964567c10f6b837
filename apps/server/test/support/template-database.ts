import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openOwnNats } from '../../demo/own-nats.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../src/one-shots.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superUrl: string;
    natsUrl: string;
    templateDatabase: string;
  }
}

const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const staleAfterMs = 60 * 60_000;

/**
 * One migrated database per run, which every test file copies; its name says when the run began. One NATS server with the users
 * of an installation, unless PB_NATS_URL names another.
 */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  await dropDatabases(isStale);
  const run = `pb_test_${Date.now().toString(36)}_${randomBytes(3).toString('hex')}`;
  const template = `${run}_template`;
  const ownerUrl = databaseUrl(template, 'pb_owner');
  await makeClusterRoles(superUrl);
  await makeDatabase(superUrl, template);
  await migrate(ownerUrl);
  await markDatabase(ownerUrl, 'test');
  const { PB_NATS_URL: givenNats } = process.env;
  const nats = givenNats === undefined ? await openOwnNats() : undefined;
  project.provide('natsUrl', nats?.url ?? String(givenNats));
  project.provide('superUrl', superUrl);
  project.provide('templateDatabase', template);
  return async () => {
    await nats?.close();
    await dropDatabases((name) => name.startsWith(`${run}_`));
  };
}

function databaseUrl(database: string, user: string): string {
  const url = new URL(superUrl);
  url.pathname = `/${database}`;
  url.username = user;
  return url.href;
}

/** A run that was killed could not clean up after itself. */
function isStale(name: string): boolean {
  const [, begun] = /^pb_test_([0-9a-z]+)_/.exec(name) ?? [];
  return begun !== undefined && Date.now() - Number.parseInt(begun, 36) > staleAfterMs;
}

async function dropDatabases(isUnwanted: (name: string) => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE datname LIKE 'pb\\_test\\_%'`);
  for (const { datname } of rows.filter((row) => isUnwanted(row.datname))) {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  }
  await client.end();
}
