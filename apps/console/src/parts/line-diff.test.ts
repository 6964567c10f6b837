import { describe, expect, it } from 'vitest';
import { lineDiff, shortened } from './line-diff.ts';

const characters = { same: ' ', added: '+', removed: '-' } as const;
const seen = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => characters[kind] + text);

describe('lineDiff', () => {
  it('keeps what both have', () => {
    expect(seen('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d']);
    expect(seen('same', 'same')).toEqual([' same']);
  });

  it('knows empty texts', () => {
    expect(seen('', 'a\nb')).toEqual(['+a', '+b']);
    expect(seen('a', '')).toEqual(['-a']);
    expect(seen('', '')).toEqual([]);
  });

  it('gives both texts back', () => {
    const [before, after] = ['one\ntwo\n\nthree\ntwo', 'zero\ntwo\nthree\n\ntwo\nfour'];
    const lines = lineDiff(before, after);
    const without = (kind: string) =>
      lines
        .filter((line) => line.kind !== kind)
        .map(({ text }) => text)
        .join('\n');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });
});

describe('shortened', () => {
  it('leaves out what is far from every change', () => {
    const lines = lineDiff('a\nb\nc\nd\ne', 'a\nb\nc\nd\nf');
    expect(shortened(lines).map((line) => (line ? characters[line.kind] + line.text : '…'))).toEqual(['…', ' d', '-e', '+f']);
    expect(shortened(lineDiff('a', 'a'))).toEqual([undefined]);
  });
});
