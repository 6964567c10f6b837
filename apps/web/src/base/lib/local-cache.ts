const storageKey = 'pb_cache';
const version = '1.1';
const keptMs = 365 * 24 * 60 * 60 * 1000;

/** Small things that a browser remembers, with what they are until then. */
const defaults = {
  change_mode_without_dialog: '',
  global_locale: '',
  global_theme: '',
  global_layout: 'right',
  terminal_code: '',
  kline_interval: '1',
  spot_layout: 'center',
  overall_theme: '',
  spot_plan_tip: '',
  jump_type: '',
  ip_dialog_show: '1',
  fiatName: '',
  default_fiat_code: '',
  cashier_img_map: '',
  recent_choices: '',
  hall_filters: '',
} as const;

export type CacheKey = keyof typeof defaults;
export const cacheKeys = Object.keys(defaults) as CacheKey[];

interface Stored {
  version: string;
  savedAt: number;
  values: Partial<Record<CacheKey, string>>;
}

/** A cache of another version, or one that nobody wrote to for a year, counts as empty. */
export function readCache(key: CacheKey, storage: Storage = localStorage, now: number = Date.now()): string {
  return stored(storage, now).values[key] ?? defaults[key];
}

export function writeCache(key: CacheKey, value: string, storage: Storage = localStorage, now: number = Date.now()): void {
  const next: Stored = { version, savedAt: now, values: { ...stored(storage, now).values, [key]: value } };
  try {
    storage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A full or forbidden store costs a remembered choice, nothing else.
  }
}

function stored(storage: Storage, now: number): Stored {
  const empty: Stored = { version, savedAt: now, values: {} };
  try {
    const found = JSON.parse(storage.getItem(storageKey) ?? 'null') as Stored | null;
    return found?.version === version && now - found.savedAt < keptMs ? found : empty;
  } catch {
    return empty;
  }
}
