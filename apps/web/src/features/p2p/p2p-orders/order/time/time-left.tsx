import { acceptMs, answerMs } from '@peerbourse/rules/p2p-orders/order-times';
import { CountdownRing } from '@peerbourse/ui/figures/countdown-ring';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { clockText } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { secondsUntil } from '#parts/use-countdown.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { playChime } from './order-sound.ts';
import { markPassed } from './time-marks.ts';

export function useSecondsUntil(at: number): number {
  return secondsUntil(at, useServerNow());
}

/** How long the state lasts if nobody acts. */
export function DeadlineRing({ order, at }: { order: OrderDetail; at: number }) {
  const t = useText('p2p-orders');
  const seconds = useSecondsUntil(at);
  return <CountdownRing remainingMs={seconds * 1_000} totalMs={totalMs(order, at)} text={clockText(seconds)} label={t('time_left')} />;
}

function totalMs({ automatic, payMinutes, isExtended, paidTimestamp }: OrderDetail, at: number): number {
  if (automatic?.command === 'expire-acceptance') return acceptMs;
  if (automatic?.command === 'expire-payment') return payMinutes * 60_000 * (isExtended ? 2 : 1);
  return automatic?.command === 'expire-release' && paidTimestamp !== null ? at - paidTimestamp : answerMs;
}

/** The title of the tab, with the time that is left before it. */
export function PageTitle({ title, at }: { title: string; at: number | undefined }) {
  const brand = useBrand().name;
  const seconds = useSecondsUntil(at ?? 0);
  return <title>{`${seconds > 0 ? `${clockText(seconds)} · ` : ''}${title} · ${brand}`}</title>;
}

/** Says when five, two and one minutes are left, and what happens then, to ears as well: the ring does not speak. */
export function TimeWarnings({ at, consequence }: { at: number; consequence: string | undefined }) {
  const t = useText('p2p-orders');
  const seconds = useSecondsUntil(at);
  const before = useRef(seconds);
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const mark = markPassed(before.current, seconds);
    before.current = seconds;
    if (mark === undefined) return;
    setMinutes(mark);
    playChime();
  }, [seconds]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {minutes !== undefined && (
        <>
          <p>{t('minutes_left', { count: minutes })}</p>
          <p>{consequence}</p>
        </>
      )}
    </div>
  );
}
