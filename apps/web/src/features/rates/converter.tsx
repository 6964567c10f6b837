import { useId, useState } from 'react';
import { useRead } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';
import { usePage } from '#shell/page.tsx';
import { typedAmount, worthOf } from './convert.ts';
import { CurrencySelect, selectLook } from './currency-select.tsx';
import { useDisplayCurrency } from './display-currency.ts';
import { priceBoardQuery } from './price-board.query.ts';
import { usdtRateQuery } from './usdt-rate.query.ts';

/** What an amount of a coin is worth at the reference price, as it moves. */
export function Converter() {
  const t = useText('rates');
  const { commaDecimal } = usePage().locale;
  const [coin, setCoin] = useState('BTC');
  const [typed, setTyped] = useState('1');
  const amount = typedAmount(typed, commaDecimal);
  const problemId = useId();
  return (
    <section aria-labelledby="converter-title" className="rounded-large border border-line bg-canvas p-5 shadow-float">
      <h2 id="converter-title" className="text-16 font-bold">
        {t('converter_title')}
      </h2>
      <div className="mt-4 flex gap-3">
        <label className="min-w-0 flex-1 text-12 text-ink-faint">
          {t('converter_amount')}
          <input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={amount === undefined}
            aria-describedby={amount === undefined ? problemId : undefined}
            className="figure mt-1 block h-14 w-full rounded-medium border border-control bg-canvas px-4 text-20 font-bold text-ink aria-invalid:border-down"
          />
        </label>
        <label className="text-12 text-ink-faint">
          {t('converter_coin')}
          <CoinSelect coin={coin} onChoose={setCoin} />
        </label>
      </div>
      <p id={problemId} className="mt-1 min-h-5 text-12 text-down">
        {amount === undefined ? t('converter_problem') : ''}
      </p>
      <Worth amount={amount} coin={coin} />
      <div className="mt-4">
        <CurrencySelect label={t('converter_currency')} />
      </div>
      <p className="mt-4 text-12 text-ink-faint">{t('converter_note')}</p>
    </section>
  );
}

function CoinSelect({ coin, onChoose }: { coin: string; onChoose: (coin: string) => void }) {
  const coins = useRead(priceBoardQuery)?.rows.map((row) => row.base) ?? ['BTC'];
  return (
    <select
      value={coin}
      onChange={(event) => onChoose(event.target.value)}
      className={`${selectLook} mt-1 block h-14 text-ink tablet:min-h-14`}
    >
      {['USDT', ...coins].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

function Worth({ amount, coin }: { amount: string | undefined; coin: string }) {
  const t = useText('rates');
  const [currency] = useDisplayCurrency();
  const price = usePriceInUsdt(coin);
  const rate = useRead(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  const worth = amount !== undefined && price && rate ? worthOf(amount, price, rate) : '--';
  return (
    <p className="rounded-medium bg-sunken px-4 py-3">
      <span className="block text-12 text-ink-faint">{t('converter_result')}</span>
      <output className="block text-24 font-bold">
        <span className="figure">
          {worth} <span className="text-16">{currency}</span>
        </span>
      </output>
    </p>
  );
}

function usePriceInUsdt(coin: string): string | undefined {
  const board = useRead(priceBoardQuery);
  return coin === 'USDT' ? '1' : board?.rows.find((row) => row.base === coin)?.price;
}
