import type { SellerReason } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { Button } from '@peerbourse/ui/actions/button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { RiskHint } from '#features/p2p/p2p-orders/risk/risk-hint.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { ExpectedPayment } from '../pieces/expected-payment.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import type { StateProps } from './state-props.ts';

const ReleaseDialog = lazy(async () => ({ default: (await import('../dialogs/release-dialog.tsx')).ReleaseDialog }));
const AskCancelDialog = lazy(async () => ({ default: (await import('../dialogs/ask-cancel-dialog.tsx')).AskCancelDialog }));

/** The seller looks for the money, then releases, or says what is wrong with it. */
export function SellerRelease({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { coins, consequence } = useOrderText(order);
  const [reason, setReason] = useState<SellerReason>();
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={
            <ActionDialog dialog={(close) => <ReleaseDialog order={order} onClose={close} onDiffers={setReason} />}>
              {t('release', { coins })}
            </ActionDialog>
          }
          note={<p className="text-13 text-ink-soft">{t('release_next')}</p>}
        />
      }
    >
      <section className="grid gap-3">
        <h2 className="text-16 font-bold">{t('find_payment')}</h2>
        <RiskHint orderNo={order.orderNo} act="release" />
        <ExpectedPayment order={order} />
        <PaymentSummary order={order} />
      </section>
      <PaymentProblems order={order} onChoose={setReason} />
      {reason && (
        <Suspense>
          <AskCancelDialog order={order} initialReason={reason} onClose={() => setReason(undefined)} />
        </Suspense>
      )}
    </OrderCard>
  );
}

const problems = [
  ['third-party-payment', 'problem_name'],
  ['wrong-amount-paid', 'problem_amount'],
  ['refunded', 'problem_refunded'],
] as const;

function PaymentProblems({ order, onChoose }: StateProps & { onChoose: (reason: SellerReason) => void }) {
  const t = useText('p2p-orders');
  return (
    <section className="grid gap-2.5 rounded-medium border border-line p-4">
      <div>
        <h2 className="text-14 font-bold">{t('problem')}</h2>
        <p className="text-13 text-ink-soft">{t('problem_note')}</p>
      </div>
      {order.commands.includes('ask-cancel') && (
        <div className="flex flex-wrap gap-2">
          {problems.map(([reason, label]) => (
            <Button key={reason} variant="secondary" size="small" aria-haspopup="dialog" onClick={() => onChoose(reason)}>
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      <p className="text-13 text-ink-soft">{t('problem_nothing')}</p>
    </section>
  );
}
