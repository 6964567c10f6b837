import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../dev-stack/stack.ts';

export type Severity = 'critical' | 'warning' | 'none';

export interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  for?: string;
  labels: { severity: Severity };
}

interface RuleFile {
  groups: Array<{ name: string; interval?: string; rules: Rule[] }>;
}

interface Scrape {
  job_name: string;
  static_configs: Array<{ targets: string[] }>;
  relabel_configs?: Array<{ target_label: string; replacement?: string }>;
}

interface PrometheusFile {
  global: { external_labels: { runbooks: string } };
  rule_files: string[];
  alerting: { alertmanagers: Array<{ static_configs: Array<{ targets: string[] }> }> };
  scrape_configs: Scrape[];
}

interface Receiver {
  name: string;
  webhook_configs?: Array<{ url: string; send_resolved: boolean }>;
}

interface AlertmanagerFile {
  global: { smtp_require_tls: boolean };
  receivers: Receiver[];
}

export const deployFolder = join(root, 'deploy');

export function text(path: string): string {
  return readFileSync(join(deployFolder, path), 'utf8');
}

export function ruleFile(name: 'alerts.yml' | 'slo.yml'): RuleFile {
  return parse(text(`prometheus/${name}`)) as RuleFile;
}

/** The rules that tell somebody, in the order of their files. */
export function everyAlert(): Array<Rule & { alert: string }> {
  return (['alerts.yml', 'slo.yml'] as const)
    .flatMap((name) => ruleFile(name).groups)
    .flatMap(({ rules }) => rules)
    .filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined);
}

export function secondsOf(duration: string | undefined): number {
  const [, count = '0', unit = 's'] = /^(\d+)([smhd])$/.exec(duration ?? '0s') ?? [];
  return Number(count) * ({ s: 1, m: 60, h: 3_600, d: 86_400 }[unit] ?? Number.NaN);
}

/** How long a rule is made to wait when every `for` is divided. */
export function shortenedFor(duration: string | undefined, divisor: number): number {
  return Math.ceil(secondsOf(duration) / divisor);
}

/** The file as it is, but for the time that a condition has to last: what is measured, against what and over which span stays. */
export function shortened(file: RuleFile, divisor: number): RuleFile {
  const rule = (one: Rule): Rule => (one.for === undefined ? one : { ...one, for: `${shortenedFor(one.for, divisor)}s` });
  return { groups: file.groups.map((group) => ({ ...group, rules: group.rules.map(rule) })) };
}

export interface Watched {
  /** Scrape job to what answers it; of `site` the addresses that are opened. */
  targets: Readonly<Record<string, readonly string[]>>;
  blackbox: string;
  alertmanager: string;
  runbooks: string;
  ruleFiles: string[];
}

/** The delivered prometheus.yml, with the addresses of this run. */
export function prometheusFile({ targets, blackbox, alertmanager, runbooks, ruleFiles }: Watched): PrometheusFile {
  const file = parse(text('prometheus/prometheus.yml')) as PrometheusFile;
  return {
    ...file,
    global: { ...file.global, external_labels: { runbooks } },
    rule_files: ruleFiles,
    alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] },
    scrape_configs: file.scrape_configs.map((scrape) => {
      const own = targets[scrape.job_name];
      if (!own) throw new Error(`nothing here answers the scrape job ${scrape.job_name}`);
      const relabeled = scrape.relabel_configs?.map((rule) =>
        rule.target_label === '__address__' ? { ...rule, replacement: blackbox } : rule,
      );
      return { ...scrape, static_configs: [{ targets: [...own] }], ...(relabeled ? { relabel_configs: relabeled } : {}) };
    }),
  };
}

/** The delivered alertmanager.yml with its values; each receiver tells `address` as well, by its name. The mail server here has no TLS. */
export function alertmanagerFile(filled: string, address: string): AlertmanagerFile {
  const file = parse(filled) as AlertmanagerFile;
  return {
    ...file,
    global: { ...file.global, smtp_require_tls: false },
    receivers: file.receivers.map((receiver) =>
      receiver.webhook_configs ? receiver : { ...receiver, webhook_configs: [{ url: `${address}/${receiver.name}`, send_resolved: true }] },
    ),
  };
}
