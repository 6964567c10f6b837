import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dead, faults, untried } from './faults/rounds.ts';
import { alertmanagerFile, everyAlert, prometheusFile, ruleFile, secondsOf, shortened, text } from './prometheus-files.ts';

const named = ({ alert, severity }: { alert: string; severity: string }) => `${alert} ${severity}`;

describe('the faults of alerts', () => {
  it('each alert has a fault, a reason why it cannot have one, or is the sign of life; and no other has', () => {
    const alerts = everyAlert().map(({ alert, labels }) => named({ alert, severity: labels.severity }));
    const tried = [...faults.map(named), ...untried.map(named), ...dead.map((alert) => named({ alert, severity: 'none' }))];
    expect(tried.toSorted()).toEqual(alerts.toSorted());
  });

  it('what an alert explains are alerts', () => {
    const alerts = new Set(everyAlert().map(({ alert }) => alert));
    const explained = faults.flatMap(({ explains = [] }) => explains);
    expect(explained.length).toBeGreaterThan(5);
    expect(explained.filter((alert) => !alerts.has(alert))).toEqual([]);
  });
});

describe('the files of a run', () => {
  it('rules keep everything but how long a condition has to last', () => {
    const file = ruleFile('alerts.yml');
    const short = shortened(file, 10);
    const bare = ({ groups }: typeof file) => groups.map(({ rules }) => rules.map((rule) => ({ ...rule, for: undefined })));
    expect(bare(short)).toEqual(bare(file));
    const waits = ({ groups }: typeof file) => groups.flatMap(({ rules }) => rules.map((rule) => secondsOf(rule.for)));
    expect(waits(short)).toEqual(waits(file).map((seconds) => Math.ceil(seconds / 10)));
    expect(Math.max(...waits(file))).toBe(3_600);
  });

  it('Prometheus asks as often as delivered, and what is not replaced is refused', () => {
    const delivered = parse(text('prometheus/prometheus.yml')) as { global: object; scrape_configs: Array<{ job_name: string }> };
    const names = delivered.scrape_configs.map(({ job_name }) => job_name);
    const at = { blackbox: '127.0.0.1:1', alertmanager: '127.0.0.1:2', runbooks: 'http://127.0.0.1:3', ruleFiles: ['rules'] };
    const targets = Object.fromEntries(names.map((name) => [name, ['127.0.0.1:4']]));
    const made = prometheusFile({ ...at, targets });
    expect(made.global).toEqual({ ...delivered.global, external_labels: { runbooks: at.runbooks } });
    expect(JSON.stringify(made.scrape_configs)).not.toMatch(/:8\d{3}\b|exchange\.example/);
    expect(made.scrape_configs.find(({ job_name }) => job_name === 'site')?.relabel_configs?.at(-1)?.replacement).toBe(at.blackbox);
    const { site: _, ...fewer } = targets;
    expect(() => prometheusFile({ ...at, targets: fewer })).toThrow('site');
  });

  it('Alertmanager tells whom it is delivered to tell, and the receiver as well', () => {
    const delivered = text('alertmanager/alertmanager.yml').replaceAll(/@[A-Z_]+@/g, '1');
    const { route, inhibit_rules: kept, receivers } = parse(delivered) as Record<string, unknown>;
    const made = alertmanagerFile(delivered, 'http://127.0.0.1:5') as unknown as Record<string, unknown>;
    expect(made).toMatchObject({ route, inhibit_rules: kept });
    expect(made.receivers).toEqual(
      (receivers as Array<{ name: string }>).map((receiver) =>
        receiver.name === 'watchdog'
          ? receiver
          : { ...receiver, webhook_configs: [{ url: `http://127.0.0.1:5/${receiver.name}`, send_resolved: true }] },
      ),
    );
  });
});
