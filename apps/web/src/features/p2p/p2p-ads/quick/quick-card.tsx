import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { type FormEvent, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { MethodField } from '#parts/choices/method-field.tsx';
import { CoinUnit, CurrencyUnit } from '#parts/unit-select.tsx';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { type HallSide, hallAddress } from '../market/hall-params.ts';
import { settledAmounts, type TakeDraft } from '../take/take.form.ts';
import { QuickAction } from './quick-action.tsx';
import { QuickOffer } from './quick-offer.tsx';
import { hallFor, withOtherCoin, withOtherFiat, withOtherMethod } from './quick-place.ts';
import { type QuickTrade, shownAmounts } from './quick-trade.ts';

/** Everything that somebody has to say, and the price that they get for it. */
export function QuickCard(trade: QuickTrade) {
  const t = useText('p2p');
  const [isChecked, setIsChecked] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { place, change } = trade;
  const amounts = settledAmounts(shownAmounts(trade));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (trade.quoted.match && !trade.typed.isUnsettled) setIsConfirming(true);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('quick_form')}
      className="grid gap-4 rounded-large border border-line bg-canvas p-4 shadow-float tablet:p-6"
    >
      <SegmentedControl
        label={t('side')}
        value={place.side}
        onChange={(side: HallSide) => change((from) => ({ ...from, side }))}
        segments={[
          { value: 'buy', label: t('buy'), tone: 'up' },
          { value: 'sell', label: t('sell'), tone: 'down' },
        ]}
        isWide
      />
      <div className="-mb-3 grid">
        <Amounts {...trade} isChecked={isChecked} />
      </div>
      <Method {...trade} />
      <QuickOffer {...trade} />
      <QuickAction {...trade} isConfirming={isConfirming} onClose={() => setIsConfirming(false)} />
      {trade.ad && (
        <p className="-my-1 text-center">
          <Link to={hallAddress(hallFor(place, amounts.fiat))} className="quiet-link text-14">
            {t('see_all_offers')}
          </Link>
        </p>
      )}
    </form>
  );
}

/** What is given stands before what is got. */
function Amounts(trade: QuickTrade & { isChecked: boolean }) {
  const t = useText('p2p');
  const { place, change, typed, digits, isChecked } = trade;
  const isBuying = place.side === 'buy';
  const lists = useRead(coinsAndFiatsQuery);
  const amounts = shownAmounts(trade);
  const fields = {
    fiat: {
      decimals: digits.fiatDecimals,
      chosen: place.fiat,
      name: t('currency'),
      Unit: CurrencyUnit,
      units: lists?.allFiatList.map(({ fiatCode, iconUrl }) => ({ code: fiatCode, picture: iconUrl })) ?? [],
      onChoose: (fiat: string) => change((from) => withOtherFiat(from, fiat)),
    },
    coin: {
      decimals: digits.coinScale,
      chosen: place.coin,
      name: t('coins'),
      Unit: CoinUnit,
      units: lists?.allCoinList.map(({ coinCode, iconUrl }) => ({ code: coinCode, picture: iconUrl })) ?? [],
      onChoose: (coin: string) => change((from) => withOtherCoin(from, coin)),
    },
  };
  const units: ReadonlyArray<TakeDraft['unit']> = isBuying ? ['fiat', 'coin'] : ['coin', 'fiat'];
  return units.map((unit, place) => {
    const { decimals, chosen, name, Unit, units: offered, onChoose } = fields[unit];
    return (
      <AmountField
        key={unit}
        label={t(place > 0 ? 'you_get' : isBuying ? 'you_pay' : 'you_sell')}
        value={amounts[unit]}
        onChange={(text) => typed.type({ unit, typed: text })}
        decimals={decimals}
        units={[chosen]}
        problem={isChecked && place === 0 ? t('amount_missing') : undefined}
        suffix={<Unit label={name} value={chosen} units={offered} onChoose={onChoose} />}
      />
    );
  });
}

/** Those most used come first, as the server lists them. */
function Method({ place, change }: QuickTrade) {
  const t = useText('p2p');
  const methods = useRead(popularMethodListQuery(place.fiat))?.paymethods ?? [];
  return (
    <MethodField
      label={t(place.side === 'buy' ? 'pay_with' : 'get_paid_with')}
      value={place.method ?? ''}
      onChange={(value) => change((from) => withOtherMethod(from, value))}
      methods={methods}
      any={t('all_methods')}
    />
  );
}
