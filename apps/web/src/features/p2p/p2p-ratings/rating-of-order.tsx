import { Button } from '@peerbourse/ui/actions/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type OrderRating, orderRatingQuery } from '#queries/p2p-ratings/order-rating.query.ts';
import { GivenRating } from './given-rating.tsx';
import { RatingForm } from './rating-form.tsx';

interface RatingOfOrderProps {
  orderNo: string;
  /** Of the other person. */
  name: string;
}

/** What the reader thinks of the other person of a completed order. Nothing while it is not known, and nothing once it is too late. */
export function RatingOfOrder({ orderNo, name }: RatingOfOrderProps) {
  const client = useQueryClient();
  const query = orderRatingQuery(orderNo);
  const known = useRead(query);
  const [step, setStep] = useState<'shown' | 'changing' | 'thanked'>('shown');
  if (!known || (!known.mayRate && !known.rating)) return null;

  function take(answer: OrderRating): void {
    client.setQueryData(query.queryKey, answer);
    setStep('thanked');
  }

  const isAsking = known.mayRate && (known.rating === null || step === 'changing');
  return (
    <section className="grid gap-4 rounded-large border border-line p-4 tablet:p-6">
      {isAsking ? (
        <RatingForm
          orderNo={orderNo}
          name={name}
          rating={known.rating}
          onRated={take}
          onKeep={known.rating ? () => setStep('shown') : undefined}
        />
      ) : (
        <Rated known={known} name={name} isThanked={step === 'thanked'} onChange={() => setStep('changing')} />
      )}
    </section>
  );
}

interface RatedProps {
  known: OrderRating;
  name: string;
  isThanked: boolean;
  onChange: () => void;
}

function Rated({ known: { rating, mayRate, reviewUntil }, name, isThanked, onChange }: RatedProps) {
  const format = useFormat();
  const t = useText('p2p-ratings');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever works by key or by ear goes on here.
  useEffect(() => {
    if (isThanked) title.current?.focus();
  }, [isThanked]);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="text-18 font-bold wrap-anywhere outline-none">
        {isThanked ? t('thanks') : t('yours', { name })}
      </h2>
      {rating && <GivenRating rating={rating} />}
      {mayRate && reviewUntil !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="small" onClick={onChange}>
            {t('change')}
          </Button>
          <p className="text-13 text-ink-soft">{t('change_until', { time: format.moment(new Date(reviewUntil).toISOString()) })}</p>
        </div>
      )}
    </>
  );
}
