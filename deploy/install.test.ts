import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { environmentOf, filled, folder } from './composition.ts';
import { isInstalled, withSystemPaths } from './tool.ts';

/**
 * The scripts on a copy of this folder. Docker, name service and certbot are stood in for: they write down what they were asked and
 * remember what was started. Everything else, openssl and the files, is real; smoke.sh has a test of its own with a whole stack.
 */
let place: string;
const at = (...path: string[]) => join(place, ...path);
const asked = () => readFileSync(at('asked'), 'utf8').trim().split('\n');
const forget = () => writeFileSync(at('asked'), '');
const environment = () =>
  Object.fromEntries(
    [...readFileSync(at('deploy/.env'), 'utf8').matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  );

const docker = `#!/bin/sh
echo "docker $*" >> "$PLACE"/asked
case "$*" in
  'version --format'*) cat "$PLACE"/docker-version ;;
  'compose version --short') echo v2.39.1 ;;
  'volume inspect'*) test -e "$PLACE"/volume ;;
  *'ps --services'*) test ! -e "$PLACE"/running || echo front ;;
  *'ps --all --quiet'*) test ! -e "$PLACE"/running || echo container-of-front ;;
  *'up --detach --build --wait') touch "$PLACE"/running "$PLACE"/volume ;;
  *'staff list') cat "$PLACE"/members ;;
  *'staff add'*) shift 10; echo "$1 is invited." >> "$PLACE"/members; echo "https://console.site.test/#invitation=$1" ;;
  *) test ! -e "$PLACE"/broken || ! echo "$*" | grep -q "$(cat "$PLACE"/broken)" ;;
esac
`;
const certbot = `#!/bin/sh
echo "certbot $*" >> "$PLACE"/asked
test ! -e "$PLACE"/no-certificate || exit 1
mkdir -p "$PLACE"/lineage && cd "$PLACE"/lineage
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj '/CN=Authority' -keyout ca.key -out ca.crt 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=site.test' -keyout privkey.pem -out csr 2>/dev/null
printf 'subjectAltName=DNS:site.test' > ext
openssl x509 -req -in csr -CA ca.crt -CAkey ca.key -days 90 -extfile ext -out fullchain.pem 2>/dev/null
RENEWED_LINEAGE="$PLACE"/lineage "$PLACE"/deploy/setup/renewed.sh
`;
const others = {
  getent: '#!/bin/sh\ncat "$PLACE"/addresses\n',
  df: '#!/bin/sh\nprintf "Avail\\n80G\\n"\n',
  sleep: '#!/bin/sh\n',
  ss: '#!/bin/sh\ntest ! -e "$PLACE"/taken || echo LISTEN\n',
};

function openPlace(from?: string): string {
  place = mkdtempSync(join(tmpdir(), 'pb-install-'));
  if (from !== undefined) {
    cpSync(from, place, { recursive: true });
    return place;
  }
  for (const name of copied) cpSync(join(folder, name), at('deploy', name), { recursive: true });
  mkdirSync(at('bin'));
  for (const [name, script] of Object.entries({ docker, certbot, ...others })) write(at('bin', name), script);
  write(at('deploy/smoke.sh'), '#!/bin/sh\necho "smoke $*" >> "$PLACE"/asked\ntest ! -e "$PLACE"/ill\n');
  for (const [name, content] of Object.entries({ 'docker-version': '27.5.1', addresses: '203.0.113.9 STREAM', members: '', asked: '' }))
    writeFileSync(at(name), content);
  writeFileSync(at('meminfo'), 'MemTotal: 16000000 kB\n');
  return place;
}

const copied = [
  'install.sh',
  'upgrade.sh',
  'rolling-restart.sh',
  'releases.tsv',
  'setup',
  'example.env',
  'compose.yaml',
  'nginx',
  'prometheus',
];
/** An installation that many tests begin with, made once. */
let before: { place: string; run: ReturnType<typeof start> } | undefined;
function fromInstalled(): ReturnType<typeof start> {
  if (before === undefined) {
    openPlace();
    before = { place, run: installed() };
  }
  openPlace(before.place);
  return before.run;
}

afterEach(() => place === before?.place || rmSync(place, { recursive: true, force: true }));
afterAll(() => before && rmSync(before.place, { recursive: true, force: true }));

function write(path: string, script: string): void {
  writeFileSync(path, script);
  chmodSync(path, 0o755);
}

function start(script: string, ...args: string[]): { status: number | null; says: string } {
  const env = withSystemPaths();
  const { status, stdout, stderr } = spawnSync(at('deploy', script), args, {
    encoding: 'utf8',
    env: { ...env, MEMINFO: at('meminfo'), PLACE: place, PATH: `${at('bin')}:${env.PATH ?? ''}` },
  });
  return { status, says: stdout + stderr };
}

const names = ['--site', 'site.test', '--console', 'console.site.test'];
const staff = ['--staff', 'anna anna@site.test approver,editor', '--staff', 'ben ben@site.test approver,reader'];
/** What only an operator knows, as he writes it after the first run. */
const fillIn = () => {
  const told = ['PB_PRICE_SOURCES', 'PB_MAIL_URL', 'PB_MAIL_FROM', 'PB_SMS_URL', 'PB_SMS_TOKEN', 'PB_TELEGRAM_TOKEN', 'PB_TELEGRAM_BOT'];
  const before = readFileSync(at('deploy/.env'), 'utf8');
  writeFileSync(
    at('deploy/.env'),
    told.reduce((text, name) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${filled[name]}`), before),
  );
};
const installed = () => {
  start('install.sh', ...names);
  fillIn();
  return start('install.sh', ...names, ...staff);
};

const hasTools = isInstalled('openssl') && isInstalled('curl');
describe.skipIf(!hasTools)(hasTools ? 'install.sh' : 'install.sh (left out: openssl or curl is not installed)', () => {
  it('makes secrets, no two the same, and stops to say what only the operator knows', () => {
    openPlace();
    const { status, says } = start('install.sh', ...names);
    expect(status, says).toBe(3);
    for (const name of ['PB_PRICE_SOURCES', 'PB_MAIL_URL', 'PB_SMS_TOKEN', 'PB_TELEGRAM_TOKEN']) expect(says).toContain(`\n${name}`);
    expect(statSync(at('deploy/.env')).mode & 0o777).toBe(0o600);
    const made = environment();
    const secrets = Object.entries(made).filter(
      ([name]) => /^(?:DB|REDIS|NATS)_.*PASSWORD$|_SECRET$|^PB_SERVICE_TOKEN$|KEYS$/.test(name) && name !== 'PB_AUDIT_PUBLIC_KEYS',
    );
    expect(secrets.length).toBeGreaterThan(14);
    for (const [name, value] of secrets) expect(value, name).toMatch(/^(?:k1:)?s[0-9a-f]{48}$/);
    expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
    expect(asked().filter((line) => line.includes(' up '))).toEqual([]);
  });

  it('makes an environment with which every role starts in production', () => {
    fromInstalled();
    const made = environment();
    for (const [service, role] of Object.entries({
      'api-1': 'api',
      stream: 'stream',
      admin: 'admin',
      worker: 'worker',
      'matcher-1': 'matcher',
    }))
      expect(readConfig(environmentOf(service, made), [role as 'api']).env, service).toBe('production');
    expect(made).toMatchObject({ PB_ORIGINS: 'https://site.test', PB_CONSOLE_ORIGINS: 'https://console.site.test' });
  });

  it('starts, fetches the certificate, invites two, looks at the site; the second run changes nothing and says so', () => {
    const first = fromInstalled();
    expect(first.status, first.says).toBe(0);
    const order = asked()
      .map((line) => /up --detach|certbot|staff add|smoke/.exec(line)?.[0])
      .filter(Boolean);
    expect(order).toEqual(['up --detach', 'certbot', 'staff add', 'staff add', 'smoke']);
    expect(first.says).toContain('#invitation=anna');
    const kept = files();
    forget();
    const second = start('install.sh', ...names, ...staff);
    expect(second.status, second.says).toBe(0);
    expect(second.says).toContain('Nothing had to be changed.');
    expect(second.says).not.toContain('  changed  ');
    expect(files()).toEqual(kept);
    expect(asked().filter((line) => /certbot|staff add/.test(line))).toEqual([]);
    // It remembers the names.
    expect(start('install.sh').says).toContain('Nothing had to be changed.');
  });

  it('writes the names where they stand, and only there', () => {
    fromInstalled();
    const text = (path: string) => readFileSync(at('deploy', path), 'utf8');
    expect(text('nginx/front.conf').match(/server_name .*/g)).toEqual([
      'server_name site.test; # (name)',
      'server_name site.test; # (name)',
    ]);
    expect(text('nginx/console.conf')).toContain('server_name console.site.test; # (name)');
    expect(text('prometheus/prometheus.yml')).toContain(
      '- https://site.test:8443/ # (name)\n          - https://console.site.test:8443/ # (name)',
    );
    expect(text('compose.yaml')).toContain('- site.test:172.30.10.2 # (name)\n      - console.site.test:172.30.11.2 # (name)');
    for (const path of ['nginx/front.conf', 'prometheus/prometheus.yml', 'compose.yaml'])
      expect(text(path).split('\n').length, path).toBe(readFileSync(join(folder, path), 'utf8').split('\n').length);
  });

  it('keeps keys and certificates for nginx alone, and the console out of public logs', () => {
    fromInstalled();
    for (const which of ['site', 'console']) expect(statSync(at('deploy/tls', `${which}.key`)).mode & 0o777, which).toBe(0o400);
    const issuer = (which: string) =>
      spawnSync('openssl', ['x509', '-in', at('deploy/tls', `${which}.crt`), '-noout', '-issuer'], { encoding: 'utf8' }).stdout;
    expect(issuer('site')).toContain('Authority');
    expect(issuer('console')).toContain('console.site.test');
    expect(
      asked()
        .filter((line) => line.startsWith('certbot'))
        .join(),
    ).not.toContain('console.site.test');
  });

  it('goes on where it stopped when the authority gave no certificate', () => {
    openPlace();
    writeFileSync(at('no-certificate'), '');
    const stopped = installed();
    expect({ status: stopped.status, isSaid: stopped.says.includes('gave no certificate') }).toEqual({ status: 1, isSaid: true });
    rmSync(at('no-certificate'));
    expect(start('install.sh', ...names, ...staff).says).toContain('changed  certificate of the site, renewed');
  });

  it('never makes new keys for a database that is there', () => {
    openPlace();
    writeFileSync(at('volume'), '');
    const { status, says } = start('install.sh', ...names);
    expect({ status, isSaid: says.includes('Bring .env back') }).toEqual({ status: 1, isSaid: true });
  });

  it.each([
    ['an old Docker', () => writeFileSync(at('docker-version'), '20.10.24'), 'Docker Engine 20.10.24'],
    ['too little memory', () => writeFileSync(at('meminfo'), 'MemTotal: 4000000 kB\n'), 'MiB of memory'],
    ['a port that is taken', () => writeFileSync(at('taken'), ''), 'port 80 is taken'],
    ['a name without an address', () => writeFileSync(at('addresses'), ''), 'site.test has no address'],
  ])('--check says what is wrong and changes nothing: %s', (_, spoil, said) => {
    openPlace();
    expect(start('install.sh', '--check', ...names)).toMatchObject({ status: 0 });
    spoil();
    const kept = files();
    const { status, says } = start('install.sh', '--check', ...names);
    expect(status, says).toBe(1);
    expect(says).toMatch(new RegExp(`PROBLEM.*${said}`));
    expect(files()).toEqual(kept);
  });
});

describe.skipIf(!hasTools)(hasTools ? 'upgrade.sh' : 'upgrade.sh (left out: openssl or curl is not installed)', () => {
  beforeEach(() => {
    fromInstalled();
    forget();
    writeFileSync(
      at('deploy/releases.tsv'),
      'version\tfollows\trolls back to\tnotes\n0.1.0\t-\t-\t\n0.2.0\t0.1.0\t0.1.0\t\n0.3.0\t0.2.0\t0.2.0\t\n',
    );
  });
  const acts = () =>
    asked()
      .map((line) => /run --rm -T migrate|up .*--wait \S+|build --quiet|smoke|kill -s HUP.*/.exec(line)?.[0].replace(/up .*--wait /, ''))
      .filter(Boolean);

  it('migrates first, then replaces what reads facts, api, web and admin, and looks at the site', () => {
    const { status, says } = start('upgrade.sh', '0.2.0', '--backup-taken');
    expect(status, says).toBe(0);
    expect(acts()).toEqual([
      'build --quiet',
      'run --rm -T migrate',
      'worker',
      'stream',
      'matcher-1',
      'matcher-2',
      'api-1',
      'api-2',
      'web-1',
      'web-2',
      'admin',
      'kill -s HUP front console',
      'smoke',
    ]);
    expect(environment().IMAGE_TAG).toBe('0.2.0');
  });

  it('goes back in the reverse order without touching the schema', () => {
    start('upgrade.sh', '0.2.0', '--backup-taken');
    forget();
    const { status, says } = start('upgrade.sh', '0.1.0', '--back');
    expect(status, says).toBe(0);
    expect(acts()).toEqual([
      'build --quiet',
      'admin',
      'web-1',
      'web-2',
      'api-1',
      'api-2',
      'matcher-1',
      'matcher-2',
      'stream',
      'worker',
      'kill -s HUP front console',
      'smoke',
    ]);
    expect(environment().IMAGE_TAG).toBe('0.1.0');
  });

  it.each([
    ['a release that is left out', ['0.3.0', '--backup-taken'], '0.3.0 does not follow 0.1.0. It follows: 0.2.0'],
    ['no backup', ['0.2.0'], 'Take a backup'],
    ['a release that nobody knows', ['9.9.9', '--backup-taken'], '9.9.9 does not follow 0.1.0'],
    ['a way back that does not exist', ['0.2.0', '--back'], '0.1.0 does not roll back to 0.2.0'],
  ])('refuses %s before it changes anything', (_, args, said) => {
    const kept = files();
    const { status, says } = start('upgrade.sh', ...args);
    expect({ status, isSaid: says.includes(said) }, says).toEqual({ status: 1, isSaid: true });
    expect(files()).toEqual(kept);
    expect(asked().filter((line) => line !== '')).toEqual([]);
  });

  it('stops at the first process that does not get healthy, and goes on from there when it is run again', () => {
    writeFileSync(at('broken'), 'wait api-2');
    expect(start('upgrade.sh', '0.2.0', '--backup-taken').status).not.toBe(0);
    expect(acts()).not.toContain('web-1');
    rmSync(at('broken'));
    forget();
    const { status, says } = start('upgrade.sh', '0.2.0', '--backup-taken');
    expect({ status, isSaid: says.includes('From 0.1.0 to 0.2.0') }, says).toEqual({ status: 0, isSaid: true });
    expect(acts()).toContain('admin');
  });

  it('gives variables that came with a release a value, and keeps those that are there', () => {
    const kept = environment();
    writeFileSync(
      at('deploy/example.env'),
      `${readFileSync(at('deploy/example.env'), 'utf8')}\n# New.\nREDIS_NEW_PASSWORD=\nPB_NEW=usual\n`,
    );
    expect(start('upgrade.sh', '0.2.0', '--backup-taken').status).toBe(0);
    const { REDIS_NEW_PASSWORD, ...after } = environment();
    expect(REDIS_NEW_PASSWORD).toMatch(/^s[0-9a-f]{48}$/);
    expect(after).toEqual({ ...kept, IMAGE_TAG: '0.2.0', PB_NEW: 'usual' });
  });

  it('says how to get back when the site is not as it should be', () => {
    writeFileSync(at('ill'), '');
    const { status, says } = start('upgrade.sh', '0.2.0', '--backup-taken');
    expect({ status, isSaid: says.includes('upgrade.sh 0.1.0 --back') }).toEqual({ status: 1, isSaid: true });
    // The way back that it names is one that it goes.
    rmSync(at('ill'));
    expect(start('upgrade.sh', '0.1.0', '--back').status).toBe(0);
  });
});

it('releases.tsv has the release of this tree, and names only releases', () => {
  const [, ...rows] = readFileSync(join(folder, 'releases.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const versions = rows.map(([version]) => version);
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string };
  expect(versions.at(-1)).toBe(version);
  for (const row of rows) {
    expect(row).toHaveLength(4);
    for (const other of `${row[1]} ${row[2]}`.split(' ')) expect(['-', ...versions]).toContain(other);
  }
});

/** Every file that a run may have changed, with its content. */
function files(): Record<string, string> {
  const { stdout } = spawnSync('find', [at('deploy'), '-type', 'f'], { encoding: 'utf8' });
  return Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );
}
