import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#i18n/texts.tsx';
import { LinkButton } from '#navigation/link.tsx';
import { addressOf, type ListPlace } from '../list-place.ts';

interface ListStepsProps {
  path: string;
  place: ListPlace;
  nextCursor: string | null;
}

/** On to what is older, and back to the newest: a list that grows while it is read has no other fixed places. */
export function ListSteps({ path, place: { cursor, ...topic }, nextCursor }: ListStepsProps) {
  const t = useText('content');
  if (cursor === undefined && nextCursor === null) return null;
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap gap-3">
      {cursor !== undefined && (
        <LinkButton
          look="secondary"
          size="medium"
          to={addressOf(path, topic)}
          iconStart={<ChevronLeft size={16} className="rtl:-scale-x-100" />}
        >
          {t('newest')}
        </LinkButton>
      )}
      {nextCursor !== null && (
        <LinkButton
          look="secondary"
          size="medium"
          rel="next"
          to={addressOf(path, { ...topic, cursor: nextCursor })}
          iconEnd={<ChevronRight size={16} className="rtl:-scale-x-100" />}
          className="ms-auto"
        >
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
}
