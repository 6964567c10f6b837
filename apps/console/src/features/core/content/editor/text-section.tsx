import type { ContentKind, TextForm } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { Field } from '#parts/field.tsx';
import { textLabels } from '../content-text.ts';
import { type Draft, textOf, withText } from '../draft/draft.form.ts';
import { type DraftProblem, problemOf } from '../draft/draft-problems.ts';
import { kindForm } from '../kind-form.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

export interface TextSectionProps {
  kind: ContentKind;
  locale: LocaleCode;
  draft: Draft;
  problems: readonly DraftProblem[];
  isReadOnly: boolean;
  onChange: (draft: Draft) => void;
}

/** The texts in one language, each beside its English where that is another one. */
export function TextSection({ kind, locale, draft, problems, isReadOnly, onChange }: TextSectionProps) {
  return (
    <div className="grid gap-4">
      {Object.entries(kindForm(kind).texts).map(([name, form]) => {
        const shared = {
          label: form.isRequired ? `${textLabels[name] ?? name} *` : (textLabels[name] ?? name),
          text: textOf(draft, locale, name),
          english: locale === defaultLocale ? undefined : textOf(draft, defaultLocale, name),
          problem: problemOf(problems, name, locale),
          aside: <Counter text={textOf(draft, locale, name)} max={form.max} />,
          locale,
          isReadOnly,
          onChange: (text: string) => onChange(withText(draft, locale, name, text)),
        };
        // A field of another language is another field: its undo must not bring back foreign words.
        const key = `${locale}/${name}`;
        return form.form === 'rich' ? <RichTextField key={key} {...shared} /> : <PlainText key={key} {...shared} form={form} />;
      })}
    </div>
  );
}

interface PlainTextProps {
  label: string;
  text: string;
  english: string | undefined;
  problem: string | undefined;
  aside: React.ReactNode;
  locale: LocaleCode;
  isReadOnly: boolean;
  form: TextForm;
  onChange: (text: string) => void;
}

function PlainText({ label, text, english, problem, aside, locale, isReadOnly, form, onChange }: PlainTextProps) {
  const { htmlLang, direction } = localeOf(locale);
  return (
    <div className={`grid gap-x-3 gap-y-1 ${english === undefined ? '' : 'tablet:grid-cols-2'}`}>
      <Field
        label={label}
        problem={problem}
        aside={aside}
        control={(wiring) => {
          const shared = { ...wiring, lang: htmlLang, dir: direction, readOnly: isReadOnly, value: text, 'aria-required': form.isRequired };
          return form.form === 'line' ? (
            <input {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
          ) : (
            <textarea
              {...shared}
              rows={3}
              className={`${wiring.className} field-sizing-content max-h-80 min-h-20!`}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        }}
      />
      {english !== undefined && (
        <div className="grid min-w-0 content-start gap-1.5">
          <p className="text-13 font-semibold text-ink-faint">English</p>
          <p lang="en" className="min-h-10 rounded-medium bg-sunken px-3 py-2 text-14 break-words whitespace-pre-wrap">
            {english || <span className="text-ink-faint">nothing</span>}
          </p>
        </div>
      )}
    </div>
  );
}

function Counter({ text, max }: { text: string; max: number }) {
  return (
    <span className={`text-12 ${text.length > max ? 'font-semibold text-down' : 'text-ink-faint'}`}>
      {text.length} / {max}
    </span>
  );
}
