import { Button } from '@peerbourse/ui/actions/button';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { VerificationState } from '#queries/verification/verification-state.query.ts';
import { ReasonList } from './reason-list.tsx';

/** What there is to do about a document that ends; nothing while it is valid for longer. */
export function Renewal({ state, onRenew }: { state: VerificationState; onRenew: () => void }) {
  const t = useText('verification');
  const format = useFormat();
  const { expiry, renewal } = state;
  if (!expiry?.mayRenew) return null;
  if (renewal === 'submitted') return <p className="text-14">{t('renewal_waiting')}</p>;
  return (
    <>
      {renewal === 'rejected' && <ReasonList title={t('renewal_rejected')} state={state} />}
      <div className="grid gap-3 rounded-medium bg-warn-tint p-4 text-14">
        <div>
          <h3 className="font-semibold">{t(expiry.isOver ? 'renewal_over_title' : 'renewal_due_title')}</h3>
          <p className="mt-1">{expiry.lastDay ? t('renewal_lead', { day: format.day(expiry.lastDay) }) : t('renewal_lead_open')}</p>
        </div>
        <div>
          <Button onClick={onRenew}>{t('renew')}</Button>
        </div>
      </div>
    </>
  );
}
