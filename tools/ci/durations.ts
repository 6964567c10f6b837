import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds at the last nightly run: of a group of browser tests by `file#tag`, of a long file of other tests by its path. */
export type Durations = Readonly<Record<string, number>>;

const file = join(import.meta.dirname, 'durations.json');

export function readDurations(): Durations {
  return JSON.parse(readFileSync(file, 'utf8')) as Durations;
}

/** In the order of their names, so that changes are easy to read. */
export function keepDurations(seconds: Durations): void {
  const rounded = Object.entries(seconds)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => [key, Math.round(value * 10) / 10]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), undefined, 2)}\n`);
}
