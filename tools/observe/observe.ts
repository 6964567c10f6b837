import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboards } from '../dashboards/dashboards.ts';
import { root, untilReady } from '../dev-stack/stack.ts';
import { dashboardPage } from './dashboard-page.ts';

export interface Observation {
  /** The page of the dashboards. */
  address: string;
  prometheus: string;
  close: () => Promise<void>;
}

export interface ObservationSettings {
  /** Role to host and port of its /metrics. */
  roles: Readonly<Record<string, string>>;
  port: number;
  /** The exporter of PostgreSQL, where it is installed, takes the next one. */
  prometheusPort: number;
  /** Somebody who may read the statistics of PostgreSQL. */
  postgresUrl: string;
  /** Seconds that a page shows. */
  span?: number;
}

/** Debian's Prometheus over a stack of this machine, with the rules of deploy/, and a page that draws the dashboards. */
export async function observe({ roles, port, prometheusPort, postgresUrl, span = 900 }: ObservationSettings): Promise<Observation> {
  const folder = mkdtempSync(join(tmpdir(), 'pb-observe-'));
  const prometheus = `http://127.0.0.1:${prometheusPort}`;
  const exporter = `127.0.0.1:${prometheusPort + 1}`;
  const children: ChildProcess[] = [];
  const targets = { ...roles };
  if (isInstalled('prometheus-postgres-exporter')) {
    targets.postgres = exporter;
    children.push(start('prometheus-postgres-exporter', [`--web.listen-address=${exporter}`], { DATA_SOURCE_NAME: postgresUrl }));
  }
  writeFileSync(join(folder, 'prometheus.yml'), configOf(targets));
  const settings = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
    '--log.level=warn',
  ];
  children.push(start('prometheus', settings));
  // Until it has opened its storage every question is answered with 503.
  await untilReady([prometheus], 60, '/-/ready');
  const server = await servePages(prometheus, port, span);
  return {
    address: `http://127.0.0.1:${port}/`,
    prometheus,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all(children.map(ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env.PATH, ...env } });
}

/** Whether graphs can be had on this machine. */
export function hasPrometheus(): boolean {
  return isInstalled('prometheus');
}

function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0;
}

function configOf(roles: ObservationSettings['roles']): string {
  const jobs = Object.entries(roles).map(([job, target]) => ({ job_name: job, static_configs: [{ targets: [target] }] }));
  // JSON is YAML.
  return JSON.stringify({
    global: { scrape_interval: '5s', evaluation_interval: '15s', external_labels: { runbooks: 'http://127.0.0.1:8082/runbooks' } },
    rule_files: ['alerts.yml', 'slo.yml'].map((file) => join(root, 'deploy/prometheus', file)),
    scrape_configs: jobs,
  });
}

async function servePages(prometheus: string, port: number, span: number): Promise<Server> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1) || dashboards[0]?.name;
    const dashboard = dashboards.find((one) => one.name === name);
    if (!dashboard) return void response.writeHead(404).end();
    dashboardPage(prometheus, dashboard, { end: Math.floor(Date.now() / 1_000), span }).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => response.writeHead(503, { 'content-type': 'text/plain' }).end(`Prometheus does not answer: ${String(error)}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
