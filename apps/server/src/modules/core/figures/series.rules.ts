export interface FigureRow {
  series: string;
  at: Date | null;
  value: string;
}

export interface Series {
  name: string;
  values: Array<string | null>;
}

/** Rows of a figure as one list of values for each series, in the order of its first row; where there is no row stands `missing`. */
export function seriesOf(rows: readonly FigureRow[], buckets: readonly Date[], missing: '0' | null): Series[] {
  const places = new Map(buckets.map((bucket, place) => [bucket.getTime(), place]));
  const found = new Map<string, Array<string | null>>();
  for (const { series, at, value } of rows) {
    const values = found.get(series) ?? Array.from({ length: Math.max(1, buckets.length) }, () => missing);
    found.set(series, values);
    const place = at === null ? 0 : places.get(at.getTime());
    if (place !== undefined) values[place] = value;
  }
  return [...found].map(([name, values]) => ({ name, values }));
}
