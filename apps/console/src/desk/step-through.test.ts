import { expect, it } from 'vitest';
import { stepThrough } from './step-through.ts';

it('goes to both sides and stays at the ends', () => {
  const names = ['a', 'b', 'c'];
  expect(stepThrough(names, 'a', 1)).toBe('b');
  expect(stepThrough(names, 'b', -1)).toBe('a');
  expect(stepThrough(names, 'a', -1)).toBe('a');
  expect(stepThrough(names, 'c', 1)).toBe('c');
});

it('begins at the first, also when the chosen one is gone', () => {
  expect(stepThrough(['a', 'b'], undefined, 1)).toBe('a');
  expect(stepThrough(['a', 'b'], 'gone', -1)).toBe('a');
  expect(stepThrough([], 'gone', 1)).toBeUndefined();
});
