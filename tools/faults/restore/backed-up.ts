import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgBackRest, type PgBackRest } from '../../backup/pgbackrest.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import { asUnprivileged } from '../../db/postgres-binaries.ts';
import { root } from '../../dev-stack/stack.ts';

export interface BackedUp {
  postgres: OwnPostgres;
  pgBackRest: PgBackRest;
  /** Who takes backups, with what users.sql gives him. */
  primaryUrl: string;
  scratchDir: string;
  /** Where the two places are. */
  folderOf: (repository: 'near' | 'far') => string;
  /** The same for somebody who has other keys. */
  withKeys: (near: string, far: string) => PgBackRest;
  close(): Promise<void>;
}

const keys = { near: 'a-key-of-the-harness-for-what-is-near', far: 'another-key-of-the-harness-for-what-is-far' };

/** A PostgreSQL of the harness's own with the settings of compose.yaml and the delivered pgbackrest.conf, only with other folders. */
export async function openBackedUp(): Promise<BackedUp> {
  const home = mkdtempSync(join(tmpdir(), 'pb-backed-up-'));
  const place = (name: string) => {
    const folder = join(home, name);
    mkdirSync(folder);
    asUnprivileged(folder, []);
    return folder;
  };
  asUnprivileged(home, []);
  const [near, far, spool, lock, scratchDir] = ['near', 'far', 'spool', 'lock', 'scratch'].map(place) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const configFile = join(home, 'pgbackrest.conf');
  const keysDir = writeKeys(place('keys'), keys.near, keys.far);
  const command = `pgbackrest --config=${configFile} --config-include-path=${keysDir} --stanza=main archive-push %p`;
  try {
    const postgres = await openOwnPostgres({ wal_level: 'replica', archive_mode: 'on', archive_command: command, archive_timeout: '60s' });
    const delivered = readFileSync(join(root, 'deploy/pgbackrest/pgbackrest.conf'), 'utf8');
    const filled = [
      ['/backup/near', near],
      ['/backup/far', far],
      ['/var/spool/pgbackrest', spool],
      ['/tmp/pgbackrest', lock],
      ['/var/lib/postgresql/data', join(postgres.folder, 'data')],
    ].reduce((text, [from, to]) => text.replace(`=${from}\n`, `=${to}\n`), delivered);
    writeFileSync(configFile, `${filled}pg1-port=${postgres.port}\n`);
    const primaryUrl = `postgres://pb_backup@127.0.0.1:${postgres.port}/postgres`;
    await grantBackups(postgres);
    const pgBackRest = openPgBackRest({ primaryUrl, folder: scratchDir, configFile, includePath: keysDir });
    await pgBackRest.run('stanza-create');
    return {
      postgres,
      primaryUrl,
      scratchDir,
      folderOf: (repository) => (repository === 'near' ? near : far),
      pgBackRest,
      withKeys: (ofNear, ofFar) =>
        openPgBackRest({ primaryUrl, folder: scratchDir, configFile, includePath: writeKeys(place('other-keys'), ofNear, ofFar) }),
      close: async () => {
        await postgres.close();
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

function writeKeys(folder: string, near: string, far: string): string {
  writeFileSync(join(folder, 'keys.conf'), `[global]\nrepo1-cipher-pass=${near}\nrepo2-cipher-pass=${far}\n`);
  return folder;
}

/** As the delivered users.sql does it, without the password. */
async function grantBackups({ query }: OwnPostgres): Promise<void> {
  const users = readFileSync(join(root, 'deploy/postgres/users.sql'), 'utf8');
  await query('CREATE ROLE pb_backup LOGIN');
  for (const [grant] of users.matchAll(/^GRANT [^;]* TO pb_backup;$/gm)) await query(grant);
}
