import type { LocaleCode } from '@peerbourse/contract/locales';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { ChevronDown } from 'lucide-react';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { EntryLink } from './entry-link.tsx';
import { type Entry, flat, useMenu } from './menu.ts';

const shownAtOnce = 5;

/** The pages on a wide screen: the first few side by side, the others behind "more". */
export function MainNavigation() {
  const t = useText('common');
  const { locale } = usePage();
  const entries = useMenu('header');
  const fits = entries.length <= shownAtOnce + 1;
  const first = fits ? entries : entries.slice(0, shownAtOnce);
  const rest = fits ? [] : entries.slice(shownAtOnce);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('main_navigation')} className="hidden desktop:block">
      <ul className="flex items-center gap-1">
        {first.map((entry) => (
          <li key={entry.name}>
            {entry.children.length > 0 ? (
              <Group label={entry.label} language={entry.language} entries={flat([entry])} />
            ) : (
              <EntryLink entry={entry} className="nav-link whitespace-nowrap" />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Group label={t('nav_more')} language={locale.code} entries={flat(rest)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface GroupProps {
  label: string;
  language: LocaleCode;
  entries: readonly Entry[];
}

function Group({ label, language, entries }: GroupProps) {
  const marks = useLanguageMarks();
  return (
    <Popover
      label={label}
      className="w-64 p-1.5"
      button={(wiring) => (
        <button type="button" {...wiring} {...marks(language)} className="nav-link cursor-pointer gap-1 whitespace-nowrap">
          {label}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} onChoose={close} hasHint className="menu-item" />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
