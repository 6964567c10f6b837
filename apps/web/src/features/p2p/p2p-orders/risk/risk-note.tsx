import type { CallOutput } from '@peerbourse/contract/call';
import type { DoubtCode } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';
import type { riskHint } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { Banner } from '@peerbourse/ui/feedback/banner';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

const tones = { none: 'info', low: 'info', medium: 'warning', high: 'error' } as const;

const texts: Record<DoubtCode, Record<'pay' | 'release', TextKey<'p2p-take'>>> = {
  restriction: { pay: 'risk_pay_restriction', release: 'risk_release_restriction' },
  'new-device': { pay: 'risk_new_device', release: 'risk_new_device' },
  'price-deviation': { pay: 'risk_price_deviation', release: 'risk_price_deviation' },
  'first-trade': { pay: 'risk_pay_first_trade', release: 'risk_release_first_trade' },
};

/** Each reason in words, the gravest first. */
export function RiskNote({ level, reasons, act }: CallOutput<typeof riskHint> & { act: 'pay' | 'release' }) {
  const t = useText('p2p-take');
  return (
    <div data-risk={level}>
      <Banner tone={tones[level]}>
        <p className="font-semibold">{t('risk_title')}</p>
        <ul className="grid gap-1">
          {reasons.map((code) => (
            <li key={code}>{t(texts[code][act])}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
