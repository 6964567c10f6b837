import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleLines } from './title-lines.rules.ts';

const room = {
  width: 1_000,
  sizes: [
    { size: 80, most: 2 },
    { size: 50, most: 3 },
  ],
};

describe('lines of a title', () => {
  it('a short title stands in one line of large letters', () => {
    expect(titleLines('Fees and limits', 'en', room)).toEqual({ size: 80, lines: ['Fees and limits'] });
  });

  it('a longer one breaks between words, and gets smaller letters when it needs more lines', () => {
    const { size, lines } = titleLines('What a reference price is, and how it is made by us every few seconds', 'en', room);
    expect(size).toBe(50);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.join(' ')).toBe('What a reference price is, and how it is made by us every few seconds');
  });

  it('Japanese breaks between words of its dictionary, and no line begins with a closing sign', () => {
    const title = '基準価格とは何か、そして「価格」がどのように作られるのか。';
    const { lines } = titleLines(title, 'ja', room);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(title);
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。」]/u);
      expect(line).not.toMatch(/「$/u);
    }
  });

  it('what is too long is cut off with three dots', () => {
    const { lines } = titleLines('W'.repeat(120), 'en', room);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^W+…$/);
  });

  it('nothing of any text is lost unless it is cut off, and there are never more lines than fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { lines } = titleLines(text, 'th', room);
        expect(lines.length).toBeLessThanOrEqual(3);
        const bare = (some: string) => some.replaceAll(/\s+/gu, '');
        if (!lines.at(-1)?.endsWith('…')) expect(bare(lines.join(''))).toBe(bare(text));
      }),
    );
  });
});
