import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { roleLimits } from '../apps/server/src/platform/config.ts';
import { registry } from '../apps/server/src/platform/metrics.ts';
import { roleTable } from '../apps/server/src/roles/table.ts';
import { readWebConfig } from '../apps/web/server/config.ts';
import { registry as webRegistry } from '../apps/web/server/metrics.ts';
import { contractCalls } from '../tools/spec/contract-calls.ts';
import { composition, environmentOf, example, filled, folder, networksOf, root, type Service, text } from './composition.ts';
import { readYaml } from './read-yaml.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 120_000 });

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

interface Scrape {
  job_name: string;
  static_configs: Array<{ targets: string[] }>;
}

interface Recording {
  record: string;
  expr: string;
}

function rulesIn<Kind>(file: string): Kind[] {
  const { groups } = readYaml(text(`prometheus/${file}`))[0] as unknown as { groups: Array<{ rules: Kind[] }> };
  return groups.flatMap((group) => group.rules);
}

const rules = rulesIn<Rule>('alerts.yml');
const recordings = rulesIn<Recording>('slo.yml');
const {
  global,
  rule_files: ruleFiles,
  scrape_configs: scrapes,
} = readYaml(text('prometheus/prometheus.yml'))[0] as unknown as {
  global: { evaluation_interval: string; external_labels: Record<string, string> };
  rule_files: string[];
  scrape_configs: Scrape[];
};
const linkOf = (page: string) => `{{ $externalLabels.runbooks }}/${page}`;

describe('alerts', () => {
  it('speak of metrics that the roles have', () => {
    const names = new Set([registry, webRegistry].flatMap((one) => one.getMetricsAsArray().map(({ name }) => name)));
    const asked = [...rules, ...recordings].flatMap(({ expr }) => expr.match(/\bpb_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !names.has(name) && !names.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  });

  it('ask for no recorded value that is not recorded', () => {
    const recorded = new Set(recordings.map(({ record }) => record));
    const asked = [...rules, ...recordings].flatMap(({ expr }) => expr.match(/\bslo:[\w:]+/g) ?? []);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !recorded.has(name))).toEqual([]);
    // The number of bad events is counted by it.
    expect(text('prometheus/slo.yml')).toContain(`* ${global.evaluation_interval.replace('s', '')}\n`);
  });

  it('speak of calls that there are', async () => {
    const paths = new Set((await contractCalls()).map(({ path }) => path));
    const asked = [
      ...new Set(recordings.flatMap(({ expr }) => [...expr.matchAll(/call=~"([^"]+)"/g)].map(([, pattern]) => pattern as string))),
    ];
    const listed = asked.flatMap((pattern) => {
      const [, before = '', choices] = /^(.*)\((.*)\)$/.exec(pattern) ?? [];
      return (choices ?? pattern).split('|').map((choice) => `${before}${choice}`);
    });
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('each has a severity and its page, and each page has its alert', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(alert === 'Watchdog' ? ['none'] : ['critical', 'warning'], alert).toContain(labels.severity);
      const page = alert.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
      expect(annotations.runbook_url).toBe(linkOf(`${page}.md`));
      const file = join(root, `docs/runbooks/${page}.md`);
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`^# ${alert}\n\n\\*\\*Means\\.\\*\\*[^]*\\*\\*First look\\.\\*\\*[^]*\\*\\*Cure\\.\\*\\*`),
      );
    }
    const withoutAlert = ['README.md', 'backup-key-lost.md', 'primary-lost.md', 'restore-to-a-moment.md', 'retire-a-key.md'];
    const pages = readdirSync(join(root, 'docs/runbooks')).filter((name) => !withoutAlert.includes(name));
    expect(pages.map(linkOf).sort()).toEqual([...new Set(rules.map(({ annotations }) => annotations.runbook_url))].sort());
  });

  it('pages link to pages that are there', () => {
    for (const name of readdirSync(join(root, 'docs/runbooks'))) {
      const links = readFileSync(join(root, 'docs/runbooks', name), 'utf8').matchAll(/\]\(([^)]+)\)/g);
      for (const [, link] of links) expect(existsSync(join(root, 'docs/runbooks', link as string)), `${name}: ${link}`).toBe(true);
    }
  });
});

describe('prometheus.yml', () => {
  it('says where runbooks are read, which can be opened from anywhere', () => {
    expect(global.external_labels).toEqual({ runbooks: '${RUNBOOKS_URL}' });
    const { RUNBOOKS_URL = '' } = environmentOf('prometheus', filled);
    expect(RUNBOOKS_URL).toBe(`${example.PB_CONSOLE_ORIGINS}/runbooks`);
    expect(new URL(RUNBOOKS_URL).protocol).toBe('https:');
    const tests = text('prometheus/alerts.test.yml');
    expect(tests).toContain(`external_labels: { runbooks: '${RUNBOOKS_URL}' }`);
  });

  it('asks every process of every role and of web, by a network that both are on', () => {
    const ofRoles = scrapes.filter(({ job_name }) => job_name in roleTable || job_name === 'web');
    expect(ofRoles.map(({ job_name }) => job_name).sort()).toEqual([...Object.keys(roleTable), 'web'].sort());
    const seen = networksOf(composition.services.prometheus as Service);
    for (const { job_name, static_configs } of ofRoles) {
      for (const target of static_configs.flatMap(({ targets }) => targets)) {
        const [service = '', port] = target.split(':');
        const isWeb = job_name === 'web';
        expect(composition.services[service]?.command).toEqual(isWeb ? undefined : [`--roles=${job_name}`]);
        expect(Number(port)).toBe(isWeb ? readWebConfig({}).port : roleLimits[job_name as keyof typeof roleLimits].port);
        expect(
          networksOf(composition.services[service] as Service).some((network) => seen.includes(network)),
          target,
        ).toBe(true);
      }
    }
  });

  const hasPromtool = isInstalled('promtool');
  it.skipIf(!hasPromtool)(`promtool accepts it${hasPromtool ? '' : ' (left out: promtool is not installed)'}`, () => {
    const { isFine, says } = run('promtool', ['check', 'config', 'prometheus.yml'], join(folder, 'prometheus'));
    expect(isFine, says).toBe(true);
  });

  it.skipIf(!hasPromtool).each(['alerts.test.yml', 'slo.test.yml'])(
    `alerts fire when they should: %s${hasPromtool ? '' : ' (left out: promtool is not installed)'}`,
    (file) => {
      const { isFine, says } = run('promtool', ['test', 'rules', file], join(folder, 'prometheus'));
      expect(isFine, says).toBe(true);
    },
  );

  it('a Prometheus of the cluster is given the same rules', () => {
    const { configMapGenerator } = readYaml(text('prometheus/kustomization.yaml'))[0] as unknown as {
      configMapGenerator: Array<{ name: string; files: string[] }>;
    };
    expect(configMapGenerator.find(({ name }) => name === 'alerts')?.files).toEqual(ruleFiles);
  });

  it('every alert is tried', () => {
    const tried = text('prometheus/alerts.test.yml') + text('prometheus/slo.test.yml');
    expect(rules.map(({ alert }) => alert).filter((alert) => !tried.includes(alert))).toEqual([]);
  });
});
