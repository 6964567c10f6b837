import { useText } from '#base/i18n/texts.tsx';
import { PageSteps } from '#parts/steps/page-steps.tsx';
import { addressOf, type ListPlace } from '../list-place.ts';

interface ListStepsProps {
  path: string;
  place: ListPlace;
  nextCursor: string | null;
}

/** On to what is older, and back to the newest. */
export function ListSteps({ path, place: { cursor, ...topic }, nextCursor }: ListStepsProps) {
  const t = useText('content');
  return (
    <div className="mt-8 empty:hidden">
      <PageSteps
        label={t('pages')}
        first={cursor === undefined ? undefined : { to: addressOf(path, topic), label: t('newest') }}
        next={nextCursor === null ? undefined : { to: addressOf(path, { ...topic, cursor: nextCursor }), label: t('older') }}
      />
    </div>
  );
}
