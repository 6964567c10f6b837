import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { AdDetail } from '#queries/p2p-ads/ad-detail.query.ts';

/** What the advertiser shows besides words. */
export function AdPictures({ pictures }: Pick<AdDetail, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ fileId, url }) => (
        <li key={fileId}>
          <AdPicture url={url} />
        </li>
      ))}
    </ul>
  );
}

/** Each reading of the ad brings a new address of the same picture: the first one stays, so that it is fetched once. */
function AdPicture({ url }: { url: string }) {
  const t = useText('p2p');
  const [address] = useState(url);
  return <img src={address} alt={t('ad_picture')} className="max-h-40 max-w-full rounded-medium border border-line" />;
}
