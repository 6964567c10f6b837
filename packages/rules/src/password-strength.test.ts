import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newStrengthLevel, newStrengthPoints, oldStrengthLevel, oldStrengthPoints } from './password-strength.ts';

describe('points', () => {
  it.each([
    ['', 0],
    ['a', 13],
    ['m', 13],
    ['z', 13],
    ['A', 13],
    ['M', 13],
    ['Z', 13],
    ['0', 13],
    ['9', 13],
    ['!', 13],
    ['`', 13],
    ['{', 13],
    ['@', 13],
    ['[', 13],
    ['é', 13],
    ['😀', 13],
    ['aa', 16],
    ['ab', 18],
    ['aA', 26],
    ['a0', 26],
    ['a!', 26],
    ['A0', 26],
    ['aA0', 39],
    ['aA0!', 52],
    ['aA0!aA0!', 64],
    ['acegikmoq', 53],
    ['acegikmoqs', 58],
    ['acegikmoqsu', 61],
    ['acegikmoqsuwyac', 73],
    ['acegikmoqsuwyace', 76],
    ['acegikmoqsuwyaceg', 76],
    ['aA0!cC2?eE4#gG6%', 100],
    ['aA0!cC2?eE4#gG6%iI8&', 100],
  ])('R5.9 %j has %i', (password, points) => {
    expect(oldStrengthPoints(password)).toBe(points);
  });

  it('R5.9 lie between 0 and 100, and another character never costs any', () => {
    const password = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(password, fc.string({ minLength: 1, maxLength: 1 }), (text, more) => {
        expect(oldStrengthPoints(text)).toBeGreaterThanOrEqual(0);
        expect(oldStrengthPoints(text)).toBeLessThanOrEqual(100);
        expect(oldStrengthPoints(text + more)).toBeGreaterThanOrEqual(oldStrengthPoints(text));
      }),
    );
  });

  it.each(['aaa', 'abc', 'cba', '012', '987', 'xaaa', 'aaax', 'x1abcy2', 'AbccC123', '!!!', 'xyz'])('R5.10 %s loses 10', (password) => {
    expect(newStrengthPoints(password)).toBe(oldStrengthPoints(password) - 10);
  });

  it.each(['', 'a', 'aa', 'ab', 'ba', 'aab', 'aba', 'abb', 'ace', 'eca', 'aabb', 'abab', 'abxcd', 'aBc', 'a1a2a3'])(
    'R5.10 %j loses nothing',
    (password) => {
      expect(newStrengthPoints(password)).toBe(oldStrengthPoints(password));
    },
  );

  it('R5.10 a penalty is taken once, however many runs there are', () => {
    expect(newStrengthPoints('aaa-abc-cba-111')).toBe(oldStrengthPoints('aaa-abc-cba-111') - 10);
  });

  it('R5.10 three characters in a row cost 10 wherever they stand', () => {
    const run = fc
      .tuple(fc.integer({ min: 35, max: 120 }), fc.constantFrom(-1, 0, 1))
      .map(([code, step]) => String.fromCharCode(code, code + step, code + 2 * step));
    fc.assert(
      fc.property(fc.string(), run, fc.string(), (before, three, after) => {
        const password = before + three + after;
        expect(newStrengthPoints(password)).toBe(oldStrengthPoints(password) - 10);
        expect(newStrengthPoints(password)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('levels', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [51, 1],
    [52, 2],
    [81, 2],
    [82, 3],
    [100, 3],
  ])('R5.9 %i points are level %i in the old scoring', (points, level) => {
    expect(oldStrengthLevel(points)).toBe(level);
  });

  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [79, 2],
    [80, 3],
    [100, 3],
  ])('R5.10 %i points are level %i in the new scoring', (points, level) => {
    expect(newStrengthLevel(points)).toBe(level);
  });

  it.each([
    ['ab', 0, 1],
    ['aaaaaa', 1, 1],
    ['abcd1234', 2, 1],
    ['house9tree', 2, 2],
    ['Tr4vel!x', 2, 2],
    ['Qk7#mZp2vX', 3, 3],
    ['correct-horse-battery', 3, 3],
  ])('R5.9 R5.10 %s is at level %i, now %i', (password, old, now) => {
    expect(oldStrengthLevel(oldStrengthPoints(password))).toBe(old);
    expect(newStrengthLevel(newStrengthPoints(password))).toBe(now);
  });
});
