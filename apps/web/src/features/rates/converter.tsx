import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { Button } from '@peerbourse/ui/actions/button';
import { Select } from '@peerbourse/ui/fields/select';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { useDisplayCurrency } from '#preferences/display-currency.ts';
import { showToast } from '#toasts/toasts.ts';
import { worthOf } from './convert.ts';
import { CurrencySelect } from './currency-select.tsx';
import { priceBoardQuery } from './price-board.query.ts';
import { usdtRateQuery } from './usdt-rate.query.ts';

/** What an amount of a coin is worth at the reference price, as it moves. */
export function Converter() {
  const t = useText('rates');
  const [coin, setCoin] = useState('BTC');
  const [typed, setTyped] = useState('1');
  const amount = amountOf(typed);
  return (
    <section aria-labelledby="converter-title" className="rounded-large border border-line bg-canvas p-5 shadow-float">
      <h2 id="converter-title" className="text-16 font-bold">
        {t('converter_title')}
      </h2>
      <div className="mt-4 flex gap-3">
        <div className="min-w-0 flex-1">
          <AmountField label={t('converter_amount')} value={typed} onChange={setTyped} problem={t('converter_problem')} units={[coin]} />
        </div>
        <CoinSelect coin={coin} onChoose={setCoin} />
      </div>
      <Worth amount={amount} coin={coin} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <CurrencySelect label={t('converter_currency')} />
        <CopyWorth amount={amount} coin={coin} />
      </div>
      <p className="mt-4 text-12 text-ink-faint">{t('converter_note')}</p>
    </section>
  );
}

function CoinSelect({ coin, onChoose }: { coin: string; onChoose: (coin: string) => void }) {
  const t = useText('rates');
  const coins = useRead(priceBoardQuery)?.rows.map((row) => row.base) ?? ['BTC'];
  return (
    <div className="w-28 shrink-0">
      <Select
        label={t('converter_coin')}
        value={coin}
        onChange={(event) => onChoose(event.target.value)}
        options={['USDT', ...coins].map((name) => ({ value: name, label: name }))}
        size="large"
        className="min-h-14 font-bold"
      />
    </div>
  );
}

interface WorthProps {
  amount: string | undefined;
  coin: string;
}

function Worth({ amount, coin }: WorthProps) {
  const t = useText('rates');
  const [currency] = useDisplayCurrency();
  const worth = useWorth(amount, coin) ?? '--';
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

/** A calculation that can be shown to somebody else: with the price that it was made from, and when. */
function CopyWorth({ amount, coin }: WorthProps) {
  const t = useText('rates');
  const [currency] = useDisplayCurrency();
  const worth = useWorth(amount, coin);
  const price = useRead(priceBoardQuery)?.rows.find((row) => row.base === coin);
  if (worth === undefined || !price) return null;
  const line = `${amount} ${coin} ≈ ${worth} ${currency} · ${coin}/USDT ${price.price} · ${price.priceId} · ${price.at}`;
  return (
    <Button look="quiet" size="small" iconStart={<Copy size={16} />} onClick={() => void copy(line)}>
      {t('converter_copy')}
    </Button>
  );

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('converter_copied'));
    } catch {
      showToast('error', t('copy_refused'));
    }
  }
}

function useWorth(amount: string | undefined, coin: string): string | undefined {
  const [currency] = useDisplayCurrency();
  const price = usePriceInUsdt(coin);
  const rate = useRead(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  return amount !== undefined && price && rate ? worthOf(amount, price, rate) : undefined;
}

function usePriceInUsdt(coin: string): string | undefined {
  const board = useRead(priceBoardQuery);
  return coin === 'USDT' ? '1' : board?.rows.find((row) => row.base === coin)?.price;
}
