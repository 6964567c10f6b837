import { describe, expect, it } from 'vitest';
import { ageOn, daysUntil, isAdult, isDay, isDocumentNumber, isPersonName, wholeName } from './identity.ts';

describe('names', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: '小龙', lastName: '李' }, '李小龙'],
    [{ firstName: 'Anne-Marie', lastName: "O'Neill" }, "Anne-Marie O'Neill"],
    [{ firstName: 'สมชาย', lastName: 'ใจดี' }, 'สมชาย ใจดี'],
    [{ firstName: 'محمد', lastName: 'علي' }, 'محمد علي'],
  ])('%j is %s', (person, whole) => {
    expect(isPersonName(person)).toBe(true);
    expect(wholeName(person)).toBe(whole);
  });

  it.each([
    { firstName: '<b>', lastName: 'Lovelace' },
    { firstName: '😀', lastName: 'Lovelace' },
    { firstName: '1', lastName: '2' },
    { firstName: 'A'.repeat(40), lastName: 'B'.repeat(40) },
  ])('%j is none', (person) => {
    expect(isPersonName(person)).toBe(false);
  });
});

describe('document numbers', () => {
  const document = { country: 'DE', documentType: 'passport', birthDate: '1990-03-07' };

  it.each(['C01X00T47', 'c01 x00-t47', '1234', 'AB/12.3'])('%s can be one', (documentNumber) => {
    expect(isDocumentNumber({ ...document, documentNumber })).toBe(true);
  });

  it.each(['ABCDEF', '12', '<script>1', '1'.repeat(31)])('%s cannot', (documentNumber) => {
    expect(isDocumentNumber({ ...document, documentNumber })).toBe(false);
  });

  const chinese = { country: 'CN', documentType: 'id-card', birthDate: '1990-03-07' };

  it('of Chinese cards have a right check digit and the date of birth', () => {
    expect(isDocumentNumber({ ...chinese, documentNumber: '11010519900307003X' })).toBe(checkDigitOf('11010519900307003') === 'X');
    const right = `11010519900307003${checkDigitOf('11010519900307003')}`;
    expect(isDocumentNumber({ ...chinese, documentNumber: right })).toBe(true);
    expect(isDocumentNumber({ ...chinese, documentNumber: right, birthDate: '1990-03-08' })).toBe(false);
    expect(isDocumentNumber({ ...chinese, documentNumber: `11010519900307004${right.at(-1)}` })).toBe(false);
    expect(isDocumentNumber({ ...chinese, documentNumber: '110105900307003' })).toBe(true);
  });
});

/** The rule of ISO 7064 written the other way round than in the code. */
function checkDigitOf(body: string): string {
  const sum = Array.from(body).reduce((total, digit, place) => total + Number(digit) * (2 ** (17 - place) % 11), 0);
  return '10X98765432'[sum % 11] ?? '';
}

describe('age', () => {
  it('counts from the eighteenth birthday', () => {
    expect(isAdult('2008-11-15', '2026-11-15')).toBe(true);
    expect(isAdult('2008-11-16', '2026-11-15')).toBe(false);
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
    expect(isAdult('2008-11-15', '2026-11-15', 21)).toBe(false);
  });

  it('needs a day that exists', () => {
    expect(isDay('2000-02-29')).toBe(true);
    expect(isDay('2001-02-29')).toBe(false);
    expect(isDay('2001-04-31')).toBe(false);
  });
});

it('an age is in whole years', () => {
  expect(ageOn('1984-08-12', '2026-08-11')).toBe(41);
  expect(ageOn('1984-08-12', '2026-08-12')).toBe(42);
});

it('days until a day go below zero when it is over', () => {
  expect(daysUntil('2026-12-15', '2026-11-15')).toBe(30);
  expect(daysUntil('2026-11-15', '2026-11-15')).toBe(0);
  expect(daysUntil('2026-11-14', '2026-11-15')).toBe(-1);
});
