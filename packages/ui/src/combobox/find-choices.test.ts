import { describe, expect, it } from 'vitest';
import { findChoices, plain } from './find-choices.ts';

const choices = [
  { value: 'DE', label: 'Germany' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'LA', label: 'Laos' },
  { value: 'PL', label: 'Poland' },
  { value: 'TR', label: 'Türkiye' },
  { value: 'CU', label: 'Cuba', isDisabled: true },
];
const found = (text: string, words: Record<string, string[]> = {}) =>
  findChoices(choices, text, {}, (value) => words[value] ?? []).flatMap((group) => group.choices.map(({ value }) => value));

describe('choices that are searched', () => {
  it('are found by name, code and other words, without marks', () => {
    expect(found('cote')).toEqual(['CI']);
    expect(found('TURK')).toEqual(['TR']);
    expect(found('de')).toEqual(['DE']);
    expect(found('deutsch', { DE: ['Deutschland'] })).toEqual(['DE']);
    expect(found('slask', { PL: ['Śląsk'] })).toEqual(['PL']);
    expect(found('nowhere')).toEqual([]);
  });

  it('come with the closest first: the same code, a beginning, a word, a part', () => {
    expect(found('la')).toEqual(['LA', 'PL']);
    expect(found('iv')).toEqual(['CI']);
  });
});

describe('choices before a search', () => {
  const groups = (first: Parameters<typeof findChoices>[2]) =>
    findChoices(choices, ' ', first).map(({ name, choices: those }) => [name, those.map(({ value }) => value).join(' ')]);

  it('are parted into recent, popular and the rest, each once', () => {
    expect(groups({ recent: ['PL'], popular: ['PL', 'DE'] })).toEqual([
      ['recent', 'PL'],
      ['popular', 'DE'],
      ['rest', 'CI LA TR CU'],
    ]);
  });

  it('leave out what is unknown or cannot be chosen', () => {
    expect(groups({ recent: ['XX', 'CU'] })).toEqual([['rest', 'DE CI LA PL TR CU']]);
  });
});

it('plain text has no marks, no case and no signs between words', () => {
  expect(plain('  Łódź – Straße (Ærø) İstanbul ')).toBe('lodz – strasse aero istanbul');
  expect(plain('USDT · Tether')).toBe('usdt tether');
  expect(plain('ガ')).toBe(plain('ガ'));
});
