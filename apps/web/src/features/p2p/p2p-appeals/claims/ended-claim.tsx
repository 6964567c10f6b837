import { useId } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { GroundsText } from '#features/p2p/shared/grounds-text.tsx';
import type { AppealCase } from '#queries/p2p-appeals/order-appeal.query.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { reasonText } from '../reason-text.ts';

interface EndedClaimProps {
  order: OrderDetail;
  name: string;
  appeal: AppealCase;
}

/** How a claim ended, for whoever comes back to the order. */
export function EndedClaim({ order, name, appeal }: EndedClaimProps) {
  const t = useText('p2p-appeals');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5 rounded-medium border border-line p-4 tablet:p-5">
      <h2 id={titleId} className="text-16 font-bold">
        {t(appeal.kind === 'review' ? 'review' : 'claim')}
      </h2>
      <p className="text-14 text-ink-soft">{reasonText(t, appeal.reason)}</p>
      <p className="text-14 font-semibold">
        <OutcomeText order={order} name={name} appeal={appeal} />
      </p>
      {appeal.decision && (
        <p className="text-14">
          <GroundsText grounds={appeal.decision.grounds} />
        </p>
      )}
    </section>
  );
}

function OutcomeText({ order, name, appeal: { decision } }: EndedClaimProps) {
  const t = useText('p2p-appeals');
  const format = useFormat();
  if (!decision) return t('ended_withdrawn');
  if (decision.amount === null) return t('ended_upheld');
  const amount = isolated(format.amount(decision.amount, order.coinCode));
  const isMine = (decision.toSide === 'buyer') === (order.currencyUserSide === 'buy');
  return isMine ? t('ended_paid_me', { amount }) : t('ended_paid_other', { amount, name });
}
