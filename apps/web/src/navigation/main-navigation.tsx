import { Popover } from '@peerbourse/ui/overlays/popover';
import { ChevronDown } from 'lucide-react';
import { useText } from '#i18n/texts.tsx';
import { type Entry, useEntries } from './entries.ts';
import { EntryLink } from './entry-link.tsx';

const shownAtOnce = 5;

/** The pages on a wide screen: the first few side by side, the others behind "more". */
export function MainNavigation() {
  const t = useText('common');
  const entries = useEntries();
  const fits = entries.length <= shownAtOnce + 1;
  const first = fits ? entries : entries.slice(0, shownAtOnce);
  const rest = fits ? [] : entries.slice(shownAtOnce);
  return (
    <nav aria-label={t('main_navigation')} className="hidden desktop:block">
      <ul className="flex items-center gap-1">
        {first.map((entry) => (
          <li key={entry.name}>
            <EntryLink entry={entry} className="nav-link">
              {t(entry.name)}
            </EntryLink>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <More entries={rest} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function More({ entries }: { entries: readonly Entry[] }) {
  const t = useText('common');
  return (
    <Popover
      label={t('nav_more')}
      className="w-56 p-1.5"
      button={(wiring) => (
        <button type="button" {...wiring} className="nav-link cursor-pointer gap-1">
          {t('nav_more')}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} onChoose={close} className="menu-item">
                {t(entry.name)}
              </EntryLink>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
