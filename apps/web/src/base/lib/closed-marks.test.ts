import { expect, it } from 'vitest';
import { closedMarks, closeForGood } from './closed-marks.ts';

/** A store as browsers have it, in memory. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

it('remembers what was closed, each thing once, and forgets the oldest of many', () => {
  const storage = memoryStorage();
  expect(closedMarks(storage)).toEqual([]);
  closeForGood('notice:fees:1', storage);
  closeForGood('language', storage);
  closeForGood('notice:fees:1', storage);
  expect(closedMarks(storage)).toEqual(['language', 'notice:fees:1']);
  for (let version = 2; version <= 60; version++) closeForGood(`notice:fees:${version}`, storage);
  expect(closedMarks(storage)).toHaveLength(50);
  expect(closedMarks(storage).at(-1)).toBe('notice:fees:60');
  expect(closedMarks(storage)).not.toContain('language');
});

it('lives without a store', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  } as unknown as Storage;
  expect(() => closeForGood('language', forbidden)).not.toThrow();
  expect(closedMarks(forbidden)).toEqual([]);
});
