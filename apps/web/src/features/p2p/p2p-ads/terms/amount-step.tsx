import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { maxAmountFor, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { sellableAmountQuery } from '#queries/p2p-users/sellable-amount.query.ts';
import { priceNow } from './ad.form.ts';
import { FieldBox } from './field-box.tsx';
import { type AddMethod, MethodChoice } from './method-choice.tsx';
import type { StepProps } from './step-props.ts';

interface AmountStepProps extends StepProps {
  addMethod: AddMethod;
}

/** How much, in orders of which size, paid how and how soon. */
export function AmountStep({ addMethod, ...props }: AmountStepProps) {
  return (
    <>
      <Quantity {...props} />
      <Limits {...props} />
      <MethodChoice {...props} addMethod={addMethod} />
      <PayWindow {...props} />
    </>
  );
}

function Quantity({ draft, rules, onChange, errorOf, isEdit }: StepProps) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const { available } = rules;
  const isSale = draft.side === 'sell';
  const assetValue = assetValueOf(draft.quantity, { draft, rules });
  return (
    <FieldBox field="quantity">
      <AmountField
        label={t(isSale ? 'quantity_sell' : 'quantity_buy')}
        value={draft.quantity}
        onChange={(quantity) => onChange({ ...draft, quantity })}
        decimals={rules.coin?.decimals ?? 8}
        units={[draft.coin]}
        suffix={draft.coin}
        {...(isSale && available !== undefined
          ? {
              aside: t('available', { amount: format.number(available), coin: draft.coin }),
              max: { label: t('max'), onPress: () => onChange({ ...draft, quantity: available }) },
            }
          : {})}
        refusal={errorOf('quantity')}
      />
      <p className="text-13 text-ink-soft">
        {assetValue === undefined
          ? t(isSale ? 'quantity_sell_note' : 'quantity_buy_note')
          : t('worth', { amount: format.fiatNumber(assetValue, draft.fiat), fiat: draft.fiat })}
      </p>
      {isSale && !isEdit && <InTheWay coin={draft.coin} />}
    </FieldBox>
  );
}

/** Why less can be sold than somebody owns, and where more comes from. */
function InTheWay({ coin }: { coin: string }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const sellable = useRead(sellableAmountQuery(coin));
  if (!sellable) return null;
  return (
    <p className="mt-1 text-13 text-ink-soft">
      {isLess('0', sellable.waiting) && `${t('waiting', { amount: format.number(sellable.waiting), coin })} `}
      {isLess('0', sellable.reserved) && `${t('reserved', { amount: format.number(sellable.reserved), coin })} `}
      <Link to="/assets" className="font-semibold text-brand hover:underline">
        {t('move_coins', { coin })}
      </Link>
    </p>
  );
}

/** What a quantity comes to at the price of now. */
function assetValueOf(quantity: string, { draft, rules }: Pick<StepProps, 'draft' | 'rules'>): string | undefined {
  const price = priceNow(draft, rules.reference);
  const { coin, fiat } = rules;
  if (quantity === '' || price === undefined || !coin || !fiat) return undefined;
  const trade = { price: parseUnits(price, p2pPriceScale), coinScale: coin.decimals, fiatDecimals: fiat.decimals };
  return formatUnits(maxAmountFor(parseUnits(quantity.replace(/\.$/, ''), coin.decimals), trade), fiat.decimals);
}

function Limits({ draft, rules, onChange, errorOf }: StepProps) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const { fiat } = rules;
  const assetValue = assetValueOf(draft.quantity, { draft, rules });
  const most = fiat && assetValue !== undefined && isLess(assetValue, fiat.maxAmount) ? assetValue : fiat?.maxAmount;
  const field = (name: 'minAmount' | 'maxAmount', limit: string | undefined) => (
    <FieldBox field={name}>
      <AmountField
        size="medium"
        label={t(name === 'minAmount' ? 'min_amount' : 'max_amount')}
        value={draft[name]}
        onChange={(amount) => onChange({ ...draft, [name]: amount })}
        decimals={fiat?.decimals ?? 2}
        units={[draft.fiat]}
        suffix={draft.fiat}
        {...(limit === undefined
          ? {}
          : { max: { label: t(name === 'minAmount' ? 'least' : 'max'), onPress: () => onChange({ ...draft, [name]: limit }) } })}
        refusal={errorOf(name)}
      />
    </FieldBox>
  );
  return (
    <div>
      <div className="grid gap-x-3 tablet:grid-cols-2">
        {field('minAmount', fiat?.minAmount)}
        {field('maxAmount', most)}
      </div>
      {fiat && (
        <p className="text-13 text-ink-soft">
          {t('limits_note', {
            min: format.fiatNumber(fiat.minAmount, draft.fiat),
            max: format.fiatNumber(fiat.maxAmount, draft.fiat),
            fiat: draft.fiat,
          })}
        </p>
      )}
    </div>
  );
}

function PayWindow({ draft, rules, onChange, errorOf }: StepProps) {
  const t = useText('p2p-ads');
  const offered = rules.fiat?.payTimeLimits ?? [];
  return (
    <FieldBox field="window" className="grid justify-items-start gap-1.5">
      <p aria-hidden="true" className="text-13 font-medium text-ink-soft">
        {t('window')}
      </p>
      <SegmentedControl
        label={t('window')}
        value={String(draft.payMinutes ?? offered[0] ?? '')}
        onChange={(minutes) => onChange({ ...draft, payMinutes: Number(minutes) })}
        segments={offered.map((minutes) => ({ value: String(minutes), label: t('minutes', { count: minutes }) }))}
      />
      <p className="text-13 text-ink-soft">{t('window_note')}</p>
      <ErrorFade id="ad-window-error" error={errorOf('window')} />
    </FieldBox>
  );
}
