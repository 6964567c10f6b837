import { useRead } from '#base/api/read.ts';
import { placedBannerListQuery } from '#queries/content/placed-banner-list.query.ts';
import { Banners } from './banners.tsx';

/** The banners of one place of the site; without any there is nothing. */
export function PlacedBanners({ place, className = '' }: { place: 'account' | 'insights'; className?: string }) {
  return <Banners banners={useRead(placedBannerListQuery(place))?.banners ?? []} className={className} />;
}
