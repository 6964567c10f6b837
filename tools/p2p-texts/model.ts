import { featureRows, textFeatures } from '../../packages/rules/src/p2p-texts/text-features.ts';

/** A line of a corpus as the model sees it. */
export interface Example {
  text: string;
  rows: number[];
  isEvasion: boolean;
  corpus: Corpus;
  /** Lines that stand together in a file are about the same: they are learned from, or tried, together. */
  block: string;
  weight: number;
}

/** Most of the first ordinary lines were put together from sentences, so each says less. */
const corpora = {
  'p2p-evasions.txt': { isEvasion: true, linesPerBlock: 5, weight: 1 },
  'p2p-evasions-second.txt': { isEvasion: true, linesPerBlock: 10, weight: 1 },
  'p2p-ordinary.txt': { isEvasion: false, linesPerBlock: 5, weight: 0.4 },
  'p2p-ordinary-second.txt': { isEvasion: false, linesPerBlock: 10, weight: 1 },
} as const;
export type Corpus = keyof typeof corpora;

export function examplesOf(read: (name: Corpus) => string): Example[] {
  return (Object.keys(corpora) as Corpus[]).flatMap((corpus) => {
    const { isEvasion, linesPerBlock, weight } = corpora[corpus];
    const lines = read(corpus).trimEnd().split('\n');
    return lines.map((text, at) => ({
      text,
      rows: textFeatures(text).rows,
      isEvasion,
      corpus,
      block: `${corpus} ${Math.floor(at / linesPerBlock)}`,
      weight,
    }));
  });
}

const epochs = 15;
const step = 0.1;
const decay = 1e-4;

interface Weights {
  bias: number;
  rows: Float64Array;
}

/** Logistic regression over log-count ratios: what is rare on one side counts from the first time it is seen. */
export function learn(examples: readonly Example[]): Weights {
  const ratios = logRatios(examples);
  const rows = new Float64Array(featureRows);
  const seen = new Float64Array(featureRows).fill(1e-8);
  let [bias, biasSeen] = [0, 1e-8];
  const next = numbers();
  const order = examples.map((_example, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const at of order) {
      const example = examples[at] as Example;
      const share = 1 / Math.sqrt(example.rows.length);
      const score = example.rows.reduce((sum, row) => sum + value(rows, row) * value(ratios, row) * share, bias);
      const error = (1 / (1 + Math.exp(-score)) - Number(example.isEvasion)) * example.weight;
      for (const row of example.rows) {
        const slope = error * share * value(ratios, row) + decay * value(rows, row);
        seen[row] = value(seen, row) + slope * slope;
        rows[row] = value(rows, row) - (step * slope) / Math.sqrt(value(seen, row));
      }
      biasSeen += error * error;
      bias -= (step * error) / Math.sqrt(biasSeen);
    }
  }
  return { bias, rows: rows.map((weight, row) => weight * value(ratios, row)) };
}

export function scoreOf({ bias, rows }: Weights, example: Example): number {
  return bias + example.rows.reduce((sum, row) => sum + value(rows, row), 0) / Math.sqrt(example.rows.length);
}

function logRatios(examples: readonly Example[]): Float64Array {
  const counts = [new Float64Array(featureRows).fill(1), new Float64Array(featureRows).fill(1)] as const;
  for (const { rows, isEvasion, weight } of examples) {
    const side = counts[isEvasion ? 1 : 0];
    for (const row of rows) side[row] = value(side, row) + weight;
  }
  const [ordinary, evasions] = counts.map((side) => side.reduce((sum, count) => sum + count, 0)) as [number, number];
  return counts[1].map((count, row) => Math.log(count / evasions / (value(counts[0], row) / ordinary)));
}

function value(numbers: Float64Array, at: number): number {
  return numbers[at] ?? 0;
}

/** The same numbers every time, between 0 and 1. */
export function numbers(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

const most = 127;

/** The weights as a file of the rules: one signed byte each. */
export function modelOf(examples: readonly Example[]): { source: string } {
  const { bias, rows } = learn(examples);
  const largest = rows.reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 0);
  const unit = largest / most;
  const table = Buffer.from(Int8Array.from(rows, (weight) => Math.round(weight / unit)).buffer).toString('base64');
  const source = `/** Written by tools/p2p-texts/train.ts: one signed byte for each row of features, in units of \`unit\`. */
export const bias = ${bias.toFixed(6)};
export const unit = ${unit.toFixed(9)};
export const table =
  '${table}';
`;
  return { source };
}
