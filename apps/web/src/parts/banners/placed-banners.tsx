import { useRead } from '#api/read.ts';
import { Banners } from './banners.tsx';
import { placedBannerListQuery } from './placed-banner-list.query.ts';

/** The banners of one place of the site; without any there is nothing. */
export function PlacedBanners({ place, className = '' }: { place: 'account' | 'insights'; className?: string }) {
  return <Banners banners={useRead(placedBannerListQuery(place))?.banners ?? []} className={className} />;
}
