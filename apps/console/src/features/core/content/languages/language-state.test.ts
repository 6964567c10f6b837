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
  const textsOf = (locale: string) =>
    languageMarks('notice', draft)
      .filter((mark) => mark.locale === locale)
      .map(markText);

  it('marks all 25 languages', () => {
    expect(languageMarks('notice', draft)).toHaveLength(25);
    expect(textsOf('en')).toEqual(['written']);
    expect(textsOf('pt')).toEqual(['written']);
    expect(textsOf('de')).toEqual(['not complete yet']);
    expect(textsOf('pt-PT')).toEqual(['falls back to Brazilian Portuguese']);
    expect(textsOf('en-GB')).toEqual(['falls back to English']);
    expect(textsOf('ja')).toEqual(['missing, falls back to English']);
  });

  it('says of an empty item that English is missing', () => {
    expect(languageMarks('notice', emptyDraft('notice')).map(markText)[0]).toBe('missing');
  });
});
