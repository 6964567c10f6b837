import type { RoleRuntime } from '#platform/role-runtime.ts';
import { unknownPlaces } from './file.table.ts';
import { type FileDriver, fileDriver } from './file-driver.ts';

/** Longer than any transaction lasts: a content is put before its row is committed. */
const settledMs = 24 * 60 * 60_000;
const batch = 500;

/** Contents whose transaction did not come to its end. Nobody has their keys, so they are only rubbish. */
export async function removeOrphans({ db, config }: RoleRuntime, olderThanMs: number = settledMs): Promise<void> {
  const driver = fileDriver(config);
  for await (const places of batches(driver, olderThanMs)) {
    for (const place of await unknownPlaces(db, places)) await driver.remove(place);
  }
}

async function* batches(driver: FileDriver, olderThanMs: number): AsyncGenerator<string[]> {
  let places: string[] = [];
  for await (const place of driver.placesOlderThan(olderThanMs)) {
    places.push(place);
    if (places.length < batch) continue;
    yield places;
    places = [];
  }
  if (places.length > 0) yield places;
}
