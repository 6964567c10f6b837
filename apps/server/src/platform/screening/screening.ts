import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { monotonicMs } from '../clock.ts';
import type { Config } from '../config.ts';
import { readListFile } from './list-file.ts';
import { indexNames, type ListHit, type ScreenedPerson } from './name-index.ts';

/** A list of sanctions as it was published once. */
export interface ScreeningList {
  name: string;
  /** The day of its publication and the beginning of its hash: the same text is the same version on every machine. */
  version: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  /** Invented, for demonstrations. */
  isSample: boolean;
  entries: number;
  hitsFor(person: ScreenedPerson): ListHit[];
}

/** Whoever asks whether somebody stands on a list asks here. Another driver, such as a service outside, answers the same. */
export interface Screening {
  /** The list in force; null while none can be read. What cannot be read any more stays in force as it was. */
  current(): Promise<ScreeningList | null>;
  /** Reads it again if it was replaced, and fails if that is not possible. */
  reload(): Promise<ScreeningList>;
}

const samplePath = fileURLToPath(new URL('./sample-list.csv', import.meta.url));
const opened = new WeakMap<Config, Screening>();

export function screeningOf(config: Config): Screening {
  const known = opened.get(config) ?? openFile(config.screening.driver === 'bundled' ? samplePath : config.screening.file, config);
  opened.set(config, known);
  return known;
}

/** How long a process goes on without looking whether the file was replaced. */
const lookMs = 30_000;

function openFile(path: string, { screening: { driver } }: Config): Screening {
  let list: ScreeningList | null = null;
  let stamp = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function reload(): Promise<ScreeningList> {
    lookedAt = monotonicMs();
    const { mtimeMs, size } = await stat(path);
    const found = `${mtimeMs} ${size}`;
    if (list && found === stamp) return list;
    list = readList(await readFile(path, 'utf8'), driver === 'bundled');
    stamp = found;
    return list;
  }

  return {
    reload,
    current: async () => {
      if (monotonicMs() - lookedAt < lookMs) return list;
      // A file that is missing or broken is for the job to complain about; until then the list that was read before counts.
      return await reload().catch(() => list);
    },
  };
}

function readList(text: string, isSample: boolean): ScreeningList {
  const { name, publishedOn, entries } = readListFile(text);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name, publishedOn, isSample, version: `${publishedOn} ${hash}`, entries: entries.length, hitsFor: indexNames(entries) };
}
