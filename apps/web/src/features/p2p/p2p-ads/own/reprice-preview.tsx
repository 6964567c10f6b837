import type { MyAd, Pricing } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { referencePriceQuery } from '#queries/p2p-prices/reference-price.query.ts';
import { useAdName, useProblemText } from '../ad-text.ts';
import { newPrice, newPricing, type RepriceDraft } from './reprice.form.ts';

interface RepricePreviewProps {
  ads: readonly MyAd[];
  draft: RepriceDraft;
  /** By ad what was wrong with it, or that nothing was; missing until it was tried. */
  results: ReadonlyMap<string, string | null> | undefined;
}

/** The price of each ad before and after, and what became of it. */
export function RepricePreview({ ads, draft, results }: RepricePreviewProps) {
  const t = useText('p2p-ads');
  return (
    <ul aria-label={t('reprice_preview')} className="grid divide-y divide-line rounded-medium border border-line">
      {ads.map((ad) => (
        <li key={ad.adNo} data-preview={ad.adNo} className="grid gap-x-4 gap-y-0.5 px-3.5 py-2.5 text-13 tablet:grid-cols-[1fr_auto]">
          <AdBeforeAndAfter ad={ad} pricing={newPricing(ad, draft)} />
          {results?.has(ad.adNo) && <Outcome problem={results.get(ad.adNo) ?? null} />}
        </li>
      ))}
    </ul>
  );
}

function AdBeforeAndAfter({ ad, pricing }: { ad: MyAd; pricing: Pricing | undefined }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const reference = useRead(referencePriceQuery(ad.coinCode, ad.fiatCode))?.price;
  const next = pricing && newPrice(pricing, reference);
  return (
    <>
      <span>
        <span className="font-semibold">{nameOf(ad)}</span>
        <span className="block text-12 text-ink-soft">
          {pricing ? <PricingText pricing={pricing} /> : <PricingText pricing={ad.pricing} />}
        </span>
      </span>
      <span className="inline-flex items-center gap-2 tablet:justify-end">
        <span className="sr-only">{t('reprice_before')}</span>
        <span className="figure text-ink-soft">{ad.price === null ? '--' : format.price(ad.price)}</span>
        <ArrowRight size={14} aria-hidden="true" className="text-ink-soft rtl:-scale-x-100" />
        <span className="sr-only">{t('reprice_after')}</span>
        <span className="figure font-semibold">{next === undefined ? '--' : format.price(next)}</span> {ad.fiatCode}
      </span>
    </>
  );
}

function PricingText({ pricing }: { pricing: Pricing }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  if (pricing.priceType === 'fixed') return t('price_fixed');
  return t(pricing.premiumPpm < 0 ? 'price_follows_below' : 'price_follows_above', { percent: format.ppm(Math.abs(pricing.premiumPpm)) });
}

function Outcome({ problem }: { problem: string | null }) {
  const t = useText('p2p-ads');
  const textOf = useProblemText();
  const Sign = problem === null ? CircleCheck : CircleAlert;
  return (
    <span role="status" className={`flex items-center gap-1.5 tablet:col-span-2 ${problem === null ? 'text-good' : 'text-bad'}`}>
      <Sign size={14} aria-hidden="true" className="shrink-0" />
      {problem === null ? t('reprice_done') : textOf(problem)}
    </span>
  );
}
