import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { bestPricesQuery } from '#queries/p2p-ads/best-prices.query.ts';
import { useSiteSettings } from '#site/site-settings.ts';

/** What most people came for stays in reach of a thumb, over the tabs of the site. A coin without ads has nothing to offer there. */
export function PhoneBar({ coin }: { coin: string }) {
  const t = useText('rates');
  const { p2pState } = useSiteSettings();
  const isTraded = (useKnown(bestPricesQuery(coin))?.currencies.length ?? 0) > 0;
  if (!p2pState || !isTraded) return null;
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-2 gap-2.5 border-t border-line bg-canvas px-4 py-2.5 tablet:hidden">
      <LinkButton to={`/p2p-trade/buy/${coin}`} variant="up" size="medium" isWide>
        {t('quick_buy_coin', { coin })}
      </LinkButton>
      <LinkButton to={`/p2p-trade/sell/${coin}`} variant="down" size="medium" isWide>
        {t('quick_sell_coin', { coin })}
      </LinkButton>
    </div>
  );
}
