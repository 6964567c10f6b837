import { Button } from '@peerbourse/ui/actions/button';
import { useId } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { CaseHelp } from '../case-help.tsx';

/** Says until when an order that is over can be questioned. */
export function QuestionSection({ order: { claimTimestamp }, onAsk }: { order: OrderDetail; onAsk: () => void }) {
  const t = useText('p2p-appeals');
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid justify-items-start gap-3 rounded-large border border-line p-4 tablet:p-6">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-16 font-bold">
          {t('question_title')}
        </h2>
        {claimTimestamp !== null && (
          <p className="text-14 text-ink-soft">
            {t('question_text', { time: isolated(`${format.moment(new Date(claimTimestamp).toISOString())} UTC`) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" size="medium" onClick={onAsk}>
          {t('question')}
        </Button>
        <CaseHelp />
      </div>
    </section>
  );
}
