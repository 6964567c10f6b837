import { useRead } from '#api/read.ts';
import { bannerListQuery } from '#features/home/banner-list.query.ts';
import { Corner } from '#features/home/corner.tsx';
import { LatestNews } from '#features/home/latest-news.tsx';
import { ProductTiles } from '#features/home/product-tiles.tsx';
import { TrustTiles } from '#features/home/trust-tiles.tsx';
import { CurrencyGrid } from '#features/rates/currency-grid.tsx';
import { PriceTable } from '#features/rates/price-table.tsx';
import { Ticker } from '#features/rates/ticker.tsx';
import { usdtRateQuery } from '#features/rates/usdt-rate.query.ts';
import { Banners } from '#parts/banners/banners.tsx';
import { coinsAndFiatsQuery } from '#site/coins-and-fiats.query.ts';

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
