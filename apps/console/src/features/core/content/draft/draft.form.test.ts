import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import { contentKindNames, fieldsSchema } from '@peerbourse/contract/core/content/kind.shape';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, isSame, withField, withText, writtenOf } from './draft.form.ts';

describe('emptyDraft', () => {
  it('has a value for every field of every kind', () => {
    for (const kind of contentKindNames) {
      const { fields } = emptyDraft(kind);
      const problems = fieldsSchema(kind).safeParse(fields).error?.issues ?? [];
      // Where something leads to has no sensible beginning.
      expect(problems.filter(({ path }) => path[0] !== 'to')).toEqual([]);
    }
  });
});

describe('writtenOf', () => {
  const draft = withText(withText(emptyDraft('notice'), 'ja', 'text', '  '), 'en', 'text', 'Hello');

  it('leaves out empty texts, languages without any, and what the kind does not know', () => {
    const written = writtenOf('notice', withField(withText(draft, 'en', 'poem', 'x'), 'poem', 1));
    expect(written).toEqual({ fields: { tone: 'info', to: '', sort: 100 }, texts: { en: { text: 'Hello' } } });
    expect(writeVersion.input.safeParse({ kind: 'notice', name: 'hello', basedOn: 0, ...written }).success).toBe(true);
  });

  it('has one order, whichever way it was written', () => {
    const other = withText(emptyDraft('notice'), 'en', 'text', 'Hello');
    expect(isSame('notice', draft, other)).toBe(true);
    expect(isSame('notice', draft, withField(other, 'sort', 5))).toBe(false);
    expect(isSame('notice', draft, withText(other, 'de', 'text', 'Hallo'))).toBe(false);
  });
});

describe('draftOf', () => {
  it('gives a field that is missing in an old version its first value', () => {
    expect(draftOf('notice', { fields: { tone: 'warning' }, texts: {} }).fields).toEqual({ tone: 'warning', to: '', sort: 100 });
  });
});
