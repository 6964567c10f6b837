import { expect, it } from 'vitest';
import { emptyDraft, withField, withText } from './draft.form.ts';
import { draftProblems, problemOf } from './draft-problems.ts';

const good = withText(emptyDraft('notice'), 'en', 'text', 'Hello');

it('finds nothing wrong with a draft that can be saved', () => {
  expect(draftProblems('notice', good)).toEqual([]);
});

it('needs English, and whatever is required in a language that was begun', () => {
  expect(draftProblems('notice', emptyDraft('notice'))).toEqual([{ locale: 'en', name: 'text', message: 'This text is needed.' }]);
  expect(draftProblems('notice', withText(good, 'de', 'action', 'Mehr'))).toEqual([
    { locale: 'de', name: 'text', message: 'This text is needed.' },
  ]);
});

it('counts characters and keeps lines single', () => {
  expect(problemOf(draftProblems('notice', withText(good, 'en', 'text', 'a'.repeat(203))), 'text', 'en')).toBe('3 characters too many.');
  expect(problemOf(draftProblems('notice', withText(good, 'en', 'text', 'a\nb')), 'text', 'en')).toBe('This has to stay on one line.');
});

it('says what is wrong with fields', () => {
  const odd = withField(withField(good, 'to', 'javascript:alert(1)'), 'sort', '');
  const problems = draftProblems('notice', odd);
  expect(problemOf(problems, 'to')).toMatch(/^Write a path/);
  expect(problemOf(problems, 'sort')).toBe('Write a whole number from 0 to 9999.');
  const campaign = withField(emptyDraft('campaign'), 'countries', ['DE', 'QX']);
  expect(problemOf(draftProblems('campaign', campaign), 'countries')).toBe('QX is no country.');
});
