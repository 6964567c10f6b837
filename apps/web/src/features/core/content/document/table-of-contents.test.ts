import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { expect, test } from 'vitest';
import { contentsOf } from './table-of-contents.tsx';

const heading = (level: 2 | 3, anchor: string): Block => ({ kind: 'heading', level, anchor, spans: [{ kind: 'text', text: anchor }] });

test('a text with three great headings has contents, a shorter one has none', () => {
  expect(contentsOf([heading(2, 'a'), heading(2, 'b'), heading(3, 'c')])).toEqual([]);
  const found = contentsOf([heading(2, 'a'), { kind: 'rule' }, heading(3, 'b'), heading(2, 'c'), heading(2, 'd')]);
  expect(found.map(({ anchor }) => anchor)).toEqual(['a', 'c', 'd']);
});
