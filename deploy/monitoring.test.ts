import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressOf, composition, environmentOf, filled, folder, networksOf, type Service, services, text } from './composition.ts';
import { readYaml, type Yaml } from './read-yaml.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 30_000 });

interface Scrape {
  job_name: string;
  scrape_interval?: string;
  static_configs: Array<{ targets: string[] }>;
}

interface Route {
  matchers?: string[];
  group_wait?: string;
  routes?: Route[];
}

interface Rule {
  alert?: string;
  for?: string;
  labels: { severity: string };
}

const { scrape_configs: scrapes, alerting } = readYaml(text('prometheus/prometheus.yml'))[0] as unknown as {
  scrape_configs: Scrape[];
  alerting: { alertmanagers: Array<{ static_configs: Array<{ targets: string[] }> }> };
};
const { groups } = readYaml(text('prometheus/alerts.yml'))[0] as unknown as {
  groups: Array<{ interval?: string; rules: Rule[] }>;
};
const alerts = new Set(groups.flatMap(({ rules }) => rules).flatMap(({ alert }) => alert ?? []));
const service = (name: string) => composition.services[name] as Service;
const watchers = ['prometheus', 'alertmanager', 'node-exporter', 'postgres-exporter', 'redis-exporter', 'blackbox-exporter'];

const place = mkdtempSync(join(tmpdir(), 'pb-alerting-'));
afterAll(() => rmSync(place, { recursive: true }));

/** What start.sh makes of alertmanager.yml with these variables; what it starts is `echo`. */
function fill(given: Record<string, string>): { isFine: boolean; says: string; file: string } {
  const file = join(place, 'alertmanager.yml');
  const variables = Object.entries({ ALERT_CONFIG_DIR: join(folder, 'alertmanager'), ALERT_FILLED: file, ...given });
  const assignments = variables.map(([name, value]) => `${name}=${value}`);
  return {
    ...run('env', ['-i', `PATH=${process.env.PATH}`, ...assignments, 'sh', join(folder, 'alertmanager/start.sh'), 'echo'], place),
    file,
  };
}

/** The environment of the service, with its files in a place of ours. */
function given(): Record<string, string> {
  const environment = environmentOf('alertmanager', {
    ...filled,
    ALERT_MAIL_SERVER: 'mail.example:587',
    ALERT_MAIL_USER: 'alerts',
    ALERT_MAIL_FROM: 'alerts@exchange.example',
    ALERT_MAIL_TO: 'operators@exchange.example',
    ALERT_WATCHDOG_URL: 'https://watchdog.example/ping',
  });
  const values = { 'mail-password': 'made/by&openssl', 'telegram-token': '1:token', 'telegram-chat': '-100123' };
  for (const [name, value] of Object.entries(values)) writeFileSync(join(place, name), `${value}\n`);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replace('/run/alerting', place)]));
}

/** A route, and those below it. */
function routesOf(route: Route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(routesOf)];
}

describe('monitoring in compose.yaml', () => {
  it('starts with its profile only, and publishes nothing', () => {
    const profiled = services.filter(([, one]) => (one as Service & { profiles?: string[] }).profiles?.includes('monitoring'));
    expect(profiled.map(([name]) => name).sort()).toEqual([...watchers].sort());
    for (const name of watchers) expect(service(name).ports, name).toBeUndefined();
  });

  it('only Alertmanager has a way out, and nobody shares it', () => {
    const open = Object.keys(composition.networks).filter((name) => composition.networks[name]?.internal !== 'true');
    const ways = watchers.flatMap((name) => networksOf(service(name)).filter((network) => open.includes(network)));
    expect(ways).toEqual(['alerting']);
    expect(services.filter(([, one]) => networksOf(one).includes('alerting')).map(([name]) => name)).toEqual(['alertmanager']);
  });

  it('each asks on the networks of what it measures and on no other', () => {
    const at = Object.fromEntries(watchers.map((name) => [name, networksOf(service(name)).sort()]));
    expect(at).toEqual({
      prometheus: ['admin', 'back', 'front', 'watch'],
      alertmanager: ['alerting', 'watch'],
      'node-exporter': ['watch'],
      'postgres-exporter': ['back', 'watch'],
      'redis-exporter': ['back', 'watch'],
      'blackbox-exporter': ['admin', 'front', 'watch'],
    });
  });

  it('addresses on the networks of the fronts are fixed, so that nobody takes one of theirs', () => {
    for (const network of ['front', 'admin']) {
      const addresses = services.filter(([, one]) => networksOf(one).includes(network)).map(([, one]) => addressOf(one, network));
      expect(addresses).not.toContain(undefined);
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });

  it('exporters have users of their own, whose passwords nobody else has but the store', () => {
    const whoHas = (variable: string) =>
      services
        .filter(([name]) => Object.values(environmentOf(name, filled)).some((value) => value.includes(filled[variable] as string)))
        .map(([name]) => name);
    expect(whoHas('DB_METRICS_PASSWORD').sort()).toEqual(['db-users', 'postgres-exporter']);
    expect(whoHas('REDIS_METRICS_PASSWORD').sort()).toEqual(['redis', 'redis-exporter']);
    expect(environmentOf('postgres-exporter', filled)).toMatchObject({ DATA_SOURCE_USER: 'pb_metrics' });
    expect(text('postgres/users.sql').match(/^GRANT .* TO pb_metrics;$/gm)).toEqual(['GRANT pg_monitor TO pb_metrics;']);
    expect(text('redis/start.sh')).toContain('user metrics on >%s resetchannels -@all +ping +info');
  });

  it('the probe asks for the names of the fronts at their addresses', () => {
    const targets = scrapes.find(({ job_name }) => job_name === 'site')?.static_configs[0]?.targets ?? [];
    const { extra_hosts: hosts = [] } = service('blackbox-exporter');
    expect(targets.map((target) => new URL(target).hostname)).toEqual(hosts.map((line) => line.split(':')[0]));
    const addresses = [addressOf(service('front'), 'front'), addressOf(service('console'), 'admin')];
    expect(hosts.map((line) => line.split(':')[1])).toEqual(addresses);
    for (const [at, file] of ['front', 'console'].entries()) {
      const { hostname, port } = new URL(targets[at] as string);
      expect(text(`nginx/${file}.conf`)).toContain(`server_name ${hostname};`);
      expect(text(`nginx/${file}.conf`)).toContain(`listen ${port} ssl`);
    }
  });
});

describe('prometheus.yml', () => {
  it('asks every exporter and Alertmanager, and tells Alertmanager', () => {
    const seen = networksOf(service('prometheus'));
    const told = alerting.alertmanagers.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));
    expect(told).toEqual(['alertmanager:9093']);
    const asked = Object.fromEntries(scrapes.map(({ job_name, static_configs }) => [job_name, static_configs[0]?.targets[0]]));
    expect(asked).toMatchObject({
      alertmanager: 'alertmanager:9093',
      node: 'node-exporter:9100',
      postgres: 'postgres-exporter:9187',
      redis: 'redis-exporter:9121',
    });
    expect(text('prometheus/prometheus.yml')).toContain("replacement: 'blackbox-exporter:9115'");
    for (const name of watchers)
      expect(
        networksOf(service(name)).some((network) => seen.includes(network)),
        name,
      ).toBe(true);
  });
});

describe('alertmanager.yml', () => {
  const inhibitions = readYaml(text('alertmanager/alertmanager.yml').replace('@ALERT_TELEGRAM_CHAT@', '1'))[0] as unknown as {
    inhibit_rules: Array<Record<string, Yaml>>;
    route: Route;
  };

  it('names alerts that exist', () => {
    const matchers = JSON.stringify(inhibitions).matchAll(/alertname=~?\\"([^"\\]+)\\"/g);
    const named = [...matchers].flatMap(([, names]) => (names as string).split('|'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !alerts.has(name))).toEqual([]);
  });

  it.each(['CanaryTouched', 'ViewQuotaPassed'])(
    'R6.1 %s is told within five seconds of the act, whatever falls between two looks',
    (alert) => {
      const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1] ?? Number.NaN);
      const scrape = seconds(scrapes.find(({ job_name }) => job_name === 'admin')?.scrape_interval);
      const evaluation = seconds(groups.find(({ rules }) => rules.some((rule) => rule.alert === alert))?.interval);
      const waits = routesOf(inhibitions.route).flatMap((route) =>
        JSON.stringify(route.matchers ?? []).includes(alert) ? [route.group_wait] : [],
      );
      expect(waits.length).toBeGreaterThan(0);
      expect(scrape + evaluation + Math.max(...waits.map(seconds))).toBeLessThan(5);
      expect(groups.flatMap(({ rules }) => rules).find((rule) => rule.alert === alert)?.for).toBeUndefined();
    },
  );

  it('has a value for every mark, from the variables and files of the service', () => {
    const { isFine, says, file } = fill(given());
    expect(isFine, says).toBe(true);
    expect(says).toBe(`--config.file=${file}\n`);
    const config = readFileSync(file, 'utf8');
    expect(config).not.toMatch(/@[A-Z_]+@/);
    expect(config).toContain("smtp_auth_password: 'made/by&openssl'");
    expect(config).toContain('chat_id: -100123');
  });

  it('start.sh says which value is missing, and starts nothing', () => {
    for (const name of Object.keys(given())) {
      const { [name]: _without, ...rest } = given();
      expect(fill(rest), name).toMatchObject({ isFine: false, says: `alertmanager.yml: ${name.replace(/_FILE$/, '')} has no value\n` });
    }
    expect(fill({ ...given(), ALERT_TELEGRAM_TOKEN_FILE: '/nowhere' })).toMatchObject({ isFine: false });
    // A quote would end the string that the value stands in.
    expect(fill({ ...given(), ALERT_MAIL_TO: "x', require_tls: 'y" })).toMatchObject({ isFine: false });
  });

  const hasAmtool = isInstalled('amtool');
  const leftOut = hasAmtool ? '' : ' (left out: amtool is not installed)';
  it.skipIf(!hasAmtool)(`amtool accepts it${leftOut}`, () => {
    const { isFine, says } = run('amtool', ['check-config', fill(given()).file]);
    expect(isFine, says).toBe(true);
    expect(says).toContain('1 templates');
  });

  it.skipIf(!hasAmtool).each([
    ['a role that is gone', { alertname: 'RoleGone', severity: 'critical', job: 'api' }, 'telegram,mail'],
    ['a disk that runs full', { alertname: 'DiskNearlyFull', severity: 'warning', job: 'node' }, 'mail'],
    ['a full disk', { alertname: 'DiskNearlyFull', severity: 'critical', job: 'node' }, 'telegram,mail'],
    ['a look at an invented customer', { alertname: 'CanaryTouched', severity: 'critical' }, 'telegram,mail'],
    ['too many looks at customers', { alertname: 'ViewQuotaPassed', severity: 'warning' }, 'mail'],
    ['the sign of life', { alertname: 'Watchdog', severity: 'none' }, 'watchdog'],
  ])(`%s is told to the right people${leftOut}`, (_what, labels, receivers) => {
    const words = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
    const { isFine, says } = run('amtool', [
      'config',
      'routes',
      'test',
      `--config.file=${fill(given()).file}`,
      `--verify.receivers=${receivers}`,
      ...words,
    ]);
    expect(isFine, says).toBe(true);
  });

  it.skipIf(!hasAmtool)(`what a phone shows is short and has summary, labels and page${leftOut}`, () => {
    const alert = (at: number) => ({
      status: 'firing',
      labels: { alertname: 'RoleDown', severity: 'warning', job: 'api', instance: `api-${at}:8081` },
      annotations: { summary: `api at api-${at}:8081 does not answer`, runbook_url: 'docs/runbooks/role-down.md' },
      startsAt: '2026-11-19T00:00:00Z',
    });
    const show = (count: number) => {
      const data = {
        receiver: 'mail',
        status: 'firing',
        alerts: Array.from({ length: count }, (_, at) => alert(at + 1)),
        groupLabels: { alertname: 'RoleDown', job: 'api' },
        commonLabels: { severity: 'warning' },
        commonAnnotations: { runbook_url: 'docs/runbooks/role-down.md' },
      };
      writeFileSync(join(place, 'data.json'), JSON.stringify(data));
      const glob = `--template.glob=${join(folder, 'alertmanager/phone.tmpl')}`;
      return run('amtool', [
        'template',
        'render',
        glob,
        '--template.type=text',
        '--template.text={{ template "phone.text" . }}',
        `--template.data=${join(place, 'data.json')}`,
      ]).says;
    };
    expect(show(1)).toBe('WARNING RoleDown api\n\napi at api-1:8081 does not answer\ninstance=api-1:8081 \ndocs/runbooks/role-down.md');
    expect(show(20)).toContain('WARNING RoleDown api (20)');
    expect(show(20)).toContain('... 20 in all');
    expect(show(20).length).toBeLessThan(400);
  });
});

describe('monitoring on Kubernetes', () => {
  const kustomization = readYaml(text('kubernetes/monitoring/kustomization.yaml'))[0] as unknown as { resources: string[] };
  const objects = kustomization.resources
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => readYaml(text(`kubernetes/monitoring/${path}`))) as unknown as Array<{ kind: string; metadata: { name: string } }>;

  it('every file is applied, or says by its name why not', () => {
    const files = readdirSync(join(folder, 'kubernetes/monitoring')).filter(
      (name) => !['kustomization.yaml', 'secrets.yaml'].includes(name),
    );
    const applied = [...kustomization.resources, 'hardened.patch.yaml', 'secrets.template.yaml'].filter((path) => path.endsWith('.yaml'));
    expect(files.sort()).toEqual(applied.sort());
  });

  it('runs the images of compose.yaml, each with a Service', () => {
    const images = [text('kubernetes/monitoring/alertmanager.yaml'), text('kubernetes/monitoring/exporters.yaml')].flatMap((manifest) =>
      [...manifest.matchAll(/image: (\S+)/g)].map(([, image]) => image as string),
    );
    const deployed = objects.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(images.sort()).toEqual(deployed.map((name) => service(name).image).sort());
    expect(objects.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name)).toEqual(deployed);
  });

  it('Alertmanager is given every value that start.sh asks for', () => {
    const manifest = text('kubernetes/monitoring/alertmanager.yaml') + text('kubernetes/monitoring/settings.yaml');
    const marks = new Set(text('alertmanager/alertmanager.yml').match(/(?<=@)ALERT_[A-Z_]+(?=@)/g));
    expect([...marks].filter((mark) => !new RegExp(`\\b${mark}(?:_FILE)?\\b`).test(manifest))).toEqual([]);
  });
});

describe('shell scripts', () => {
  const hasShellcheck = isInstalled('shellcheck');
  it.skipIf(!hasShellcheck)(
    `have nothing that shellcheck objects to${hasShellcheck ? '' : ' (left out: shellcheck is not installed)'}`,
    () => {
      const { says: names } = run(
        'git',
        ['grep', '--untracked', '-lE', '^#!.*\\b(sh|bash)\\b', '--', ':!*.md', ':!*.ts'],
        join(folder, '..'),
      );
      const scripts = names.trim().split('\n');
      expect(scripts).toEqual(
        expect.arrayContaining([
          '.ci/run',
          'deploy/alertmanager/start.sh',
          'deploy/install.sh',
          'deploy/release.sh',
          'deploy/rolling-restart.sh',
          'deploy/upgrade.sh',
        ]),
      );
      const { isFine, says } = run('shellcheck', ['--external-sources', '--check-sourced', ...scripts], join(folder, '..'));
      expect(isFine, says).toBe(true);
    },
  );
});
