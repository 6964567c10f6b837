import { Button } from '@peerbourse/ui/actions/button';
import { ErrorState } from '@peerbourse/ui/feedback/error-state';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePages } from '#features/p2p/shared/use-pages.ts';
import { type RatingList, ratingListQuery } from '#queries/p2p-ratings/rating-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { GivenRating } from './given-rating.tsx';

/** What others said about a trader, the newest first. */
export function RatingsOfTrader({ encryptUserId }: { encryptUserId: string }) {
  const t = useText('p2p-ratings');
  const { pages, isPending, hasFailed, retry, hasMore, more } = usePages<RatingList>(
    (after) => ratingListQuery(encryptUserId, after),
    false,
  );
  const ratings = pages.flatMap((page) => page.ratings);
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-18 font-bold">{t('ratings')}</h2>
      {pages.length === 0 && isPending && <Skeleton shape="block" className="h-40" />}
      {pages.length > 0 && ratings.length === 0 && <NothingYet title={t('none')} text={t('none_text')} />}
      {ratings.length > 0 && (
        <ul aria-label={t('ratings')} className="divide-y divide-line rounded-medium border border-line px-4">
          {ratings.map((rating) => (
            <Row key={rating.ratingNo} rating={rating} />
          ))}
        </ul>
      )}
      {hasFailed && (
        <ErrorState
          title={t('failed')}
          action={
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {hasMore && (
        <div>
          <Button variant="secondary" size="small" isLoading={isPending} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({ rating }: { rating: RatingList['ratings'][number] }) {
  const format = useFormat();
  const t = useText('p2p-ratings');
  const { author, at, isHidden } = rating;
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-soft">
        <bdi>{author}</bdi>
        <span className="figure">{format.day(at)}</span>
      </p>
      <GivenRating rating={rating} />
      {isHidden && <p className="text-13 text-ink-soft">{t('hidden')}</p>}
    </li>
  );
}
