import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { useId } from 'react';
import { languageText } from '../content-text.ts';
import { type LanguageMark, type LanguageState, markText } from './language-state.ts';

export interface LanguagePickerProps {
  label: string;
  marks: readonly LanguageMark[];
  current: LocaleCode;
  onChange: (locale: LocaleCode) => void;
}

/** All languages at a glance: radio buttons in the dress of chips, each with the shape of its state. */
export function LanguagePicker({ label, marks, current, onChange }: LanguagePickerProps) {
  const name = useId();
  const chosen = marks.find(({ locale }) => locale === current);
  const count = marks.filter(({ state }) => state === 'written').length;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-13">
        <p>
          <b className="font-semibold">{languageText(current)}</b>{' '}
          <span className="text-ink-soft">{[ownName(current), chosen && markText(chosen)].filter(Boolean).join(', ')}</span>
        </p>
        <p className="text-12 text-ink-faint">
          {count} of {marks.length} languages written
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        {marks.map((mark) => (
          <label
            key={mark.locale}
            title={`${languageText(mark.locale)}: ${markText(mark)}`}
            className="relative inline-flex h-7 cursor-pointer items-center gap-1 rounded-small border border-line bg-canvas ps-1.5 pe-2 text-12 font-medium text-ink-soft hover:border-control has-checked:border-brand has-checked:bg-brand-tint has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              aria-label={`${languageText(mark.locale)}, ${markText(mark)}`}
              checked={mark.locale === current}
              onChange={() => onChange(mark.locale)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-small outline-none"
            />
            <MarkIcon state={mark.state} />
            {localeOf(mark.locale).htmlLang}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What speakers call it, where that is not its English name. */
function ownName(locale: LocaleCode): string {
  const { name } = localeOf(locale);
  return name === languageText(locale) ? '' : name;
}

const icons: Record<LanguageState, { path: string; color: string }> = {
  written: { path: 'm2.5 6.3 2.3 2.3 4.7-5', color: 'stroke-up' },
  begun: { path: 'M6 2.2v4.6M6 9.6v.1', color: 'stroke-warn' },
  borrowed: { path: 'M2.5 3v3.5h7M7.2 4.2l2.3 2.3-2.3 2.3', color: 'stroke-ink-soft' },
  missing: { path: 'M3.5 6h5', color: 'stroke-ink-faint' },
};

function MarkIcon({ state }: { state: LanguageState }) {
  const { path, color } = icons[state];
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={`size-3 shrink-0 fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round] ${color}`}
    >
      <path d={path} />
    </svg>
  );
}
