import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, roleLimits } from '../apps/server/src/platform/config.ts';
import { roleTable } from '../apps/server/src/roles/table.ts';
import { readWebConfig } from '../apps/web/server/config.ts';
import { contentPolicy } from '../apps/web/server/security-headers.ts';
import { natsConfig } from '../tools/nats/nats-config.ts';
import {
  addressOf,
  composition,
  environmentOf,
  example,
  filled,
  folder,
  networksOf,
  root,
  type Service,
  services,
  text,
} from './composition.ts';
import { isInstalled, run } from './tool.ts';

const oneShots = services.filter(([, { restart }]) => restart === 'no').map(([name]) => name);
const lasting = services.filter(([name]) => !oneShots.includes(name));
/** Services that run a role of the server, with the name of the role. */
const roleServices = services.flatMap(([name, { command }]) => {
  const role = /^--roles=(\w+)$/.exec(command?.[0] ?? '')?.[1] as keyof typeof roleLimits | undefined;
  return role ? [[name, role] as const] : [];
});
/** How the worker reaches people; nobody else is to know. */
const sending = ['PB_MAIL_URL', 'PB_SMS_URL', 'PB_SMS_TOKEN', 'PB_TELEGRAM_TOKEN'];
const sendingSecond = ['PB_MAIL_URL_2', 'PB_MAIL_FROM_2', 'PB_SMS_URL_2', 'PB_SMS_TOKEN_2'];
const service = (name: string) => composition.services[name] as Service;
const known = new Set(
  ['apps/server/src/platform/config.ts', 'apps/web/server/config.ts', 'tools/db/prepare.ts'].flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(/\bPB_[A-Z_]+(?:_\d)?\b/g) ?? [],
  ),
);

describe('compose.yaml', () => {
  it('has every role that can run, the api and the matcher twice, and what they need', () => {
    expect(roleServices.map(([name]) => name).sort()).toEqual(['admin', 'api-1', 'api-2', 'matcher-1', 'matcher-2', 'stream', 'worker']);
    expect(new Set(roleServices.map(([, role]) => role))).toEqual(new Set(Object.keys(roleTable)));
    expect(Object.keys(composition.services)).toEqual(
      expect.arrayContaining(['postgres', 'redis', 'nats', 'migrate', 'web-1', 'web-2', 'front']),
    );
    expect(oneShots.sort()).toEqual(['db-users', 'migrate', 'staff', 'tool']);
  });

  it.each(services)('%s is chained', (name, one) => {
    expect(one.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(one.read_only).toBe('true');
    expect(one.cap_drop).toEqual(['ALL']);
    expect(one.security_opt).toEqual(['no-new-privileges:true']);
    expect(one.tmpfs.some((mount) => /^\/tmp(:|$)/.test(mount))).toBe(true);
    expect(one.deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(String) });
    // Files of the host are read, never written; what lasts is in a named volume.
    const ownVolumes = (one.volumes ?? []).filter((volume) => !(name === 'node-exporter' && volume === '/:/host:ro,rslave'));
    for (const volume of ownVolumes) expect(volume).toMatch(/^(?:(?:\.\/|\$\{TLS_DIR:-\.\/tls\}).*:ro|[a-z]+:\/.*)$/);
  });

  it('images are pinned', () => {
    for (const [name, { image }] of services) {
      expect(image, name).toMatch(
        /:(?:v?\d+\.\d+\.\d+|\d+\.\d+)(?:-[a-z]+)?$|^peerbourse-(?:backup|postgres|server|web):\$\{IMAGE_TAG:\?\}$/,
      );
    }
  });

  it('whoever stays says how he is; roles and web say whether they want work', () => {
    for (const [name, { healthcheck }] of lasting) expect(healthcheck.test?.length, name).toBeGreaterThan(1);
    for (const name of oneShots) expect(service(name).healthcheck).toEqual({ disable: 'true' });
    for (const [name, role] of roleServices) {
      expect(service(name).healthcheck.test?.slice(0, 4)).toEqual(['CMD', 'node', 'deploy/health.ts', 'readyz']);
      expect(service(name).healthcheck.test?.[4]).toMatch(new RegExp(`(?:^|:)${roleLimits[role].port}$`));
    }
  });

  it('nobody is killed before he can have left', () => {
    for (const [name, role] of roleServices) {
      const leaveMs = Number(environmentOf(name, filled).PB_LEAVE_MS);
      expect(seconds(service(name).stop_grace_period) * 1_000, name).toBeGreaterThan(leaveMs + roleLimits[role].drainMs + 1_000);
    }
    expect(seconds(service('web-1').stop_grace_period) * 1_000).toBeGreaterThan(
      Number(environmentOf('web-1', filled).PB_LEAVE_MS) + 10_000,
    );
    for (const [name, one] of lasting) expect(seconds(one.stop_grace_period), name).toBeGreaterThanOrEqual(10);
  });

  it('only the front and the console have ports of the host, the console on loopback', () => {
    const open = services.filter(([, { ports }]) => ports !== undefined).map(([name, { ports }]) => [name, ports]);
    expect(Object.fromEntries(open)).toEqual({
      front: ['80:8080', '443:8443'],
      console: ['${CONSOLE_BIND:-127.0.0.1}:${CONSOLE_PORT:-8443}:8443'],
    });
  });

  it('networks keep apart who has nothing to say to each other', () => {
    const at = Object.fromEntries(services.map(([name, one]) => [name, networksOf(one).sort()]));
    expect(at).toMatchObject({
      front: ['edge', 'front'],
      'web-1': ['front'],
      'web-2': ['front'],
      console: ['admin', 'console-edge'],
      admin: ['admin', 'back'],
      postgres: ['back'],
      backup: ['back'],
      redis: ['back'],
      nats: ['bus'],
      worker: ['back', 'bus', 'outside'],
      'matcher-1': ['back'],
      'matcher-2': ['back'],
    });
    for (const network of ['front', 'admin', 'back', 'bus']) expect(composition.networks[network]?.internal, network).toBe('true');
    // The admin role listens on its own network alone.
    expect(environmentOf('admin', filled).PB_LISTEN_HOST).toBe(addressOf(service('admin'), 'admin'));
  });

  it('the fronts know everybody by the address that he has', () => {
    for (const front of ['front', 'console']) {
      const network = front === 'front' ? 'front' : 'admin';
      const hosts = (service(front).extra_hosts ?? []).map((line) => line.split(':') as [string, string]);
      for (const [name, address] of hosts) expect(addressOf(service(name), network), name).toBe(address);
      const servers =
        text(`nginx/${front}.conf`) + (front === 'front' ? text('nginx/api-servers.conf') + text('nginx/web-servers.conf') : '');
      expect([...servers.matchAll(/^\s*server ([\w-]+):\d+/gm)].map(([, name]) => name).sort()).toEqual(hosts.map(([name]) => name).sort());
    }
  });

  it('forwarding headers are believed from the front alone', () => {
    for (const name of ['api-1', 'api-2', 'web-1', 'web-2']) {
      expect(environmentOf(name, filled).PB_TRUSTED_PROXIES).toBe(addressOf(service('front'), 'front'));
    }
    expect(environmentOf('admin', filled).PB_TRUSTED_PROXIES).toBe(addressOf(service('console'), 'admin'));
  });
});

describe('the configuration of the roles', () => {
  it('every variable exists', () => {
    const used = services.flatMap(([, { environment = {} }]) => Object.keys(environment).filter((name) => name.startsWith('PB_')));
    const inKubernetes = globSync(join(root, 'deploy/kubernetes/*.yaml')).flatMap(
      (path) => readFileSync(path, 'utf8').match(/^ {2}PB_[A-Z_]+(?:_\d)?(?=:)/gm) ?? [],
    );
    const all = [...used, ...inKubernetes.map((name) => name.trim()), ...Object.keys(example).filter((name) => name.startsWith('PB_'))];
    expect(all.length).toBeGreaterThan(50);
    expect([...new Set(all)].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(roleServices)('%s starts in production with filled variables, as its own database user', (name, role) => {
    const config = readConfig(environmentOf(name, filled), [role]);
    expect(config.env).toBe('production');
    expect(new URL(config.databaseUrl(role)).username).toBe(`pb_${role}`);
    expect(config.ports[role]).toBe(roleLimits[role].port);
    expect(config.listenHost).not.toBe('127.0.0.1');
    const { PB_REDIS_URL, PB_NATS_URL } = environmentOf(name, filled);
    expect({ redis: PB_REDIS_URL !== undefined, nats: PB_NATS_URL !== undefined }).toEqual({
      redis: role === 'api' || role === 'admin',
      nats: role === 'stream' || role === 'worker',
    });
    if (PB_NATS_URL !== undefined) expect(new URL(config.natsUrl(role)).username).toBe(role);
    if (PB_REDIS_URL !== undefined) expect(new URL(config.redisUrl).username).toBe(role);
  });

  it('the worker has the second providers that are named, and does without', () => {
    const providers = (variables: Record<string, string>) => {
      const { mail, sms } = readConfig(environmentOf('worker', variables), ['worker']);
      return [mail, sms].map((all) => all.map(({ url }) => url));
    };
    expect(providers(filled)).toEqual([
      [filled.PB_MAIL_URL, filled.PB_MAIL_URL_2],
      [filled.PB_SMS_URL, filled.PB_SMS_URL_2],
    ]);
    const without = Object.fromEntries(sendingSecond.map((name) => [name, example[name] as string]));
    expect(providers({ ...filled, ...without })).toEqual([[filled.PB_MAIL_URL], [filled.PB_SMS_URL]]);
  });

  it.each(roleServices)('%s refuses what must be changed in example.env', (name, role) => {
    const environment = environmentOf(name, {
      ...filled,
      ...Object.fromEntries(Object.entries(example).filter(([key]) => !key.endsWith('_PASSWORD'))),
    });
    const wrong = ['PB_SERVICE_TOKEN', 'PB_TICKET_SECRET', 'PB_KEYS', 'PB_PRICE_SOURCES'];
    if (role === 'worker') wrong.push(...sending, 'PB_MAIL_FROM');
    if (role === 'api') wrong.push('PB_TELEGRAM_BOT');
    if (role === 'worker' || role === 'stream') wrong.push('PB_FACT_KEYS');
    for (const variable of wrong) expect(() => readConfig(environment, [role]), variable).toThrow(`- ${variable}: `);
  });

  it('compose refuses empty passwords', () => {
    const passwords = Object.keys(example).filter((name) => name.endsWith('_PASSWORD'));
    expect(passwords.filter((name) => example[name] !== '')).toEqual([]);
    for (const name of passwords) expect(text('compose.yaml'), name).toContain(`\${${name}:?}`);
    expect(() => environmentOf('api-1', example)).toThrow('DB_API_PASSWORD must have a value');
  });

  it('web starts with filled variables and knows no store', () => {
    const config = readWebConfig(environmentOf('web-1', filled));
    expect(config).toMatchObject({ isPublic: true, apiUrl: 'http://front:8090', listenHost: '0.0.0.0', liveUrls: [] });
    expect(text('nginx/front.conf')).toContain('listen 8090;');
    expect(Object.keys(environmentOf('web-1', filled)).filter((name) => /DATABASE|REDIS|NATS|TICKET|KEYS/.test(name))).toEqual([]);
    expect(() => readWebConfig(environmentOf('web-1', { ...filled, PB_SERVICE_TOKEN: example.PB_SERVICE_TOKEN as string }))).toThrow(
      'PB_SERVICE_TOKEN',
    );
  });

  it('each secret is known to those who use it', () => {
    const whoHas = (variable: string) =>
      services
        .filter(([name]) => Object.values(environmentOf(name, filled)).some((value) => value.includes(filled[variable] as string)))
        .map(([name]) => name);
    expect(whoHas('PB_SERVICE_TOKEN').sort()).toEqual(['api-1', 'api-2', 'web-1', 'web-2']);
    expect(whoHas('PB_TICKET_SECRET').sort()).toEqual(['api-1', 'api-2', 'stream']);
    expect(whoHas('PB_KEYS').sort()).toEqual(['admin', 'api-1', 'api-2', 'staff', 'tool', 'worker']);
    expect(whoHas('PB_FACT_KEYS').sort()).toEqual(['stream', 'worker']);
    expect(whoHas('NATS_WORKER_PASSWORD').sort()).toEqual(['nats', 'worker']);
    expect(whoHas('NATS_STREAM_PASSWORD').sort()).toEqual(['nats', 'stream']);
    expect(whoHas('REDIS_API_PASSWORD').sort()).toEqual(['api-1', 'api-2', 'redis']);
    expect(whoHas('REDIS_ADMIN_PASSWORD').sort()).toEqual(['admin', 'redis']);
    expect(whoHas('DB_MATCHER_PASSWORD').sort()).toEqual(['db-users', 'matcher-1', 'matcher-2']);
    expect(whoHas('DB_OWNER_PASSWORD').sort()).toEqual(['db-users', 'migrate', 'staff']);
    for (const variable of [...sending, ...sendingSecond]) expect(whoHas(variable), variable).toEqual(['worker']);
    expect(whoHas('PB_TELEGRAM_BOT').sort()).toEqual(['api-1', 'api-2']);
  });

  it('the command for the first members of staff starts with what it has, and no log keeps what it says', () => {
    const config = readConfig(environmentOf('staff', filled));
    expect(new URL(config.databaseUrl('owner')).username).toBe('pb_owner');
    expect(`${config.consoleOrigins[0]}`).toBe(example.PB_CONSOLE_ORIGINS);
    expect(service('staff').logging.driver).toBe('none');
  });

  it('the commands of operators start with the rights of the worker', () => {
    expect(new URL(readConfig(environmentOf('tool', filled)).databaseUrl('worker')).username).toBe('pb_worker');
  });

  it('files are on one volume, which api, worker and admin write, and nobody else has', () => {
    const mounts = services.flatMap(([name, { volumes = [] }]) =>
      volumes.filter((volume) => volume.startsWith('files:')).map((volume) => [name, volume]),
    );
    expect(Object.fromEntries(mounts)).toEqual({
      'api-1': 'files:/files',
      'api-2': 'files:/files',
      admin: 'files:/files',
      worker: 'files:/files',
    });
    expect(Object.keys(composition.volumes)).toContain('files');
    for (const [name] of mounts) expect(readConfig(environmentOf(name as string, filled)).filesDir).toBe('/files');
    // A new volume takes its owner from the folder of the image.
    expect(text('server.Dockerfile')).toContain('install --directory --mode=0700 --owner=10001 --group=10001 /files');
  });

  it('example.env has every variable that compose asks for, each with a word about it', () => {
    const asked = [...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string);
    expect(Object.keys(example).sort()).toEqual([...new Set(asked)].sort());
    const lines = text('example.env').split('\n');
    for (const [index, line] of lines.entries()) {
      if (/^[A-Z_]+(?:_\d)?=/.test(line)) expect(lines[index - 1], line).toMatch(/^(?:#|[A-Z_]+(?:_\d)?=)/);
    }
  });

  it('addresses of the live socket enter the content policy from the configuration, and no front writes a policy of its own', () => {
    const policy = contentPolicy(
      readWebConfig(environmentOf('web-1', { ...filled, PB_LIVE_URLS: 'wss://a.example/live,wss://b.example/live' })),
    );
    expect(policy('x')).toContain("connect-src 'self' wss://a.example/live wss://b.example/live;");
    for (const path of ['nginx/front.conf', 'nginx/forward.conf', 'nginx/house.conf', 'haproxy/haproxy.cfg']) {
      expect(text(path).toLowerCase()).not.toContain('content-security-policy');
    }
  });
});

describe('nats.conf', () => {
  it('has the users and rights that the code of the roles says', () => {
    expect(text('nats/nats.conf'), 'run npm run nats:config').toBe(natsConfig());
  });

  const hasNats = isInstalled('nats-server');
  const leftOut = hasNats ? '' : ' (left out: nats-server is not installed)';
  it.skipIf(!hasNats)(`is accepted by nats-server with the passwords of compose, and not without${leftOut}`, () => {
    const passwords = Object.entries(environmentOf('nats', filled)).map(([name, value]) => `${name}=${value}`);
    const check = ['nats-server', '-t', '-c', join(folder, 'nats/nats.conf')];
    expect(run('env', [...passwords, ...check])).toMatchObject({ isFine: true });
    expect(run('env', check).isFine).toBe(false);
  });
});

function seconds(duration: string): number {
  return Number(/^(\d+)s$/.exec(duration)?.[1]);
}
