import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { CoinUnit, CurrencyUnit, type NamedUnit } from '#parts/unit-select.tsx';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { amountsOf, type Entered, firstAmount, type Unit } from './estimate.ts';
import { PriceLine } from './price-line.tsx';
import { QuickAction, type Side } from './quick-action.tsx';
import { useChoices, useMarket } from './use-market.ts';

/**
 * What somebody pays for coins, or gets for them, at the reference price as it moves. Either amount can be entered. On the page of a coin it
 * is that one, elsewhere any.
 */
export function QuickBuy({ coin: ownCoin }: { coin?: string }) {
  const t = useText('rates');
  const { coins, fiats } = useChoices();
  const [side, setSide] = useState<Side>('buy');
  const [chosenCoin, setCoin] = useCoin(coins);
  const coin = ownCoin ?? chosenCoin;
  const [fiat, setFiat] = useFiat(fiats);
  const [given, setGiven] = useState<Entered>();
  const priced = useMarket(coin, fiat);
  const entered = given ?? { unit: 'fiat', text: priced.market ? firstAmount(priced.market.rate) : '' };
  const amounts = amountsOf(entered, priced.market);
  const fields = {
    fiat: { name: t('quick_currency'), chosen: fiat, units: fiats, onChoose: setFiat, Unit: CurrencyUnit },
    coin: { name: t('quick_coin'), chosen: coin, units: ownCoin === undefined ? coins : undefined, onChoose: setCoin, Unit: CoinUnit },
  };
  return (
    <section aria-labelledby="quick-title" className="grid gap-4 rounded-large border border-line bg-canvas p-5 shadow-float tablet:p-6">
      <h2 id="quick-title" className="sr-only">
        {t('quick_title')}
      </h2>
      <SideChoice side={side} onChange={setSide} />
      <div className="-mb-4 grid">
        {unitsOf(side).map((unit, place) => (
          <UnitAmount
            key={unit}
            {...fields[unit]}
            label={t(place === 1 ? 'quick_get' : side === 'buy' ? 'quick_pay' : 'quick_give')}
            amount={amounts[unit]}
            onEnter={(text) => setGiven({ unit, text })}
            isMissing={given?.unit === unit && amountOf(given.text) === undefined}
          />
        ))}
      </div>
      <PriceLine coin={coin} fiat={fiat} {...priced} />
      {(ownCoin === undefined || coins.some(({ code }) => code === ownCoin)) && (
        <QuickAction side={side} coin={coin} fiat={fiat} amounts={amounts} prices={priced.prices} isNamingFiat={ownCoin !== undefined} />
      )}
      <p className="text-12 text-ink-faint">{t('quick_note')}</p>
    </section>
  );
}

/** What is given stands above what is got. */
function unitsOf(side: Side): readonly Unit[] {
  return side === 'buy' ? ['fiat', 'coin'] : ['coin', 'fiat'];
}

/** The coin that was chosen here, as long as it can be traded. */
function useCoin(offered: readonly NamedUnit[]): [string, (coin: string) => void] {
  const [chosen, choose] = useState('USDT');
  const [first] = offered;
  return [!first || offered.some(({ code }) => code === chosen) ? chosen : first.code, choose];
}

/** The currency that was chosen here, or the one of the page while none was. */
function useFiat(offered: readonly NamedUnit[]): [string, (fiat: string) => void] {
  const [ofPage] = useDisplayCurrency();
  const [chosen, choose] = useState<string>();
  const wanted = chosen ?? ofPage;
  return [offered.some(({ code }) => code === wanted) ? wanted : (offered[0]?.code ?? ofPage), choose];
}

function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const t = useText('rates');
  return (
    <SegmentedControl
      label={t('quick_side')}
      value={side}
      onChange={onChange}
      segments={[
        { value: 'buy', label: t('quick_buy') },
        { value: 'sell', label: t('quick_sell') },
      ]}
      isWide
    />
  );
}

interface UnitAmountProps {
  label: string;
  amount: string;
  onEnter: (text: string) => void;
  /** Somebody is entering it, and there is no amount in it yet. */
  isMissing: boolean;
  /** What its unit is, and which one. */
  name: string;
  chosen: string;
  /** Where there is no choice the unit is only named. */
  units: readonly NamedUnit[] | undefined;
  Unit: typeof CoinUnit;
  onChoose: (code: string) => void;
}

function UnitAmount({ label, amount, onEnter, isMissing, name, chosen, units, Unit, onChoose }: UnitAmountProps) {
  const t = useText('rates');
  return (
    <AmountField
      label={label}
      value={amount}
      onChange={onEnter}
      problem={isMissing ? t('quick_problem') : undefined}
      units={[chosen]}
      suffix={
        units ? (
          <Unit label={name} value={chosen} units={units} onChoose={onChoose} />
        ) : (
          <span className="flex min-h-11 items-center rounded-small bg-sunken px-4 text-14 font-bold mouse:min-h-10">{chosen}</span>
        )
      }
    />
  );
}
