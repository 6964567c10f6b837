import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { type HallParams, hallAddress } from './hall-params.ts';

/** A link to a later page holds for a while only, because its prices do. */
export function OldPlace({ place: { side, coin, fiat, filters } }: { place: HallParams }) {
  const t = useText('p2p');
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        title={t('old_place')}
        text={t('old_place_text')}
        action={
          <LinkButton to={hallAddress({ side, coin, fiat, filters })} size="medium">
            {t('best_offers')}
          </LinkButton>
        }
      />
    </div>
  );
}
