import { type ContentKind, type FieldForm, fieldsSchema, type TextForm } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode } from '@peerbourse/contract/locales';
import { countryName } from '../content-text.ts';
import { kindForm } from '../kind-form.ts';
import { type Cell, cellsOf } from './cells.ts';
import { type Draft, textOf, writtenOf } from './draft.form.ts';

export interface DraftProblem extends Cell {
  message: string;
}

/** What the server would refuse, said before it is asked. */
export function draftProblems(kind: ContentKind, draft: Draft): DraftProblem[] {
  const { fields, texts } = writtenOf(kind, draft);
  const refused = new Set((fieldsSchema(kind).safeParse(fields).error?.issues ?? []).map(({ path }) => path[0]));
  return cellsOf(kind).flatMap(({ locale, name }) => {
    const message =
      locale === undefined
        ? fieldProblem(kindForm(kind).fields[name], fields[name], refused.has(name))
        : textProblem(kindForm(kind).texts[name], textOf(draft, locale, name), locale === defaultLocale || locale in texts);
    return message === undefined ? [] : [{ ...(locale === undefined ? {} : { locale }), name, message }];
  });
}

export function problemOf(problems: readonly DraftProblem[], name: string, locale?: LocaleCode): string | undefined {
  return problems.find((problem) => problem.name === name && problem.locale === locale)?.message;
}

function fieldProblem(form: FieldForm | undefined, value: unknown, isRefused: boolean): string | undefined {
  if (form?.form === 'countries' && Array.isArray(value)) {
    const unknown = value.find((country) => countryName(String(country)) === undefined);
    if (unknown !== undefined) return `${String(unknown)} is no country.`;
  }
  if (!isRefused || !form) return undefined;
  if (form.form === 'address') return 'Write a path such as /help, an address that begins with https://, or mailto: and a mail address.';
  if (form.form === 'number') return `Write a whole number from ${form.min} to ${form.max}.`;
  return 'This value cannot be used.';
}

/** A text is needed in English, and in every language in which something is written at all. */
function textProblem(form: TextForm | undefined, text: string, isWritten: boolean): string | undefined {
  if (!form) return undefined;
  if (text.length > form.max) return `${text.length - form.max} characters too many.`;
  if (form.form === 'line' && /[\r\n]/.test(text)) return 'This has to stay on one line.';
  return form.isRequired && isWritten && text.trim() === '' ? 'This text is needed.' : undefined;
}
