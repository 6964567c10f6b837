import { expect, it } from 'vitest';
import { emptyDraft, withField, withText } from './draft.form.ts';
import { mergedDraft } from './merged-draft.ts';

const base = withText(emptyDraft('notice'), 'en', 'text', 'Hello');

it('keeps what two people wrote in two languages', () => {
  const mine = withText(base, 'ja', 'text', 'こんにちは');
  const theirs = withField(withText(base, 'de', 'text', 'Hallo'), 'sort', 5);
  expect(mergedDraft('notice', base, mine, theirs)).toEqual({
    draft: {
      fields: { tone: 'info', to: '', sort: 5 },
      texts: { en: { text: 'Hello' }, ja: { text: 'こんにちは' }, de: { text: 'Hallo' } },
    },
    contested: [],
  });
});

it('names what both changed, and keeps mine there', () => {
  const { draft, contested } = mergedDraft('notice', base, withText(base, 'en', 'text', 'Hi'), withText(base, 'en', 'text', 'Hey'));
  expect(draft.texts.en?.text).toBe('Hi');
  expect(contested).toEqual([{ locale: 'en', name: 'text' }]);
});

it('does not call the same change contested, and leaves alone what only the other took out', () => {
  const same = withField(base, 'sort', 5);
  expect(mergedDraft('notice', base, same, same).contested).toEqual([]);
  expect(mergedDraft('notice', base, same, withText(base, 'en', 'text', '')).draft.texts.en?.text).toBe('');
});
