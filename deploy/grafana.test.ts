import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../apps/server/src/platform/metrics.ts';
import { registry as webRegistry } from '../apps/web/server/metrics.ts';
import { dashboards } from '../tools/dashboards/dashboards.ts';
import { grafanaJson } from '../tools/dashboards/grafana-json.ts';
import { folder } from './composition.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 30_000 });

const scratch = mkdtempSync(join(tmpdir(), 'pb-dashboards-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const panels = dashboards.flatMap((dashboard) => dashboard.panels.map((panel) => ({ ...panel, dashboard: dashboard.name })));
const queries = panels.flatMap(({ lines }) => lines.map(({ query }) => query));

/** What exporters measure, of which the code of the roles knows nothing. */
const ofOthers = /^(?:up|slo:[\w:]+|pg_\w+|redis_\w+|node_\w+|probe_\w+)$/;
const functions = new Set([
  'sum',
  'max',
  'min',
  'avg',
  'rate',
  'increase',
  'topk',
  'histogram_quantile',
  'vector',
  'clamp_min',
  'time',
  'quantile',
]);
const words = new Set(['by', 'on', 'or', 'and', 'unless', 'without', 'offset', 'ignoring', 'group_left', 'bool']);

/** The names in a query that are neither functions nor labels. */
function metricsOf(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, '');
  return (bare.match(/\b[a-z_][\w:]*/g) ?? []).filter((name) => !functions.has(name) && !words.has(name));
}

describe('dashboards', () => {
  it('are written as their table says', () => {
    const files = dashboards.map(({ name }) => `${name}.json`);
    expect(readdirSync(join(folder, 'grafana/dashboards')).sort()).toEqual(files.sort());
    for (const dashboard of dashboards) {
      expect(readFileSync(join(folder, 'grafana/dashboards', `${dashboard.name}.json`), 'utf8')).toBe(grafanaJson(dashboard));
    }
  });

  it('speak of metrics that the roles or the exporters have', () => {
    const names = new Set([registry, webRegistry].flatMap((each) => each.getMetricsAsArray().map(({ name }) => name)));
    const asked = queries.flatMap(metricsOf);
    expect(asked.length).toBeGreaterThan(queries.length / 2);
    const unknown = asked.filter(
      (name) => !ofOthers.test(name) && !names.has(name) && !names.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  });

  it('give each panel of a dashboard a title of its own', () => {
    for (const { panels: own } of dashboards) expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  });

  const hasPromtool = isInstalled('promtool');
  it.skipIf(!hasPromtool)(`have queries that promtool reads${hasPromtool ? '' : ' (left out: promtool is not installed)'}`, () => {
    const rules = queries.map((query, index) => ({ record: `panel:${index}`, expr: query }));
    // JSON is YAML.
    writeFileSync(join(scratch, 'rules.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    const { isFine, says } = run('promtool', ['check', 'rules', 'rules.yml'], scratch);
    expect(isFine, says).toBe(true);
  });
});
