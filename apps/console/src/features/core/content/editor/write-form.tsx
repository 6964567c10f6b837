import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { Draft } from '../draft/draft.form.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';
import { LanguagePicker } from '../languages/language-picker.tsx';
import type { LanguageMark } from '../languages/language-state.ts';
import { FieldSection } from './field-section.tsx';
import { TextSection } from './text-section.tsx';

export interface WriteFormProps {
  kind: ContentKind;
  name: string;
  draft: Draft;
  problems: readonly DraftProblem[];
  marks: readonly LanguageMark[];
  locale: LocaleCode;
  isReadOnly: boolean;
  onLocale: (locale: LocaleCode) => void;
  onChange: (draft: Draft) => void;
}

/** The fields first, then the texts in one language at a time. */
export function WriteForm({ kind, name, draft, problems, marks, locale, isReadOnly, onLocale, onChange }: WriteFormProps) {
  const shared = { kind, draft, problems, isReadOnly, onChange };
  return (
    <div className="grid gap-5">
      <FieldSection {...shared} name={name} />
      <LanguagePicker label="Language of the text" marks={marks} current={locale} onChange={onLocale} />
      <TextSection {...shared} locale={locale} />
    </div>
  );
}
