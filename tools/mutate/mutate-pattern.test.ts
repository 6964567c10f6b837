import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutatePattern } from './mutate-pattern.ts';

describe('mutants of a regular expression', () => {
  it('anchors are removed', () => {
    expect(mutatePattern('^1$', '')).toEqual(['/1$/', '/^1/']);
    expect(mutatePattern('^', '')).toEqual([]);
  });

  it('one or more becomes any number', () => {
    expect(mutatePattern('1+', '')).toEqual(['/1*/']);
  });

  it('bounds move by one, never below zero', () => {
    expect(mutatePattern('1{3}', '')).toEqual(['/1{4}/', '/1{2}/']);
    expect(mutatePattern('1{1}', '')).toEqual(['/1{2}/', '/1{0}/']);
    expect(mutatePattern('1{0,}', '')).toEqual(['/1{1,}/']);
    expect(mutatePattern('1{2,5}', '')).toEqual(['/1{3,5}/', '/1{1,5}/', '/1{2,6}/', '/1{2,4}/']);
  });

  it('classes are negated', () => {
    expect(mutatePattern('[0-9]', '')).toEqual(['/[^0-9]/']);
    expect(mutatePattern('[^0-9]', '')).toEqual(['/[0-9]/']);
    expect(mutatePattern('\\d\\S', '')).toEqual(['/\\D\\S/', '/\\d\\s/']);
    expect(mutatePattern('\\p{L}', 'u')).toEqual(['/\\P{L}/u', '/\\p{L}/']);
  });

  it('signs inside of classes and escapes are letters like others', () => {
    expect(mutatePattern('[\\d]', '')).toEqual(['/[^\\d]/']);
    expect(mutatePattern('[+^$\\]]', '')).toEqual(['/[^+^$\\]]/']);
    expect(mutatePattern('\\+\\^\\$\\{\\u{61}', '')).toEqual([]);
    expect(mutatePattern('\\/{2}', '')).toEqual(['/\\/{3}/', '/\\/{1}/']);
  });

  it('flags are dropped, and case is ignored where there are letters', () => {
    expect(mutatePattern('1', 'gu')).toEqual(['/1/u', '/1/g']);
    expect(mutatePattern('(?<name>1)', '')).toEqual([]);
    expect(mutatePattern('\\uFF0c\\xAb\\n', '')).toEqual([]);
    expect(mutatePattern('a', '')).toEqual(['/a/i']);
    expect(mutatePattern('A', '')).toEqual(['/A/i']);
    expect(mutatePattern('a', 'i')).toEqual(['/a/']);
  });

  it('every mutant differs from the original', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a1^$+{}2,[]\\d(|)'.split('')) }),
        fc.constantFrom('', 'g', 'iu'),
        (pattern, flags) => {
          expect(mutatePattern(pattern, flags)).not.toContain(`/${pattern}/${flags}`);
        },
      ),
    );
  });
});
