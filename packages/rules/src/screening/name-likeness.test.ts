import { describe, expect, it } from 'vitest';
import { jaroWinkler } from './jaro-winkler.ts';
import { hitScore, listScore } from './list-score.ts';
import { nameLikeness } from './name-likeness.ts';
import { nameTokens } from './name-tokens.ts';

const likeness = (one: string, other: string) => nameLikeness(nameTokens(one), nameTokens(other));
const score = (one: string, other: string) => Math.round(likeness(one, other) * 100);

describe('words of a name', () => {
  it.each([
    ['José  MARÍA Núñez', ['jose', 'maria', 'nunez']],
    ["Seán O’Brien-Ó'Neill", ['sean', 'obrien', 'oneill']],
    ['Łukasz Straßmeyer', ['lukasz', 'strassmeyer']],
    ['Юрий Щербаков', ['yurii', 'shcherbakov']],
    ['Αλέξανδρος', ['alexandros']],
    ['李小龙', ['李小龙']],
    ['محمد علي', ['محمد', 'علي']],
    ['  .,- ', []],
  ])('%s', (name, tokens) => {
    expect(nameTokens(name)).toEqual(tokens);
  });
});

describe('likeness of words', () => {
  it.each([
    ['martha', 'marhta', 0.961],
    ['dwayne', 'duane', 0.84],
    ['dixon', 'dicksonx', 0.813],
    ['same', 'same', 1],
    ['abc', 'xyz', 0],
    ['', 'x', 0],
  ])('of %s and %s is the published one', (one, other, published) => {
    expect(jaroWinkler(one, other)).toBeCloseTo(published, 3);
    expect(jaroWinkler(other, one)).toBeCloseTo(published, 3);
  });
});

describe('likeness of names', () => {
  it.each([
    ['Orlan Vexmoor', 'VEXMOOR, Orlan'],
    ['Orlan Vexmoor', 'Orlan Vexmor'],
    ['Orlán Vëxmoor', 'Orlan Vexmoor'],
    ['Abdul Rahman Testov', 'Abdulrahman Testov'],
    ['Юрий Примеров', 'Yuri Primerov'],
    ['Orlan Vexmoor', 'Orlan Piet Vexmoor'],
    ['李小龙', '李小龙'],
  ])('%s and %s are one for somebody to look at', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(hitScore);
    expect(score(other, one)).toBe(score(one, other));
  });

  it.each([
    ['Orlan Vexmoor', 'Erika Mustermann'],
    ['Anna Maria Schmidt', 'Anna Maria Fischer'],
    ['Mohammed Ali', 'Mohammed Hussein'],
    ['John Smith', 'Joan Smythe-Jones'],
    ['Vexmoor', 'Orlan Vexmoor'],
    ['李小龙', '李大明'],
  ])('%s and %s are not', (one, other) => {
    expect(score(one, other)).toBeLessThan(hitScore);
  });

  it('of nothing is nothing', () => {
    expect(likeness('', 'Orlan Vexmoor')).toBe(0);
    expect(likeness('...', '')).toBe(0);
  });
});

describe('with dates of birth', () => {
  it('the same day adds, a far year takes away, an unknown date and a near year do neither', () => {
    expect(listScore(0.9, '1970-01-02', [])).toBe(90);
    expect(listScore(0.9, '1970-01-02', ['1970-01-02'])).toBe(95);
    expect(listScore(0.9, '1970-01-02', ['1971'])).toBe(90);
    expect(listScore(0.9, '1970-01-02', ['1950', '1990-05-05'])).toBe(78);
    expect(listScore(0.99, '1970-01-02', ['1970-01-02'])).toBe(100);
  });

  it('nobody with the very name is left out for a date alone', () => {
    expect(listScore(1, '1970-01-02', ['1950'])).toBeGreaterThanOrEqual(hitScore);
  });
});
