import { expect, it } from 'vitest';
import { nextCase } from './next-case.ts';

it('goes down the list and begins again', () => {
  expect(nextCase(['a', 'b', 'c'], undefined)).toBe('a');
  expect(nextCase(['a', 'b', 'c'], 'a')).toBe('b');
  expect(nextCase(['a', 'b', 'c'], 'c')).toBe('a');
  expect(nextCase(['a', 'b'], 'gone')).toBe('a');
  expect(nextCase([], 'a')).toBeUndefined();
});
