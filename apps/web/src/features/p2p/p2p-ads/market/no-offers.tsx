import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { type HallParams, hallAddress, isFiltered } from './hall-params.ts';

/** Nobody offers what is looked for, and what to do then. */
export function NoOffers({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const { side, coin, fiat, filters } = place;
  const bare = { side, coin, fiat, filters: {} };
  const action = isFiltered(filters) ? (
    <LinkButton to={hallAddress(bare)} size="medium">
      {t('clear_filters')}
    </LinkButton>
  ) : (
    <LinkButton to={`/p2p-trade/ads/new?side=${side === 'buy' ? 'buy' : 'sell'}&coin=${coin}&fiat=${fiat}`} size="medium">
      {t('post_ad')}
    </LinkButton>
  );
  return (
    <NothingYet
      title={t(isFiltered(filters) ? 'none_filtered' : 'none_title', { coin, fiat })}
      text={t(isFiltered(filters) ? 'none_filtered_text' : 'none_text')}
      action={action}
    />
  );
}
