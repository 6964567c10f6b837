import { useRead } from '#base/api/read.ts';
import { Corner } from '#features/core/home/corner.tsx';
import { TrustFacts } from '#features/core/home/trust-facts.tsx';
import { PriceTable } from '#features/core/rates/price-table.tsx';
import { Ticker } from '#features/core/rates/ticker.tsx';
import { BestPrices } from '#features/p2p/p2p-ads/prices/best-prices.tsx';
import { Banners } from '#parts/banners/banners.tsx';
import { bannerListQuery } from '#queries/content/banner-list.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { useSession } from '#site/session/use-session.ts';

/** The home page below its first screen. It also keeps fresh what the first screen shows. */
export function HomeRest() {
  useRead(usdtRateQuery);
  useRead(coinsAndFiatsQuery);
  const [currency] = useDisplayCurrency();
  const { isLogin } = useSession();
  return (
    <>
      <Ticker />
      <Banners banners={useRead(bannerListQuery)?.banners ?? []} className="page pt-8" />
      <PriceTable />
      <div className="page pt-12 empty:hidden">
        <BestPrices coin="USDT" ownFiat={currency} titleClass="text-28" />
      </div>
      {!isLogin && <TrustFacts />}
      <Corner />
    </>
  );
}
