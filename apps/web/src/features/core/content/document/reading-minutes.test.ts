import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ kind: 'text', text }] });

test('the shortest text takes a minute', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([paragraph('Short.'), { kind: 'rule' }])).toBe(1);
});

test('words count where words have spaces, letters where they have none', () => {
  expect(readingMinutes([paragraph('word '.repeat(660))])).toBe(3);
  expect(readingMinutes([paragraph('価格'.repeat(750))])).toBe(3);
  expect(readingMinutes([paragraph('ราคา'.repeat(675))])).toBe(3);
  expect(readingMinutes([paragraph('سعر '.repeat(660))])).toBe(3);
  expect(readingMinutes([paragraph('가격 '.repeat(660))])).toBe(3);
});

test('whatever holds words is read', () => {
  const half = 'word '.repeat(330);
  const spans = [{ kind: 'link' as const, to: '/help', spans: [{ kind: 'text' as const, text: half }] }];
  expect(readingMinutes([{ kind: 'quote', blocks: [paragraph(half)] }, paragraph(half)])).toBe(3);
  expect(readingMinutes([{ kind: 'list', isOrdered: true, items: [[paragraph(half)], [paragraph(half)]] }])).toBe(3);
  expect(readingMinutes([{ kind: 'table', head: [spans], rows: [[spans]] }])).toBe(3);
  expect(
    readingMinutes([
      { kind: 'heading', level: 2, anchor: 'a', spans },
      { kind: 'code', text: half },
    ]),
  ).toBe(3);
});
