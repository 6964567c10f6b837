import { useLocation } from 'react-router';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { AnyLink } from '#base/links/any-link.tsx';
import type { Entry } from './menu.ts';

interface EntryLinkProps {
  entry: Entry;
  className: string;
  /** Told when it is followed; the place may be on the same page. */
  onChoose?: (() => void) | undefined;
  hasHint?: boolean;
}

/** An entry of a navigation; it knows whether its page is the one that is shown. */
export function EntryLink({ entry, className, onChoose, hasHint = false }: EntryLinkProps) {
  const { pathname } = useLocation();
  const marks = useLanguageMarks();
  const { to, label, hint, language } = entry;
  const isHere = !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <AnyLink to={to} aria-current={isHere ? 'page' : undefined} onClick={onChoose} className={className} {...marks(language)}>
      {hasHint && hint ? (
        <span className="py-1.5">
          {label}
          <span className="block text-12 font-normal text-ink-faint">{hint}</span>
        </span>
      ) : (
        label
      )}
    </AnyLink>
  );
}
