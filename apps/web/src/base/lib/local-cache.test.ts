import { describe, expect, it } from 'vitest';
import { cacheKeys, readCache, writeCache } from './local-cache.ts';

/** A store as browsers have it, in memory. */
function memoryStorage(first: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(first));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const year = 365 * 24 * 60 * 60 * 1000;

describe('the local cache', () => {
  it('R3.17 R9.1 has its keys and defaults under version 1.1', () => {
    const storage = memoryStorage();
    expect(cacheKeys).toHaveLength(16);
    expect(readCache('global_layout', storage)).toBe('right');
    expect(readCache('kline_interval', storage)).toBe('1');
    expect(readCache('spot_layout', storage)).toBe('center');
    expect(readCache('ip_dialog_show', storage)).toBe('1');
    expect(readCache('global_theme', storage)).toBe('');
    writeCache('spot_layout', 'left', storage);
    expect(readCache('spot_layout', storage)).toBe('left');
    expect(JSON.parse(storage.getItem('pb_cache') ?? '')).toMatchObject({ version: '1.1', values: { spot_layout: 'left' } });
  });

  it('R3.17 starts again under another version and after 365 days', () => {
    const old = memoryStorage({ pb_cache: JSON.stringify({ version: '1.0', savedAt: 0, values: { spot_layout: 'left' } }) });
    expect(readCache('spot_layout', old, 1)).toBe('center');
    const storage = memoryStorage();
    writeCache('fiatName', 'EUR', storage, 0);
    expect(readCache('fiatName', storage, year - 1)).toBe('EUR');
    expect(readCache('fiatName', storage, year)).toBe('');
  });

  it('lives with a broken or full store', () => {
    expect(readCache('spot_layout', memoryStorage({ pb_cache: '{' }))).toBe('center');
    const full = memoryStorage();
    full.setItem = () => {
      throw new Error('full');
    };
    expect(() => writeCache('fiatName', 'EUR', full)).not.toThrow();
  });
});
