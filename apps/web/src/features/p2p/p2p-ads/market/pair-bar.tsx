import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Select } from '@peerbourse/ui/fields/select';
import { useNavigate } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { type HallParams, type HallSide, hallAddress, withFiat } from './hall-params.ts';

/** Buy or sell, which coin, for which currency. */
export function PairBar({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const navigate = useNavigate();
  const fiats = useRead(coinsAndFiatsQuery)?.allFiatList.map(({ fiatCode }) => fiatCode) ?? [];
  const goTo = (next: HallParams) => void navigate(hallAddress(next), { preventScrollReset: true });
  const { cursor: _, ...first } = place;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 tablet:grid-cols-[auto_1fr_auto]">
      <SegmentedControl
        label={t('side')}
        value={place.side}
        onChange={(side: HallSide) => goTo({ ...first, side })}
        segments={[
          { value: 'buy', label: t('buy'), tone: 'up' },
          { value: 'sell', label: t('sell'), tone: 'down' },
        ]}
      />
      <div className="w-30 tablet:order-last">
        <Select
          label={t('currency')}
          isLabelHidden
          value={place.fiat}
          onChange={(event) => goTo(withFiat(place, event.currentTarget.value))}
          options={withChosen(fiats, place.fiat).map((code) => ({ value: code, label: code }))}
        />
      </div>
      <CoinLinks place={first} />
    </div>
  );
}

function CoinLinks({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const coins = useRead(coinsAndFiatsQuery)?.allCoinList.map(({ coinCode }) => coinCode) ?? [];
  return (
    <nav aria-label={t('coins')} className="col-span-full scroll-quiet tablet:col-span-1">
      <ul className="flex gap-1">
        {withChosen(coins, place.coin).map((coin) => (
          <li key={coin}>
            <Link
              to={hallAddress({ ...place, coin })}
              preventScrollReset
              aria-current={coin === place.coin ? 'page' : undefined}
              className="nav-link relative min-h-11 px-2.5 font-semibold whitespace-nowrap aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-1 aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-brand"
            >
              {coin}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the address names is on the list, even before the list is here. */
function withChosen(codes: readonly string[], chosen: string): readonly string[] {
  return codes.includes(chosen) ? codes : [chosen, ...codes];
}
