import { Badge } from '@peerbourse/ui/feedback/badge';
import { useText } from '#base/i18n/texts.tsx';
import { Breadcrumb } from '#parts/breadcrumb.tsx';
import { CoinBadge } from '../coin-badge.tsx';
import { FavoriteButton } from '../favorite-button.tsx';
import type { CoinHistory } from './coin-history.ts';

/** What the page is about, for readers, and its rate for search engines. */
export function CoinHead({ history: { coin, name, quote, current } }: { history: CoinHistory }) {
  const t = useText('markets');
  return (
    <div className="grid gap-1 pt-3 tablet:pt-5">
      <Breadcrumb steps={[{ name: t('title'), to: '/markets' }]} />
      <div itemScope itemType="https://schema.org/ExchangeRateSpecification" className="flex items-center gap-3">
        <meta itemProp="currency" content={coin} />
        {current && (
          <span itemProp="currentExchangeRate" itemScope itemType="https://schema.org/UnitPriceSpecification" className="hidden">
            <meta itemProp="price" content={current.price} />
            <meta itemProp="priceCurrency" content={quote} />
          </span>
        )}
        <span className="[&>*]:size-9 tablet:[&>*]:size-10">
          <CoinBadge coin={coin} />
        </span>
        <h1 itemProp="name" className="min-w-0 text-24 font-bold tablet:text-28">
          {t('price_of', { name })}
        </h1>
        <Badge variant="quiet">{coin}</Badge>
        <span className="flex-1" />
        <FavoriteButton coin={coin} variant="secondary" />
      </div>
    </div>
  );
}
