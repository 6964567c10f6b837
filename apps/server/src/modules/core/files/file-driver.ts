import { randomBytes } from 'node:crypto';
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wallClockMs } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';

/** Where contents lie. Another kind of store needs these four acts and nothing else. */
export interface FileDriver {
  put(place: string, content: Buffer): Promise<void>;
  get(place: string): Promise<Buffer>;
  /** What is gone already is no mistake. */
  remove(place: string): Promise<void>;
  /** Places of contents that were put longer ago than this. */
  placesOlderThan(ageMs: number): AsyncIterable<string>;
}

/** A place says nothing about the file, and no folder grows large. */
export function newPlace(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}`;
}

export function fileDriver({ filesDir }: Pick<Config, 'filesDir'>): FileDriver {
  return {
    put: async (place, content) => {
      const path = join(filesDir, place);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(path, content);
    },
    get: (place) => readFile(join(filesDir, place)),
    remove: (place) => rm(join(filesDir, place), { force: true }),
    placesOlderThan: (ageMs) => oldPlaces(filesDir, wallClockMs() - ageMs),
  };
}

/** After a power cut there is the whole file or none. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

async function* oldPlaces(filesDir: string, beforeMs: number): AsyncGenerator<string> {
  for await (const place of glob('??/??/*', { cwd: filesDir })) {
    const found = await stat(join(filesDir, place)).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < beforeMs) yield place;
  }
}
