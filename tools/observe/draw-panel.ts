import type { Panel, Unit } from '../dashboards/dashboard.ts';
import type { Series } from './ask-prometheus.ts';

export interface DrawnLine {
  name: string;
  points: Series['points'];
}

const width = 560;
const height = 220;
const left = 64;
const right = 8;
const top = 10;
const bottom = 24;
const colors = ['#2563eb', '#d97706', '#059669', '#dc2626', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f'];

/** A panel as a picture with its legend, drawn on the server so that the page needs no script. */
export function drawPanel({ title, unit, note }: Panel, lines: readonly DrawnLine[], { end, span }: { end: number; span: number }): string {
  const ceiling = niceCeiling(Math.max(0, ...lines.flatMap(({ points }) => points.map(([, value]) => value))));
  const x = (at: number) => left + ((at - end + span) / span) * (width - left - right);
  const y = (value: number) => top + (1 - value / ceiling) * (height - top - bottom);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * ceiling);
  const moments = [0, 0.25, 0.5, 0.75, 1].map((part) => end - span + part * span);
  const picture = [
    ...ticks.map(
      (tick) =>
        `<line x1="${left}" x2="${width - right}" y1="${y(tick)}" y2="${y(tick)}" class="grid"/>` +
        `<text x="${left - 6}" y="${y(tick) + 4}" text-anchor="end">${valueText(tick, unit)}</text>`,
    ),
    ...moments.map((at, index) => `<text x="${x(at)}" y="${height - 6}" text-anchor="${anchorOf(index)}">${timeText(at)}</text>`),
    ...lines.map(({ points }, index) => {
      const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(Math.max(0, value)).toFixed(1)}`).join(' ');
      return `<polyline points="${path}" fill="none" stroke="${colorOf(index)}" stroke-width="2"/>`;
    }),
  ];
  const legend = lines.map(
    ({ name, points }, index) =>
      `<li><i style="background:${colorOf(index)}"></i>${escapeHtml(name)} <b>${valueText(points.at(-1)?.[1] ?? 0, unit)}</b></li>`,
  );
  return `<figure><figcaption>${escapeHtml(title)}${note ? `<small>${escapeHtml(note)}</small>` : ''}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${picture.join('')}</svg>
<ul>${legend.join('') || '<li>No data yet</li>'}</ul></figure>`;
}

export function valueText(value: number, unit: Unit): string {
  if (unit === 'share') return `${short(value * 100)} %`;
  if (unit === 'seconds') return secondsText(value);
  if (unit === 'bytes') return `${short(value / 1024 ** 2)} MiB`;
  return `${short(value)}${unit === 'per-second' ? '/s' : ''}`;
}

function secondsText(value: number): string {
  if (value > 0 && value < 1) return `${short(value * 1_000)} ms`;
  if (value < 120) return `${short(value)} s`;
  return value < 7_200 ? `${short(value / 60)} min` : `${short(value / 3_600)} h`;
}

/** Three digits are what a picture can show. */
function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The next 1, 2 or 5 with zeros, so that the lines of the grid are round. */
function niceCeiling(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

function timeText(at: number): string {
  return new Date(at * 1_000).toISOString().slice(11, 19);
}

function anchorOf(index: number): string {
  return index === 0 ? 'start' : index === 4 ? 'end' : 'middle';
}

function colorOf(index: number): string {
  return colors[index % colors.length] ?? '#000';
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
