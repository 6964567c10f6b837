import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from '#base/links/link.tsx';

interface PageStepsProps {
  label: string;
  /** To the beginning; missing there. */
  first: { to: string; label: string } | undefined;
  /** Missing at the end. */
  next: { to: string; label: string } | undefined;
}

/** On to the next page, and back to the beginning: a list that changes while it is read has no other fixed places. */
export function PageSteps({ label, first, next }: PageStepsProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {first && (
        <LinkButton variant="secondary" size="medium" to={first.to} iconStart={<ChevronLeft size={16} className="rtl:-scale-x-100" />}>
          {first.label}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          variant="secondary"
          size="medium"
          rel="next"
          to={next.to}
          iconEnd={<ChevronRight size={16} className="rtl:-scale-x-100" />}
          className="ms-auto"
        >
          {next.label}
        </LinkButton>
      )}
    </nav>
  );
}
