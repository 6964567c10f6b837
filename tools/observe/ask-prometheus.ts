export interface Series {
  labels: Record<string, string>;
  /** Seconds since 1970, and the value; what is no number is left out. */
  points: ReadonlyArray<readonly [number, number]>;
}

interface Answer {
  status: string;
  error?: string;
  data?: { result: Array<{ metric: Record<string, string>; values: Array<[number, string]> }> };
}

/** What a query answers over a span that ends at `end`, both in seconds. */
export async function askRange(prometheus: string, query: string, { end, span, step }: { end: number; span: number; step: number }) {
  const asked = new URLSearchParams({ query, start: String(end - span), end: String(end), step: String(step) });
  const response = await fetch(`${prometheus}/api/v1/query_range?${asked.toString()}`);
  const answer = (await response.json()) as Answer;
  if (answer.status !== 'success') throw new Error(`${query}: ${answer.error ?? response.status}`);
  return (answer.data?.result ?? []).map(
    ({ metric, values }): Series => ({
      labels: metric,
      points: values.map(([at, value]) => [at, Number(value)] as const).filter(([, value]) => Number.isFinite(value)),
    }),
  );
}
