import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { roleLimits } from '../apps/server/src/platform/config.ts';
import { registry } from '../apps/server/src/platform/metrics.ts';
import { roleTable } from '../apps/server/src/roles/table.ts';
import { composition, folder, networksOf, root, type Service, text } from './composition.ts';
import { readYaml } from './read-yaml.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 30_000 });

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

const { groups } = readYaml(text('prometheus/alerts.yml'))[0] as unknown as { groups: Array<{ rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);
const { scrape_configs: scrapes } = readYaml(text('prometheus/prometheus.yml'))[0] as unknown as { scrape_configs: Scrape[] };

describe('alerts', () => {
  it('speak of metrics that the roles have', () => {
    const names = new Set(registry.getMetricsAsArray().map(({ name }) => name));
    const asked = rules.flatMap(({ expr }) => expr.match(/\bpb_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !names.has(name) && !names.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  });

  it('each has a severity and its page, and each page has its alert', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning'], alert).toContain(labels.severity);
      const page = alert.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
      expect(annotations.runbook_url).toBe(`docs/runbooks/${page}.md`);
      expect(existsSync(join(root, annotations.runbook_url)), annotations.runbook_url).toBe(true);
      expect(readFileSync(join(root, annotations.runbook_url), 'utf8')).toMatch(
        new RegExp(`^# ${alert}\n\n\\*\\*Means\\.\\*\\*[^]*\\*\\*First look\\.\\*\\*[^]*\\*\\*Cure\\.\\*\\*`),
      );
    }
    const withoutAlert = ['README.md', 'retire-a-key.md'];
    const pages = readdirSync(join(root, 'docs/runbooks')).filter((name) => !withoutAlert.includes(name));
    expect(pages.sort()).toEqual(rules.map(({ annotations }) => annotations.runbook_url.replace('docs/runbooks/', '')).sort());
  });

  it('pages link to pages that are there', () => {
    for (const name of readdirSync(join(root, 'docs/runbooks'))) {
      const links = readFileSync(join(root, 'docs/runbooks', name), 'utf8').matchAll(/\]\(([^)]+)\)/g);
      for (const [, link] of links) expect(existsSync(join(root, 'docs/runbooks', link as string)), `${name}: ${link}`).toBe(true);
    }
  });
});

describe('prometheus.yml', () => {
  it('asks every process of every role, by a network that both are on', () => {
    expect(scrapes.map(({ job_name }) => job_name).sort()).toEqual(Object.keys(roleTable).sort());
    const seen = networksOf(composition.services.prometheus as Service);
    for (const { job_name, static_configs } of scrapes) {
      for (const target of static_configs.flatMap(({ targets }) => targets)) {
        const [service = '', port] = target.split(':');
        expect(composition.services[service]?.command).toEqual([`--roles=${job_name}`]);
        expect(Number(port)).toBe(roleLimits[job_name as keyof typeof roleLimits].port);
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

  it.skipIf(!hasPromtool)(`alerts fire when they should${hasPromtool ? '' : ' (left out: promtool is not installed)'}`, () => {
    const { isFine, says } = run('promtool', ['test', 'rules', 'alerts.test.yml'], join(folder, 'prometheus'));
    expect(isFine, says).toBe(true);
    // Every alert is tried.
    expect(rules.map(({ alert }) => alert).filter((alert) => !text('prometheus/alerts.test.yml').includes(alert))).toEqual([]);
  });
});
