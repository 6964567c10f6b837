import { expect, it } from 'vitest';
import { rovingIndex, typedIndex } from './roving-index.ts';

const row = { axis: 'row', isRightToLeft: false } as const;
const mirrored = { axis: 'row', isRightToLeft: true } as const;
const column = { axis: 'column', isRightToLeft: true } as const;

it('arrows follow the direction of the text, and the ends meet', () => {
  expect(rovingIndex('ArrowRight', 0, 3, row)).toBe(1);
  expect(rovingIndex('ArrowRight', 2, 3, row)).toBe(0);
  expect(rovingIndex('ArrowLeft', 0, 3, row)).toBe(2);
  expect(rovingIndex('ArrowLeft', 0, 3, mirrored)).toBe(1);
  expect(rovingIndex('ArrowRight', 0, 3, mirrored)).toBe(2);
});

it('a column moves up and down in either direction of the text', () => {
  expect(rovingIndex('ArrowDown', 1, 3, column)).toBe(2);
  expect(rovingIndex('ArrowUp', 0, 3, column)).toBe(2);
  expect(rovingIndex('ArrowLeft', 0, 3, column)).toBeUndefined();
});

it('Home and End lead to the ends, other keys nowhere, and nothing leads anywhere in an empty list', () => {
  expect(rovingIndex('Home', 2, 3, row)).toBe(0);
  expect(rovingIndex('End', 0, 3, row)).toBe(2);
  expect(rovingIndex('ArrowUp', 0, 3, row)).toBeUndefined();
  expect(rovingIndex('Enter', 0, 3, row)).toBeUndefined();
  expect(rovingIndex('Home', 0, 0, row)).toBeUndefined();
});

it('from nothing chosen, forward leads to the first and back to the last', () => {
  expect(rovingIndex('ArrowDown', -1, 3, column)).toBe(0);
  expect(rovingIndex('ArrowUp', -1, 3, column)).toBe(2);
});

it('a letter leads to the next label that begins with it', () => {
  const labels = ['Assets', 'Orders', 'Account', 'أمان'];
  expect(typedIndex('a', -1, labels)).toBe(0);
  expect(typedIndex('A', 0, labels)).toBe(2);
  expect(typedIndex('a', 2, labels)).toBe(0);
  expect(typedIndex('أ', 0, labels)).toBe(3);
  expect(typedIndex('z', 0, labels)).toBeUndefined();
  expect(typedIndex('Tab', 0, labels)).toBeUndefined();
});
