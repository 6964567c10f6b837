import { sourceFiles } from '../spec/source-files.ts';

/** Lowest first, as .dependency-cruiser.cjs has them. */
const groups = ['core', 'identity', 'money', 'p2p'] as const;
const layers = ['base', 'queries', 'site', 'parts', 'shell', 'features', 'routes'] as const;

const [boxWidth, boxHeight, gap, margin] = [300, 104, 32, 40];
const columnStep = boxWidth + 190;

interface Box {
  name: string;
  text: readonly string[];
}

/** A picture of the groups of server modules and of the layers of the web, with an arrow for every direction that imports take. */
export function drawOverview(): string {
  const server = edgesOf(/^apps\/server\/src\/modules\/([^/]+)\//, /'#modules\/([^/]+)\//g);
  const web = edgesOf(/^apps\/web\/src\/([^/.]+)\//, /'#(\w+)\//g);
  const columns = [
    {
      title: 'Server: groups of modules',
      boxes: groups.map((name) => ({ name, text: linesOf(foldersOf(`apps/server/src/modules/${name}`)) })),
      edges: server,
    },
    { title: 'Web: layers', boxes: layers.map((name) => ({ name, text: linesOf(foldersOf(`apps/web/src/${name}`)) })), edges: web },
  ];
  const height = 2 * margin + 40 + Math.max(...columns.map(({ boxes }) => boxes.length)) * (boxHeight + gap);
  const drawn = columns.map(({ title, boxes, edges }, index) => drawColumn(title, boxes, edges, margin + index * columnStep));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * columnStep}" height="${height}" viewBox="0 0 ${2 * columnStep} ${height}" font-family="sans-serif">
<title>Groups and layers, and the direction of imports</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5b6472"/></marker></defs>
${drawn.join('\n')}
</svg>
`;
}

type Edges = ReadonlySet<string>;

/** Which folder imports from which, as `from to`. */
function edgesOf(home: RegExp, imported: RegExp): Edges {
  const found = new Set<string>();
  for (const { path, text } of sourceFiles(home)) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const from = home.exec(path)?.[1] ?? '';
    for (const [, to = ''] of text.matchAll(imported)) if (to !== from) found.add(`${from} ${to}`);
  }
  return found;
}

function foldersOf(path: string): string[] {
  const pattern = new RegExp(`^${path}/([^/]+)/`);
  return [...new Set(sourceFiles(pattern).map(({ path: file }) => pattern.exec(file)?.[1] ?? ''))].sort();
}

const lineLength = 46;

function linesOf(words: readonly string[]): string[] {
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < lineLength ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

function drawColumn(title: string, boxes: readonly Box[], edges: Edges, x: number): string {
  // What others stand on is drawn at the bottom, so that arrows lead down.
  const top = (index: number) => margin + 40 + (boxes.length - 1 - index) * (boxHeight + gap);
  const drawnBoxes = boxes.map((box, index) => drawBox(box, x, top(index)));
  const arrows = boxes.flatMap((from, i) =>
    boxes.flatMap((to, j) => (edges.has(`${from.name} ${to.name}`) ? [drawArrow(x, top(i), top(j), Math.abs(i - j))] : [])),
  );
  return [
    `<text x="${x}" y="${margin + 12}" font-size="18" font-weight="600" fill="#101828">${title}</text>`,
    ...drawnBoxes,
    ...arrows,
  ].join('\n');
}

function drawBox({ name, text }: Box, x: number, y: number): string {
  const lines = text.map((line, index) => `<text x="${x + 14}" y="${y + 44 + index * 15}" font-size="11" fill="#475467">${line}</text>`);
  return [
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="10" fill="#f5f7fa" stroke="#c3cad5"/>`,
    `<text x="${x + 14}" y="${y + 25}" font-size="15" font-weight="600" fill="#101828">${name}</text>`,
    ...lines,
  ].join('\n');
}

/** A neighbor is reached straight down, others by a bow at the side, farther out the farther they are. */
function drawArrow(x: number, from: number, to: number, distance: number): string {
  const line = 'fill="none" stroke="#5b6472" stroke-width="1.5" marker-end="url(#end)"';
  if (distance === 1) {
    const middle = x + boxWidth / 2;
    return to > from
      ? `<path d="M${middle} ${from + boxHeight}L${middle} ${to}" ${line}/>`
      : `<path d="M${middle + 20} ${from}L${middle + 20} ${to + boxHeight}" ${line}/>`;
  }
  const [side, out] = [x + boxWidth, x + boxWidth + 12 + distance * 22];
  return `<path d="M${side} ${from + boxHeight / 2 + 8}C${out} ${from + boxHeight / 2 + 8} ${out} ${to + boxHeight / 2} ${side} ${to + boxHeight / 2}" ${line}/>`;
}
