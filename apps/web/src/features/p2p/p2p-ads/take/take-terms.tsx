import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { AdPictures } from './ad-pictures.tsx';
import { feeOf } from './take.form.ts';
import type { TakeForm } from './use-take-form.ts';

/** Price, time, cost and what happens when nobody acts; then the advertiser's own words. */
export function TakeTerms({ form }: { form: TakeForm }) {
  const format = useFormat();
  const { ad, terms, pictures } = form;
  const t = useText('p2p');
  const take = useText('p2p-take');
  const duration = useDuration();
  return (
    <div className="grid gap-3">
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t('price'), value: `${format.price(ad.price)} ${ad.fiatCode}`, isFigure: true },
          { name: t('time_to_pay'), value: duration(ad.payMinutes * 60) },
          { name: t('fee'), value: <Fee {...form} />, isFigure: true },
          { name: t('if_nobody_acts'), value: ad.side === 'sell' ? t('nobody_acts') : take('nobody_pays') },
        ]}
      />
      <div className="text-13">
        <p className="text-ink-soft">{t('advertiser_terms')}</p>
        {terms ? (
          <p dir="auto" className="mt-1 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {terms.remark || t('no_terms')}
          </p>
        ) : (
          <Skeleton className="mt-2 w-60" />
        )}
      </div>
      <AdPictures pictures={pictures} />
    </div>
  );
}

function Fee({ ad, terms, amounts, digits }: TakeForm) {
  const format = useFormat();
  const t = useText('p2p');
  if (!terms) return '–';
  if (terms.takerFeePpm === 0) return t('fee_none');
  return format.amount(feeOf(amounts.coin, terms.takerFeePpm, digits), ad.coinCode);
}
