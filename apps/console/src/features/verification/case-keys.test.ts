import { expect, it } from 'vitest';
import { caseActOf, caseKeys } from './case-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('finds the act of a key, with caps lock too', () => {
  expect(caseActOf({ ...plain, key: 'a' })).toBe('approve');
  expect(caseActOf({ ...plain, key: 'R' })).toBe('reject');
  expect(caseActOf({ ...plain, key: 'n' })).toBe('next');
  expect(caseActOf({ ...plain, key: 'x' })).toBeUndefined();
});

it('leaves the keys of the browser alone', () => {
  expect(caseActOf({ ...plain, key: 'a', ctrlKey: true })).toBeUndefined();
  expect(caseActOf({ ...plain, key: 'n', metaKey: true })).toBeUndefined();
});

it('gives no key twice', () => {
  expect(new Set(caseKeys.map(({ key }) => key)).size).toBe(caseKeys.length);
});
