import type { Dashboard, Panel, Unit } from './dashboard.ts';

const grafanaUnits: Record<Unit, string> = { count: 'short', 'per-second': 'ops', seconds: 's', share: 'percentunit', bytes: 'bytes' };

const columns = 24;
const panelWidth = 12;
const panelHeight = 8;
/** Asked for by its id: provisioning gives the Prometheus of an installation this one. */
const datasource = { type: 'prometheus', uid: 'prometheus' };

/** A dashboard as Grafana imports it; two panels stand in a row. */
export function grafanaJson({ name, title, panels }: Dashboard): string {
  const model = {
    uid: `peerbourse-${name}`,
    title: `Peerbourse: ${title}`,
    tags: ['peerbourse'],
    schemaVersion: 39,
    editable: false,
    time: { from: 'now-6h', to: 'now' },
    refresh: '30s',
    timezone: 'utc',
    panels: panels.map(panelModel),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

function panelModel({ title, unit, lines, note }: Panel, index: number) {
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    ...(note === undefined ? {} : { description: note }),
    datasource,
    gridPos: {
      x: (index * panelWidth) % columns,
      y: Math.floor((index * panelWidth) / columns) * panelHeight,
      w: panelWidth,
      h: panelHeight,
    },
    fieldConfig: {
      defaults: { unit: grafanaUnits[unit], min: 0, custom: { lineWidth: 2, fillOpacity: 8, spanNulls: false } },
      overrides: [],
    },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: lines.map(({ legend, query }, line) => ({
      refId: String.fromCharCode(65 + line),
      expr: query,
      legendFormat: legend,
      datasource,
    })),
  };
}
