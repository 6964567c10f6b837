import { useRead } from '#base/api/read.ts';
import { Corner } from '#features/core/home/corner.tsx';
import { LatestNews } from '#features/core/home/latest-news.tsx';
import { ProductTiles } from '#features/core/home/product-tiles.tsx';
import { TrustTiles } from '#features/core/home/trust-tiles.tsx';
import { CurrencyGrid } from '#features/core/rates/currency-grid.tsx';
import { PriceTable } from '#features/core/rates/price-table.tsx';
import { Ticker } from '#features/core/rates/ticker.tsx';
import { Banners } from '#parts/banners/banners.tsx';
import { bannerListQuery } from '#queries/content/banner-list.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';

/** The home page below its first screen. It also keeps fresh what the first screen shows. */
export function HomeRest() {
  useRead(usdtRateQuery);
  useRead(coinsAndFiatsQuery);
  return (
    <>
      <Ticker />
      <Banners banners={useRead(bannerListQuery)?.banners ?? []} className="page pt-8" />
      <PriceTable />
      <ProductTiles />
      <TrustTiles />
      <LatestNews />
      <CurrencyGrid />
      <Corner />
    </>
  );
}
