type Points = ReadonlyArray<readonly [at: number, price: string]>;

/** Of the plain line's own coordinates; the drawing is stretched to its box. */
const width = 1_000;
const height = 300;
const edge = 12;

export const chartBox = `0 0 ${width} ${height}`;

/** A line as an SVG path, and the height of its first price. Prices become pixels here, and nothing else is made from them. */
export function chartShape(points: Points): { line: string; area: string; startAt: number } | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return undefined;
  const prices = points.map(([, price]) => Number(price));
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low || 1;
  const x = (at: number) => Math.round(((at - first[0]) * width) / (last[0] - first[0]));
  const y = (price: number) => Math.round(height - edge - ((price - low) * (height - 2 * edge)) / span);
  const line = points.map(([at], index) => `${x(at)} ${y(prices[index] as number)}`).join('L');
  return { line: `M${line}`, area: `M${line}L${width} ${height}L0 ${height}Z`, startAt: y(prices[0] as number) };
}

/** Rows for whoever reads the chart as a table: evenly spread, with both ends. */
export function readableRows(points: Points, count: number): Points {
  if (points.length <= count) return points;
  const step = (points.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => points[Math.round(index * step)] as Points[number]);
}
