import { useReadWhen } from '#base/api/use-read-when.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useFirstFocus } from '#base/lib/use-first-focus.ts';
import { Link } from '#base/links/link.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { sellableAmountQuery } from '#queries/p2p-users/sellable-amount.query.ts';
import { AmountChips } from '../amount-chips.tsx';
import { amountsWithin } from './amounts-within.ts';
import { allCoins, limitsOf, problemOf, type TakeProblem } from './take.form.ts';
import type { TakeForm } from './use-take-form.ts';

/** What is given stands before what is got. */
export function TakeAmountFields({ form }: { form: TakeForm }) {
  // Whoever opens the panel wants to say how much.
  const box = useFirstFocus<HTMLDivElement>();
  const isBuying = form.ad.side === 'sell';
  const fiat = <FiatField key="fiat" {...form} />;
  const coin = <CoinField key="coin" {...form} />;
  return (
    <div ref={box} className="grid gap-x-4 tablet:grid-cols-2">
      {isBuying ? [fiat, coin] : [coin, fiat]}
    </div>
  );
}

function FiatField(form: TakeForm) {
  const format = useFormat();
  const t = useText('p2p');
  const { ad, digits, amounts, type } = form;
  const limits = limitsOf(ad, digits);
  const { min, max } = limits ?? { min: ad.minAmount, max: ad.maxAmount };
  const values = { min: format.fiatNumber(min, ad.fiatCode), max: format.fiatNumber(max, ad.fiatCode), fiat: ad.fiatCode };
  const problem = shownProblem(form);
  return (
    <div>
      <AmountField
        label={t(ad.side === 'sell' ? 'you_pay' : 'you_get')}
        value={amounts.fiat}
        onChange={(typed) => type({ unit: 'fiat', typed })}
        decimals={digits.fiatDecimals}
        units={[ad.fiatCode]}
        suffix={ad.fiatCode}
        aside={<span className="figure">{`${values.min} – ${values.max}`}</span>}
        {...(limits ? { max: { label: t('max'), onPress: () => type({ unit: 'fiat', typed: limits.max }) } } : {})}
        refusal={problem ? t(`amount_${problem}`, values) : refusalOf(form)}
      />
      {limits && <RoundAmounts limits={limits} typed={amounts.fiat} onChoose={(typed) => type({ unit: 'fiat', typed })} />}
    </div>
  );
}

/** What is wrong with the amount, once somebody has typed one or wants to go on. */
function shownProblem({ ad, digits, amounts, isChecked }: TakeForm): TakeProblem | undefined {
  const problem = problemOf(amounts, ad, digits);
  return isChecked || (amounts.fiat !== '' && problem !== 'missing') ? problem : undefined;
}

function refusalOf({ taking: { problem } }: TakeForm): string | undefined {
  return problem?.refusal === 'p2p-orders.amount-out-of-range' ? problem.message : undefined;
}

interface RoundAmountsProps {
  limits: { min: string; max: string };
  typed: string;
  onChoose: (amount: string) => void;
}

function RoundAmounts({ limits, typed, onChoose }: RoundAmountsProps) {
  const amounts = amountsWithin(limits);
  return (
    amounts.length > 0 && (
      <div className="mb-4">
        <AmountChips amounts={amounts} typed={typed} onChoose={onChoose} />
      </div>
    )
  );
}

function CoinField({ ad, digits, amounts, terms, mayTake, type }: TakeForm) {
  const t = useText('p2p');
  const take = useText('p2p-take');
  const isBuying = ad.side === 'sell';
  const available = useReadWhen(mayTake && !isBuying, sellableAmountQuery(ad.coinCode))?.amount;
  const all = available === undefined || !terms ? undefined : allCoins(available, terms.takerFeePpm, ad, digits);
  return (
    <AmountField
      label={t(isBuying ? 'you_get' : 'you_sell')}
      value={amounts.coin}
      onChange={(typed) => type({ unit: 'coin', typed })}
      decimals={digits.coinScale}
      units={[ad.coinCode]}
      suffix={ad.coinCode}
      {...(available === undefined ? {} : { aside: <Available amount={available} coin={ad.coinCode} /> })}
      {...(all === undefined ? {} : { max: { label: take('all'), onPress: () => type(all) } })}
    />
  );
}

function Available({ amount, coin }: { amount: string; coin: string }) {
  const format = useFormat();
  const t = useText('p2p-take');
  return (
    <span className="flex flex-wrap gap-x-2">
      <span>{t('available', { amount: format.number(amount), coin })}</span>
      <Link to="/assets" className="font-semibold text-brand hover:underline">
        {t('transfer')}
      </Link>
    </span>
  );
}
