import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Taking } from './use-taking.ts';

/** A price far away and what else is unusual, with one confirmation of everything that needs one. */
export function OrderDoubts({ ad, taking: { checks, confirmation } }: { ad: MarketAd; taking: Taking }) {
  const format = useFormat();
  const t = useText('p2p-take');
  const { warning, doubts } = checks;
  if (!warning && doubts.length === 0) return null;
  return (
    <section aria-label={t('doubts')} className={`rounded-medium px-4 py-3 text-13 ${confirmation.isAsked ? 'bg-warn-tint' : 'bg-sunken'}`}>
      <ul className="grid gap-2">
        {warning && (
          <li>
            {t(warning.deviationPpm > 0 ? 'price_above' : 'price_below', {
              percent: format.ppm(Math.abs(warning.deviationPpm), 2),
              reference: format.price(warning.reference),
              fiat: ad.fiatCode,
            })}
          </li>
        )}
        {doubts.map((code) => (
          <li key={code}>{t(`doubt_${code.replace('-', '_') as 'restriction' | 'new_device' | 'first_trade'}`)}</li>
        ))}
      </ul>
      {confirmation.isAsked && (
        <Checkbox
          label={t('confirm_doubts')}
          checked={confirmation.isGiven}
          onChange={(event) => confirmation.give(event.currentTarget.checked)}
          error={confirmation.isMissing && t('confirm_missing')}
        />
      )}
    </section>
  );
}
