import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dev-stack/stack.ts';

export interface Release {
  version: string;
  folder: string;
  remove: () => void;
}

/** What an image has: the sources of the roles, what web was built to, and migrations. */
const parts = [
  'apps/server',
  'apps/web',
  'apps/console/dist',
  'packages',
  'migrations',
  'tools/db',
  'docs/developers',
  'docs/runbooks',
  'package.json',
];
/** Tables that nearly every request reads or writes: a session, its tokens, the people, coins, prices, orders and facts. */
const hotTables = [
  'sessions_families',
  'sessions_tokens',
  'accounts_users',
  'ledger_accounts',
  'ledger_balances',
  'rates_prices',
  'p2p_orders_orders',
  'platform_outbox',
];

/**
 * A release that follows this one: the same code under another version, in a folder of its own as in another image, with migrations that
 * expand the hottest tables. Each brings a column that may be empty, one with a value, and a function.
 */
export function makeRelease(number: number): Release {
  const folder = mkdtempSync(join(tmpdir(), 'pb-release-'));
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !/\/(?:node_modules|test)$/.test(path) });
  linkPackages(folder);
  const version = `0.2.${number}`;
  const manifest = join(folder, 'apps/server/package.json');
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), version }));
  // With those of the releases between: what has run is in every later release.
  for (let earlier = 1; earlier <= number; earlier++) writeMigrations(join(folder, 'migrations'), earlier);
  return { version, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function writeMigrations(folder: string, number: number): void {
  for (const [at, table] of hotTables.entries()) {
    const name = `2099010100${String(number).padStart(2, '0')}${String(at).padStart(2, '0')}_expand-${table}.sql`;
    writeFileSync(join(folder, name), expansion(table, number));
  }
}

function expansion(table: string, number: number): string {
  return `SET LOCAL lock_timeout = '5s';
ALTER TABLE ${table} ADD COLUMN upgrade_${number}_note text, ADD COLUMN upgrade_${number}_count int NOT NULL DEFAULT 0;
CREATE FUNCTION ${table}_upgrade_${number}(${table}) RETURNS text LANGUAGE sql STABLE AS 'SELECT $1.upgrade_${number}_note';
`;
}

/** Packages of others are shared, ours are those of the release. */
function linkPackages(folder: string): void {
  for (const workspace of ['.', 'apps/server', 'apps/web']) {
    const [from, to] = [join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules')];
    mkdirSync(join(to, '@peerbourse'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@peerbourse') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@peerbourse', name));
}
