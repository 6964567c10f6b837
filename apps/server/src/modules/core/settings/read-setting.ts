import { knownSettings } from '@peerbourse/contract/known-settings';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import { type SettingKey, type SettingValue } from './known-settings.ts';
import { newestSettings } from './setting.table.ts';

/** What is stored, and of it what somebody has asked for, parsed once. */
interface Settings {
  stored: ReadonlyMap<string, unknown>;
  parsed: Map<SettingKey, unknown>;
}

const settingsOf = sharedRead(async (db): Promise<Settings> => {
  const rows = await newestSettings(db);
  return { stored: new Map(rows.map((row) => [row.key, row.value])), parsed: new Map() };
});

/** The value in force; outside of a transaction it may be a copy. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  const { stored, parsed } = await settingsOf(db);
  if (!parsed.has(key)) {
    const { schema, initial } = knownSettings[key];
    parsed.set(key, z.parse(schema as z.ZodMiniType, stored.get(key) ?? initial));
  }
  return parsed.get(key) as SettingValue<K>;
}
