import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePorts } from '../../apps/server/test/support/free-port.ts';
import { Service, type ServiceOptions } from '../load/service.ts';
import { alertmanagerFile, deployFolder, prometheusFile, ruleFile, shortened, text } from './prometheus-files.ts';

/** The services of compose.yaml. */
const { services: delivered } = parse(text('compose.yaml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
};

export interface WatchOptions {
  folder: string;
  forDivisor: number;
  /** Scrape job to what answers it, without those that are started here. */
  targets: Readonly<Record<string, readonly string[]>>;
  runbooks: string;
  postgresPort: number;
  redisPort: number;
  /** Whom the one who opens pages believes. */
  authorityFile: string;
  receiver: string;
  /** Where mails of alerts go. */
  mailUrl: string;
}

export type Watch = Awaited<ReturnType<typeof startWatch>>;

/** Prometheus, Alertmanager and Debian's exporters, with the files and arguments of deploy/. */
export async function startWatch(options: WatchOptions, ending: Array<() => unknown>) {
  const { folder, targets, runbooks, receiver } = options;
  const ports = await choosePorts();
  const at = (port: number) => `127.0.0.1:${port}`;
  const service = (name: keyof typeof ports, args: readonly string[], variables: Record<string, string> = {}, ready = '/') =>
    exporter({ name, command: `prometheus-${name}`, args, variables }, `http://${at(ports[name])}${ready}`);
  const services = {
    node: service('node-exporter', [...nodeArguments(), `--web.listen-address=${at(ports['node-exporter'])}`]),
    postgres: service('postgres-exporter', [`--web.listen-address=${at(ports['postgres-exporter'])}`], {
      DATA_SOURCE_NAME: `postgres://postgres@${at(options.postgresPort)}/postgres?sslmode=disable`,
    }),
    redis: service('redis-exporter', [`-web.listen-address=${at(ports['redis-exporter'])}`], {
      ...delivered['redis-exporter']?.environment,
      REDIS_ADDR: `redis://${at(options.redisPort)}`,
      REDIS_USER: 'metrics',
      REDIS_PASSWORD: metricsPassword,
    }),
    blackbox: service(
      'blackbox-exporter',
      [`--config.file=${join(deployFolder, 'prometheus/blackbox.yml')}`, `--web.listen-address=${at(ports['blackbox-exporter'])}`],
      { SSL_CERT_FILE: options.authorityFile },
      '/-/healthy',
    ),
    alertmanager: service(
      'alertmanager',
      [
        `--config.file=${writeAlertmanager(options)}`,
        `--storage.path=${join(folder, 'alertmanager')}`,
        `--web.listen-address=${at(ports.alertmanager)}`,
        '--cluster.listen-address=',
        '--log.level=error',
      ],
      {},
      '/-/ready',
    ),
  };
  const file = prometheusFile({
    targets: {
      ...targets,
      alertmanager: [at(ports.alertmanager)],
      node: [at(ports['node-exporter'])],
      postgres: [at(ports['postgres-exporter'])],
      redis: [at(ports['redis-exporter'])],
    },
    blackbox: at(ports['blackbox-exporter']),
    alertmanager: at(ports.alertmanager),
    runbooks,
    ruleFiles: writeRules(options),
  });
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(file));
  const prometheus = exporter(
    {
      name: 'prometheus',
      command: 'prometheus',
      args: [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'prometheus')}`,
        `--web.listen-address=${at(ports.prometheus)}`,
        '--log.level=error',
      ],
    },
    `http://${at(ports.prometheus)}/-/ready`,
  );
  const all = { ...services, prometheus };
  for (const one of Object.values(all)) ending.push(() => one.stop());
  await Promise.all(Object.values(all).map((one) => one.start()));
  return { ...all, prometheusUrl: `http://${at(ports.prometheus)}`, receiver };
}

function exporter(options: Omit<ServiceOptions, 'isReady'>, address: string): Service {
  const isReady = () =>
    fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
  return new Service({ ...options, isReady });
}

async function choosePorts() {
  const names = ['prometheus', 'alertmanager', 'node-exporter', 'postgres-exporter', 'redis-exporter', 'blackbox-exporter'] as const;
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, ports[index] as number])) as Record<(typeof names)[number], number>;
}

/** As in compose.yaml, but for the mount of the host's root, which is this machine's own. */
function nodeArguments(): string[] {
  const given = delivered['node-exporter']?.command ?? [];
  return given.filter((argument) => !argument.startsWith('--path.rootfs')).map((argument) => argument.replaceAll('$$', '$'));
}

function writeRules({ folder, forDivisor }: WatchOptions): string[] {
  return (['alerts.yml', 'slo.yml'] as const).map((name) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(shortened(ruleFile(name), forDivisor)));
    return file;
  });
}

/** What start.sh makes of the delivered file. */
function writeAlertmanager({ folder, receiver, mailUrl }: WatchOptions): string {
  const filled = join(folder, 'filled.yml');
  const mail = new URL(mailUrl);
  execFileSync('sh', [join(deployFolder, 'alertmanager/start.sh'), 'true'], {
    env: {
      PATH: process.env.PATH,
      ALERT_CONFIG_DIR: join(deployFolder, 'alertmanager'),
      ALERT_FILLED: filled,
      ALERT_MAIL_SERVER: mail.host,
      ALERT_MAIL_FROM: 'alerts@exchange.example',
      ALERT_MAIL_TO: operators,
      ALERT_MAIL_USER: mail.username,
      ALERT_MAIL_PASSWORD: mail.password,
      ALERT_TELEGRAM_URL: receiver,
      ALERT_TELEGRAM_TOKEN: '1:token',
      ALERT_TELEGRAM_CHAT: '1',
      ALERT_WATCHDOG_URL: `${receiver}/watchdog`,
    },
  });
  const file = join(folder, 'alertmanager.yml');
  writeFileSync(file, JSON.stringify(alertmanagerFile(readFileSync(filled, 'utf8'), receiver)));
  return file;
}

/** Of the user `metrics` in the Redis of this run. */
export const metricsPassword = 'password-of-metrics';

/** Whose mails the operators of this run read. */
export const operators = 'operators@exchange.example';
