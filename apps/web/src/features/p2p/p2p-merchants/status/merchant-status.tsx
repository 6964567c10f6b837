import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { depositCoin } from '../merchant-text.ts';
import { DepositPanel } from './deposit-panel.tsx';
import { LevelPanel } from './level-panel.tsx';

/** The status of a merchant, whole, short of coins or resting. */
export function MerchantStatus({ standing }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  return (
    <>
      <StateNote standing={standing} />
      <LevelPanel standing={standing} />
      <DepositPanel standing={standing} />
      <Panel title={t('give_up')} lead={t('give_up_text')}>
        <LinkButton to="/p2p-trade/release" variant="secondary">
          {t('give_up')}
        </LinkButton>
      </Panel>
    </>
  );
}

function StateNote({ standing: { state, missing, dueAt } }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const amount = format.amount(missing, depositCoin);
  if (state === 'suspended') return <Note tone="warning" title={t('suspended')} text={t('suspended_text', { amount })} />;
  if (state === 'deposit-short') {
    return <Note tone="warning" title={t('short')} text={t('short_text', { amount, time: dueAt === null ? '' : format.moment(dueAt) })} />;
  }
  return (
    <Banner
      tone="success"
      action={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to="/p2p-trade/ads/new" className="quiet-link">
            {t('post_ad')}
          </Link>
          <Link to="/p2p-trade/desk" className="quiet-link">
            {t('desk')}
          </Link>
        </span>
      }
    >
      <h2 className="font-semibold">{t('merchant')}</h2>
      <p>{t('merchant_text')}</p>
    </Banner>
  );
}

function Note({ tone, title, text }: { tone: 'warning'; title: string; text: string }) {
  return (
    <Banner tone={tone}>
      <h2 className="font-semibold">{title}</h2>
      <p>{text}</p>
    </Banner>
  );
}
