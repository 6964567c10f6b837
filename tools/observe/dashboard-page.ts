import type { Dashboard, Line, Panel } from '../dashboards/dashboard.ts';
import { dashboards } from '../dashboards/dashboards.ts';
import { askRange, type Series } from './ask-prometheus.ts';
import { type DrawnLine, drawPanel, escapeHtml } from './draw-panel.ts';

export interface Span {
  /** Seconds since 1970. */
  end: number;
  span: number;
}

/** One dashboard as a page that loads itself again; there is no script in it. */
export async function dashboardPage(prometheus: string, { name, title, panels }: Dashboard, span: Span): Promise<string> {
  const figures = await Promise.all(panels.map(async (panel) => drawPanel(panel, await linesOf(prometheus, panel, span), span)));
  const links = dashboards.map(
    (one) => `<a href="/${one.name}"${one.name === name ? ' aria-current="page"' : ''}>${escapeHtml(one.title)}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15"><title>${escapeHtml(title)} · Peerbourse</title><style>${style}</style>
<nav>${links.join('')}<a href="${prometheus}/alerts">Alerts</a></nav><main>${figures.join('\n')}</main></html>`;
}

/** What a panel shows: every line of every query, named by its legend. */
export async function linesOf(prometheus: string, { lines }: Panel, { end, span }: Span): Promise<DrawnLine[]> {
  const step = Math.max(5, Math.round(span / 120));
  const answers = await Promise.all(
    lines.map(async (line) => (await askRange(prometheus, line.query, { end, span, step })).map((series) => drawnLine(line, series))),
  );
  return answers.flat().filter(({ points }) => points.length > 0);
}

/** The zero of `or vector(0)` has no labels: there is nothing of that kind. */
function drawnLine({ legend }: Line, { labels, points }: Series): DrawnLine {
  const isNobodys = legend.includes('{{') && Object.keys(labels).length === 0;
  return { name: isNobodys ? 'none' : legend.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => labels[label] ?? ''), points };
}

const style = `
body{margin:0;font:14px/1.4 system-ui,sans-serif;background:#f5f6f8;color:#111827}
nav{display:flex;flex-wrap:wrap;gap:4px;padding:12px 16px;background:#fff;border-bottom:1px solid #e5e7eb}
nav a{padding:6px 12px;border-radius:8px;color:#374151;text-decoration:none}
nav a[aria-current]{background:#111827;color:#fff}
main{display:grid;gap:16px;padding:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr))}
figure{margin:0;padding:16px;background:#fff;border:1px solid #e5e7eb;border-radius:12px}
figcaption{font-weight:600;margin-bottom:8px}
figcaption small{display:block;font-weight:400;color:#6b7280}
svg{width:100%;height:auto;font-size:11px;fill:#6b7280}
.grid{stroke:#e5e7eb}
ul{display:flex;flex-wrap:wrap;gap:4px 16px;margin:8px 0 0;padding:0;list-style:none;font-size:12px;color:#374151}
i{display:inline-block;width:10px;height:10px;border-radius:2px;margin-inline-end:6px}
b{font-variant-numeric:tabular-nums}`;
