import { describe, expect, it } from 'vitest';
import { emptyDraft, withText } from '../draft/draft.form.ts';
import { languageMarks, markText, shownLanguage } from './language-state.ts';

describe('shownLanguage', () => {
  it('takes the own language, then the near one, then English', () => {
    expect(shownLanguage(['en', 'zh-TW', 'zh-TC'], 'zh-TC')).toBe('zh-TC');
    expect(shownLanguage(['en', 'zh-TW'], 'zh-TC')).toBe('zh-TW');
    expect(shownLanguage(['en', 'zh-CN'], 'zh-TC')).toBe('en');
    expect(shownLanguage([], 'ja')).toBe('en');
  });
});

describe('languageMarks', () => {
  const draft = withText(withText(withText(emptyDraft('notice'), 'en', 'text', 'Hello'), 'pt', 'text', 'Olá'), 'de', 'action', 'Mehr');
  const wordsOf = (locale: string) =>
    languageMarks('notice', draft)
      .filter((mark) => mark.locale === locale)
      .map(markText);

  it('marks all 25 languages', () => {
    expect(languageMarks('notice', draft)).toHaveLength(25);
    expect(wordsOf('en')).toEqual(['written']);
    expect(wordsOf('pt')).toEqual(['written']);
    expect(wordsOf('de')).toEqual(['not complete yet']);
    expect(wordsOf('pt-PT')).toEqual(['falls back to Brazilian Portuguese']);
    expect(wordsOf('en-GB')).toEqual(['falls back to English']);
    expect(wordsOf('ja')).toEqual(['missing, falls back to English']);
  });

  it('says of an empty item that English is missing', () => {
    expect(languageMarks('notice', emptyDraft('notice')).map(markText)[0]).toBe('missing');
  });
});
