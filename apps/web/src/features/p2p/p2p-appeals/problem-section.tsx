import { lazy, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useAppealTime } from './appeal-time.ts';

const OpenAppealDialog = lazy(async () => ({ default: (await import('./open-appeal-dialog.tsx')).OpenAppealDialog }));

/** Says from when on an appeal is possible before somebody looks for it. */
export function ProblemSection({ order }: { order: OrderDetail }) {
  const t = useText('p2p-appeals');
  const titleId = useId();
  const now = useServerNow();
  const timeOf = useAppealTime();
  const from = order.appealTimestamp ?? 0;
  return (
    <section aria-labelledby={titleId} className="grid justify-items-start gap-3 rounded-large border border-line p-4 tablet:p-6">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-16 font-bold">
          {t('problem_title')}
        </h2>
        <p className="text-14 text-ink-soft">{t('problem_text')}</p>
        {now < from && <p className="text-14 text-ink-soft">{t('problem_early', { time: timeOf(from, now) })}</p>}
      </div>
      <DialogButton size="medium" dialog={(close) => <OpenAppealDialog order={order} onClose={close} />}>
        {t('open')}
      </DialogButton>
    </section>
  );
}
