import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig, secretVariables } from '../apps/server/src/platform/config.ts';
import { repositories } from '../tools/backup/pgbackrest.ts';
import { commands } from '../tools/operate/commands.ts';
import { composition, environmentOf, example, filled, folder, type Service, services, text } from './composition.ts';
import { readYaml } from './read-yaml.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 60_000 });

const place = mkdtempSync(join(tmpdir(), 'pb-backups-'));
afterAll(() => rmSync(place, { recursive: true }));
const service = (name: string) => composition.services[name] as Service;
const config = text('pgbackrest/pgbackrest.conf');
const settings = new Map([...config.matchAll(/^([a-z0-9-]+)=(.*)$/gm)].map(([, name, value]) => [name as string, value as string]));

describe('pgbackrest.conf', () => {
  it('has two encrypted repositories that keep several backups, and hands WAL over without ever throwing it away', () => {
    for (const number of Object.values(repositories)) {
      expect(settings.get(`repo${number}-cipher-type`)).toBe('aes-256-cbc');
      expect(Number(settings.get(`repo${number}-retention-full`))).toBeGreaterThanOrEqual(2);
      expect(config).not.toContain(`repo${number}-cipher-pass=`);
    }
    expect(Object.fromEntries(settings)).toMatchObject({ 'compress-type': 'zst', 'archive-async': 'y' });
    expect(settings.has('archive-push-queue-max')).toBe(false);
  });

  const hasPgBackRest = isInstalled('pgbackrest');
  const leftOut = hasPgBackRest ? '' : ' (left out: pgbackrest is not installed)';
  it.skipIf(!hasPgBackRest)(`says nothing that pgbackrest does not know${leftOut}`, () => {
    const info = (content: string) => {
      writeFileSync(join(place, 'pgbackrest.conf'), content);
      mkdirSync(join(place, 'conf.d'), { recursive: true });
      writeFileSync(join(place, 'conf.d/keys.conf'), text('pgbackrest/keys.template.conf'));
      const files = [`--config=${join(place, 'pgbackrest.conf')}`, `--config-include-path=${join(place, 'conf.d')}`];
      return run('pgbackrest', [...files, '--stanza=main', `--lock-path=${place}`, 'info']);
    };
    expect(info(config)).toMatchObject({ isFine: true, says: expect.not.stringMatching(/WARN|ERROR/) });
    expect(info(config.replace('archive-async', 'archive-asink')).says).toContain("invalid option 'archive-asink'");
    expect(info(config.replace('repo2-cipher-type=aes-256-cbc', 'repo2-cipher-type=rot13')).isFine).toBe(false);
  });
});

describe('backups in compose.yaml', () => {
  it('PostgreSQL hands its WAL to the stanza of the file, at least every minute', () => {
    const command = service('postgres').command ?? [];
    expect(command).toEqual(
      expect.arrayContaining(['archive_mode=on', 'archive_command=pgbackrest --stanza=main archive-push %p', 'archive_timeout=60s']),
    );
    expect(config).toContain(`[main]\npg1-path=/var/lib/postgresql/data\n`);
  });

  it('PostgreSQL, its standby and who takes backups have repositories and keys, and nobody else; the data is read only', () => {
    const mounts = Object.fromEntries(services.map(([name, { volumes = [] }]) => [name, volumes]));
    const whoHas = (volume: string) => Object.keys(mounts).filter((name) => mounts[name]?.includes(volume));
    const keys = './pgbackrest/keys.conf:/etc/pgbackrest/conf.d/keys.conf:ro';
    for (const volume of ['near:/backup/near', 'far:/backup/far', keys])
      expect(whoHas(volume).sort(), volume).toEqual(['backup', 'postgres', 'standby']);
    expect(mounts.backup).toContain('postgres:/var/lib/postgresql/data:ro');
    expect(mounts.backup).toContain('scratch:/scratch');
    expect(settings.get('repo1-path')).toBe('/backup/near');
    expect(settings.get('repo2-path')).toBe('/backup/far');
    for (const volume of ['near', 'far', 'scratch']) expect(Object.keys(composition.volumes)).toContain(volume);
    expect(text('.gitignore').split('\n')).toContain('pgbackrest/keys.conf');
  });

  it('who takes backups starts with what he has: the rights of the worker, and a user that owns nothing', () => {
    const { backup, databaseUrl } = readConfig(environmentOf('backup', filled));
    expect(new URL(databaseUrl('worker')).username).toBe('pb_worker');
    expect(new URL(backup.primaryUrl).username).toBe('pb_backup');
    expect(backup.scratchDir).toBe('/scratch');
    expect(Object.keys(commands)).toEqual(expect.arrayContaining([service('backup').command?.[0], 'drill']));
    expect(example).toHaveProperty('DB_BACKUP_PASSWORD', '');
    const granted = text('postgres/users.sql').match(/^GRANT [^;]* TO pb_backup;$/gm);
    expect(granted).toHaveLength(2);
    expect(granted?.join(' ')).not.toMatch(/superuser|pg_write|pg_read_all_data| ON TABLE/i);
  });

  it('the images have what is needed, and no key', () => {
    const dockerfile = text('postgres.Dockerfile');
    expect(dockerfile).toMatch(/^ARG POSTGRES_IMAGE=postgres:15\.\d+-bookworm$/m);
    expect(dockerfile).toContain('pgbackrest=2.45-1');
    expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM ${POSTGRES_IMAGE} AS postgres', 'FROM postgres AS backup']);
    expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER 999:999']);
    expect(dockerfile.match(/^COPY (?!--from).*$/gm)).toEqual(['COPY deploy/pgbackrest/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf']);
    expect(text('postgres.Dockerfile.dockerignore').match(/^[*!].*$/gm)).toEqual(['*', '!deploy/pgbackrest/pgbackrest.conf']);
    for (const path of ['/backup/near', '/backup/far', '/scratch'])
      expect(dockerfile).toMatch(new RegExp(`install --directory .*${path}\\b`));
  });
});

describe('the standby', () => {
  const settingsOf = (name: string) => (service(name).command ?? []).filter((word) => word.includes('='));

  it('has the settings of the primary, for the day on which it is one', () => {
    const own = ['log_min_duration_statement=500', 'synchronous_standby_names=${DB_SYNCHRONOUS_STANDBYS:-}'];
    expect(settingsOf('standby')).toEqual(settingsOf('postgres').filter((word) => !own.includes(word)));
    expect(service('standby').image).toBe(service('postgres').image);
  });

  it('follows under the name that commits wait for, as a user that may do nothing else', () => {
    expect(text('postgres/standby.sh')).toContain('application_name=standby"');
    expect(text('example.env')).toContain('`ANY 1 (standby)`');
    expect(text('postgres/users.sql')).toMatch(/^ALTER ROLE pb_replica LOGIN REPLICATION CONNECTION LIMIT 5 PASSWORD :'replica';$/m);
    const lines = text('postgres/pg_hba.conf').match(/^(?:local|host) .*$/gm);
    expect(lines).toEqual(['local all all trust', 'host all all all scram-sha-256', 'host replication pb_replica all scram-sha-256']);
    const whoHas = services.filter(([, { environment = {} }]) =>
      Object.values(environment).some((value) => value.includes('DB_REPLICA_PASSWORD')),
    );
    expect(whoHas.map(([name]) => name).sort()).toEqual(['db-users', 'standby']);
  });

  it('every role goes to the PostgreSQL of the day, and knows its epoch', () => {
    const promoted = { ...filled, DB_HOST: 'standby', PB_DATABASE_EPOCH: '2' };
    for (const name of ['api-1', 'api-2', 'admin', 'stream', 'worker', 'matcher-1', 'staff', 'tool', 'backup']) {
      const config = readConfig(environmentOf(name, promoted));
      expect(config.databaseEpoch, name).toBe(2);
      expect(new URL(config.databaseUrl('any')).hostname, name).toBe('standby');
      expect(readConfig(environmentOf(name, filled)).databaseEpoch, name).toBe(0);
    }
  });
});

describe('backups on Kubernetes', () => {
  const patch = text('kubernetes/backup/hardened.patch.yaml');
  const secrets = readYaml(text('kubernetes/backup/secrets.template.yaml')) as unknown as Array<{
    metadata: { name: string };
    stringData: Record<string, string>;
  }>;
  const own = secrets.find(({ metadata }) => metadata.name === 'backup')?.stringData ?? {};

  it('secrets are files and not variables, each of them one that the configuration takes', () => {
    const files = [...patch.matchAll(/name: (PB_\w+)_FILE, value: \/run\/secrets\/peerbourse\/(\w+) /g)].map(([, name, file]) => [
      name,
      file,
    ]);
    expect(files.map(([name]) => name).sort()).toEqual(Object.keys(own).sort());
    for (const [name, file] of files) {
      expect(file).toBe(name);
      expect(secretVariables).toContain(name);
    }
    expect(patch).not.toContain('secretRef');
  });

  it('the commands start with what they are given', () => {
    const [{ data }] = readYaml(text('kubernetes/backup/settings.yaml')) as unknown as [{ data: Record<string, string> }];
    const real = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value.replace('development-', 'made-by-openssl-')]));
    expect(readConfig({ ...data, ...real }).backup.scratchDir).toBe('/scratch');
  });

  const hasKubectl = isInstalled('kubectl');
  it.skipIf(!hasKubectl)(
    `both jobs are chained and have repositories and keys${hasKubectl ? '' : ' (left out: kubectl is not installed)'}`,
    () => {
      const { isFine, says } = run('kubectl', ['kustomize', join(folder, 'kubernetes/backup')]);
      expect(isFine, says).toBe(true);
      const jobs = says.split('---\n').filter((part) => part.includes('kind: CronJob'));
      expect(jobs).toHaveLength(2);
      for (const job of jobs) {
        for (const word of ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', 'mountPath: /backup/near', 'mountPath: /backup/far'])
          expect(job).toContain(word);
        expect(job).toMatch(/image: peerbourse-backup:\d+\.\d+\.\d+/);
      }
      expect(jobs.filter((job) => job.includes('/var/lib/postgresql/data'))).toHaveLength(1);
    },
  );
});
