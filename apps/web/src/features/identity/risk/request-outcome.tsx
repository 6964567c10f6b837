import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import type { RiskRequest } from '#queries/risk/request-detail.query.ts';

/** What became of the answer, and what can be done next. */
export function RequestOutcome({ request: { state, countsUntil } }: { request: RiskRequest }) {
  const t = useText('risk');
  const format = useFormat();
  if (state === 'answered') return <Banner tone="info">{t('answered_note')}</Banner>;
  return (
    <div className="grid justify-items-start gap-4">
      {state === 'approved' && <Banner tone="success">{t('approved_note')}</Banner>}
      {state === 'expired' && <Banner tone="info">{t('expired_note')}</Banner>}
      {state === 'rejected' && <Banner tone="warning">{t('rejected_note', { until: `${format.moment(countsUntil ?? '')} UTC` })}</Banner>}
      <LinkButton to={state === 'rejected' ? '/support' : '/p2p-trade/hall'} variant="secondary">
        {t(state === 'rejected' ? 'to_support' : 'to_p2p')}
      </LinkButton>
    </div>
  );
}
