import type { PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Breadcrumb } from '#parts/breadcrumb.tsx';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { FavoriteButton } from '#parts/favorites/favorite-button.tsx';
import { useSpotPath } from '#parts/spot/spot-path.ts';

/** What the page is about, for readers, and its rate for search engines. */
export function CoinHead({ history: { coin, name, quote, current } }: { history: PriceHistory }) {
  const t = useText('markets');
  const rates = useText('rates');
  const spotPath = useSpotPath()({ base: coin, quote });
  return (
    <div className="grid gap-1 pt-3 tablet:pt-5">
      <Breadcrumb steps={[{ name: t('title'), to: '/markets' }]} />
      <div itemScope itemType="https://schema.org/ExchangeRateSpecification" className="flex flex-wrap items-center gap-3">
        <meta itemProp="currency" content={coin} />
        {current && (
          <span itemProp="currentExchangeRate" itemScope itemType="https://schema.org/UnitPriceSpecification" className="hidden">
            <meta itemProp="price" content={current.price} />
            <meta itemProp="priceCurrency" content={quote} />
          </span>
        )}
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
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
        {spotPath && (
          <span className="grid max-tablet:basis-full">
            <LinkButton to={spotPath} size="medium" variant="secondary">
              {rates('trade_pair', { pair: `${coin}/${quote}` })}
            </LinkButton>
          </span>
        )}
      </div>
    </div>
  );
}
