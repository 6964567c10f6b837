import type { OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { clockText } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { secondsUntil } from '#parts/use-countdown.ts';
import { useBrand } from '#site/site-settings.ts';
import { type NextAction, nextAction } from './next-action.ts';

/** Below this the clock turns red. */
const hurryMs = 120_000;

/** What an open order waits for, with the time that is left, or how a closed one ended. */
export function NextActionText({ order }: { order: OrderRow }) {
  const action = nextAction(order);
  if (action.step === 'none') return <Outcome order={order} />;
  return <Step action={action} />;
}

function Step({ action: { step, isMine, until } }: { action: NextAction }) {
  const t = useText('p2p-order-list');
  const now = useServerNow();
  if (step === 'none') return null;
  const isLate = isMine && until !== null && until - now < hurryMs;
  return (
    <span className={isLate ? 'font-semibold text-bad' : isMine ? 'font-semibold text-ink' : 'text-ink-soft'}>
      {/* A clock that ticks is read from left to right in every language. */}
      {t(`next_${step}`, { time: `\u2066${clockText(secondsUntil(until ?? now, now))}\u2069` })}
    </span>
  );
}

function Outcome({ order: { closeReason, currencyUserSide, orderAmount, coinCode } }: { order: OrderRow }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  const brand = useBrand().name;
  if (closeReason === null) return null;
  const text =
    closeReason === 'completed'
      ? t(currencyUserSide === 'buy' ? 'outcome_bought' : 'outcome_sold', { amount: format.number(orderAmount), coin: coinCode })
      : t(`outcome_${closeReason}`, { brand });
  return <span className="text-ink-soft">{text}</span>;
}
