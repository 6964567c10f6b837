import * as z from 'zod/mini';
import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { knownSettings, type SettingKey, type SettingValue } from './known-settings.ts';
import { newestSettings } from './setting.table.ts';

const keptMs = 1_000;

interface Copy {
  at: number;
  values: Promise<Map<string, unknown>>;
}

// Keyed by pool, so that two databases in one process (tests, all roles together) never share a copy.
const copies = new WeakMap<Db, Copy>();

/** The value in force, at most one second old. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  const { schema, initial } = knownSettings[key];
  const stored = (await valuesOf(db)).get(key);
  return z.parse(schema as z.ZodMiniType, stored ?? initial) as SettingValue<K>;
}

function valuesOf(db: Db): Promise<Map<string, unknown>> {
  const copy = copies.get(db);
  if (copy && monotonicMs() - copy.at < keptMs) return copy.values;
  const values = newestSettings(db).then((rows) => new Map(rows.map((row) => [row.key, row.value])));
  // A failed read is not kept: the next caller asks again.
  values.catch(() => copies.delete(db));
  copies.set(db, { at: monotonicMs(), values });
  return values;
}
