import { expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

it('R4.16 a lost chunk reloads the page once, again only after 60 s, and never without a connection', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
  const now = 1_000_000;
  expect(mayReload(storage, now, false)).toBe(false);
  expect(mayReload(storage, now, true)).toBe(true);
  expect(mayReload(storage, now + 1, true)).toBe(false);
  expect(mayReload(storage, now + 59_999, true)).toBe(false);
  expect(mayReload(storage, now + 60_000, true)).toBe(true);
});
