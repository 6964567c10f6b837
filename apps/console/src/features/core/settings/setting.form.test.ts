import { expect, it } from 'vitest';
import { comparableText } from './setting.form.ts';

it('compares values by their names, in whatever order they stand', () => {
  expect(comparableText({ b: [2, 1], a: { d: 1, c: 2 } })).toBe(comparableText({ a: { c: 2, d: 1 }, b: [2, 1] }));
  expect(comparableText([1, 2])).not.toBe(comparableText([2, 1]));
});
