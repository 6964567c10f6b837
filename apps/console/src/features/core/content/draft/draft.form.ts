import type { CallInput } from '@peerbourse/contract/call';
import type { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import type { ItemVersion } from '@peerbourse/contract/core/content/item.shape';
import type { ContentKind, FieldForm } from '@peerbourse/contract/core/content/kind.shape';
import { type LocaleCode, localeCodes } from '@peerbourse/contract/locales';
import { kindForm } from '../kind-form.ts';

/** What an editor has before him: the values of an item, and its texts by language. Empty texts are the same as none. */
export type Draft = Pick<ItemVersion, 'fields' | 'texts'>;

type Written = Pick<CallInput<typeof writeVersion>, 'fields' | 'texts'>;

export function emptyDraft(kind: ContentKind): Draft {
  const fields = Object.entries(kindForm(kind).fields).map(([name, form]) => [name, emptyField(form)]);
  return { fields: Object.fromEntries(fields) as Draft['fields'], texts: {} };
}

function emptyField(form: FieldForm): unknown {
  switch (form.form) {
    case 'choice':
      return form.options[0];
    case 'choices':
    case 'countries':
      return [];
    case 'number':
      return Math.min(100, form.max);
    case 'flag':
      return false;
    case 'address':
    case 'item':
    case 'picture':
      return '';
  }
}

/** A version as a draft: a field that its kind has got since then begins as it would in a new item. */
export function draftOf(kind: ContentKind, version: Draft | undefined): Draft {
  const empty = emptyDraft(kind);
  return version ? { fields: { ...empty.fields, ...version.fields }, texts: version.texts } : empty;
}

export function withField(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

export function withText(draft: Draft, locale: LocaleCode, name: string, text: string): Draft {
  return { ...draft, texts: { ...draft.texts, [locale]: { ...draft.texts[locale], [name]: text } } };
}

/** A value that is one line, such as a choice or an address; empty when it is something else. */
export function lineOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function textOf(draft: Draft, locale: LocaleCode, name: string): string {
  return draft.texts[locale]?.[name] ?? '';
}

/** What is sent: only what the kind knows, in its order, without languages in which nothing is written. */
export function writtenOf(kind: ContentKind, draft: Draft): Written {
  const { fields, texts } = kindForm(kind);
  const filled = localeCodes.map((locale) => {
    const names = Object.keys(texts).filter((name) => textOf(draft, locale, name).trim() !== '');
    return [locale, Object.fromEntries(names.map((name) => [name, textOf(draft, locale, name)]))] as const;
  });
  return {
    fields: Object.fromEntries(Object.keys(fields).map((name) => [name, draft.fields[name]])) as Written['fields'],
    texts: Object.fromEntries(filled.filter(([, named]) => Object.keys(named).length > 0)),
  };
}

export function isSame(kind: ContentKind, one: Draft, other: Draft): boolean {
  return JSON.stringify(writtenOf(kind, one)) === JSON.stringify(writtenOf(kind, other));
}
