import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { depositCoin } from '../merchant-text.ts';

/** The notice runs: the status is over, the coins are on their way back. */
export function ReleasingNote({ standing: { deposit, dueAt } }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  return (
    <Banner
      tone="info"
      action={
        <Link to="/p2p-trade/release" className="quiet-link">
          {t('see_progress')}
        </Link>
      }
    >
      <h2 className="font-semibold">{t('releasing')}</h2>
      {dueAt !== null && <p>{t('releasing_text', { amount: format.amount(deposit, depositCoin), time: format.moment(dueAt) })}</p>}
    </Banner>
  );
}

/** Given up, and everything is back. */
export function ReleasedNote({ standing: { appliesFrom } }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  return (
    <Banner tone="success">
      <h2 className="font-semibold">{t('released')}</h2>
      <p>{appliesFrom === null ? t('released_text') : t('released_wait', { time: format.moment(appliesFrom) })}</p>
    </Banner>
  );
}

/** Taken away, for good. */
export function RemovedNote({ standing: { deposit, dueAt } }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  return (
    <Banner
      tone="error"
      action={
        <Link to="/support" className="quiet-link">
          {t('ask_support')}
        </Link>
      }
    >
      <h2 className="font-semibold">{t('removed')}</h2>
      <p>{t('removed_text')}</p>
      <p>
        {dueAt === null
          ? t('removed_returned')
          : t('removed_deposit', { amount: format.amount(deposit, depositCoin), time: format.moment(dueAt) })}
      </p>
    </Banner>
  );
}
