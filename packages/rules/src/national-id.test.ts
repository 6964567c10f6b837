import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalIdProblem } from './national-id.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The published table of weights and check characters, which the rule itself does without. */
function withCheckDigit(seventeen: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(seventeen[place]), 0);
  return seventeen + '10X98765432'.charAt(sum % 11);
}

describe('national ID number', () => {
  it.each(['11010519491231002X', '11010519491231002x', '110105491231002', '130503670401001'])('R5.8 takes %s', (id) => {
    expect(nationalIdProblem(id)).toBeUndefined();
  });

  it.each([
    '',
    '11010549123100',
    '1101054912310021',
    '11010519491231002',
    '11010519491231002X1',
    '1101051949123100XX',
    '11010549123100X',
    'X10105491231002',
    ' 110105491231002',
    '110105491231002\n',
    '1110105491231002',
    'a11010519491231002X',
    '11010519491231002Xa',
    '11010519491231002Y',
    '11010518991231002X',
    '11010521000101002X',
    '11010529000101002X',
    '1101051949123A002X',
    '1101O519491231002X',
  ])('R5.8 %j has an odd form', (id) => {
    expect(nationalIdProblem(id)).toBe('odd-form');
  });

  it.each([
    ['19491231', true],
    ['19000101', true],
    ['20991231', true],
    ['20240229', true],
    ['20000229', true],
    ['20230229', false],
    ['19000229', false],
    ['19020229', false],
    ['20240230', false],
    ['20240431', false],
    ['20240430', true],
    ['20240100', false],
    ['20240101', true],
    ['20240132', false],
    ['20240131', true],
    ['20240199', false],
    ['20240001', false],
    ['20241201', true],
    ['20241301', false],
    ['20249901', false],
  ])('R5.8 date of birth %s: %s', (date, exists) => {
    expect(nationalIdProblem(withCheckDigit(`110105${date}002`))).toBe(exists ? undefined : 'no-such-date');
  });

  it.each([
    ['491231', true],
    ['000228', true],
    ['000229', false],
    ['040229', true],
    ['030229', false],
    ['001301', false],
    ['000431', false],
  ])('R5.8 date of birth %s in the old form: %s', (date, exists) => {
    expect(nationalIdProblem(`110105${date}002`)).toBe(exists ? undefined : 'no-such-date');
  });

  it('R5.8 only one check digit of eleven is right', () => {
    const seventeen = fc
      .tuple(
        fc.stringMatching(/^\d{6}$/),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.stringMatching(/^\d{3}$/),
      )
      .map(([area, birth, serial]) => area + birth.toISOString().slice(0, 10).replaceAll('-', '') + serial);
    fc.assert(
      fc.property(seventeen, (digits) => {
        const right = '0123456789X'.split('').filter((check) => nationalIdProblem(digits + check) === undefined);
        expect(right.map((check) => digits + check)).toEqual([withCheckDigit(digits)]);
        expect(nationalIdProblem(`${digits}${right[0] === '0' ? '1' : '0'}`)).toBe('wrong-check-digit');
      }),
    );
  });
});
