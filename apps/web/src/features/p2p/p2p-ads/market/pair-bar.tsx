import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useNavigate } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { HallMenu } from './hall-menu.tsx';
import { type HallParams, type HallSide, hallAddress, withFiat } from './hall-params.ts';

/** Buy or sell, which coin, for which currency. A phone has a list of coins instead of tabs, and the way to other pages. */
export function PairBar({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const navigate = useNavigate();
  const { allCoinList = [], allFiatList = [] } = useRead(coinsAndFiatsQuery) ?? {};
  const goTo = (next: HallParams) => void navigate(hallAddress(next), { preventScrollReset: true });
  const { cursor: _, ...first } = place;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 tablet:flex-nowrap tablet:gap-x-4">
      <div className="flex min-w-0 basis-full items-center tablet:contents">
        <SegmentedControl
          label={t('side')}
          value={place.side}
          onChange={(side: HallSide) => goTo({ ...first, side })}
          segments={[
            { value: 'buy', label: t('buy'), tone: 'up' },
            { value: 'sell', label: t('sell'), tone: 'down' },
          ]}
        />
        <HallMenu place={first} />
      </div>
      <CoinLinks place={first} coins={allCoinList.map(({ coinCode }) => coinCode)} />
      <div className="flex basis-full items-center gap-1.5 tablet:ms-auto tablet:shrink-0 tablet:basis-auto">
        <div className="w-29 shrink-0 tablet:hidden [&_button]:gap-1.5 [&_button]:px-2">
          <CoinField
            label={t('coins')}
            isLabelHidden
            value={place.coin}
            onChange={(coin) => goTo({ ...first, coin })}
            coins={allCoinList.map(({ coinCode, iconUrl }) => ({ code: coinCode, picture: iconUrl }))}
          />
        </div>
        <span aria-hidden="true" className="text-ink-faint tablet:hidden">
          /
        </span>
        <div className="w-27 shrink-0 tablet:w-30 max-tablet:[&_button]:gap-1.5 max-tablet:[&_button]:px-2">
          <CurrencyField
            label={t('currency')}
            isLabelHidden
            value={place.fiat}
            onChange={(fiat) => goTo(withFiat(place, fiat))}
            currencies={allFiatList.map(({ fiatCode }) => fiatCode)}
          />
        </div>
      </div>
    </div>
  );
}

function CoinLinks({ place, coins }: { place: HallParams; coins: readonly string[] }) {
  const t = useText('p2p');
  return (
    <nav aria-label={t('coins')} className="scroll-quiet min-w-0 max-tablet:hidden">
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
