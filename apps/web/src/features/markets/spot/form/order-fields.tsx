import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { valueScale } from '@peerbourse/rules/spot/steps';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Select } from '@peerbourse/ui/fields/select';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import type { Market } from '../market/market.ts';
import { hasTrigger, isAtMarket, isByAmount, type OrderDraft, totalOf, validities, withShare } from './order-draft.ts';
import { ShareSlider } from './share-slider.tsx';
import type { DraftState } from './use-order-draft.ts';

interface OrderFieldsProps {
  market: Market;
  ticker: Ticker | undefined;
  state: DraftState;
  /** Undefined for guests, and until it is known. */
  available: string | undefined;
}

/** What an order of the chosen kind needs to know. */
export function OrderFields({ market, ticker, state, available }: OrderFieldsProps) {
  const t = useText('spot');
  const { draft, change, replace } = state;
  const coin = draft.side === 'buy' ? market.quote : market.base;
  return (
    <div className="grid gap-2.5">
      <Available coin={coin} amount={available} />
      {hasTrigger(draft) && <TriggerFields market={market} state={state} />}
      {!isAtMarket(draft) && <PriceField market={market} ticker={ticker} state={state} />}
      {draft.form === 'oco' && (
        <AmountField
          size="medium"
          hasErrorLine={false}
          label={t('stop_limit_price')}
          range={t('stop_limit_price_hint')}
          value={draft.stopPrice}
          onChange={(stopPrice) => change({ stopPrice })}
          decimals={market.priceScale}
          suffix={market.quote}
        />
      )}
      {isByAmount(draft) ? (
        <AmountField
          size="medium"
          hasErrorLine={false}
          data-first-focus=""
          label={t('total')}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          decimals={valueScale(market)}
          suffix={market.quote}
        />
      ) : (
        <AmountField
          size="medium"
          hasErrorLine={false}
          data-first-focus=""
          label={t('amount')}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
          decimals={market.lotScale}
          suffix={market.base}
        />
      )}
      {available !== undefined && (
        <ShareSlider
          isEmpty={draft.quantity === '' && draft.amount === ''}
          onChange={(percent) => replace(withShare(draft, percent, available, market))}
        />
      )}
      {!isAtMarket(draft) && <TotalField market={market} state={state} />}
      {draft.form === 'limit' && <LimitOptions draft={draft} change={change} />}
    </div>
  );
}

function Available({ coin, amount }: { coin: string; amount: string | undefined }) {
  const t = useText('spot');
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-13 [&_*]:whitespace-nowrap">
      <span className="text-ink-soft">{t('available')}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <b className="figure font-semibold" data-available={amount}>
          {amount === undefined ? '--' : format.number(amount)} {coin}
        </b>
        {amount !== undefined && (
          <Link to={`/buy-sell-crypto?${new URLSearchParams({ side: 'buy', coin })}`} className="font-semibold text-brand hover:underline">
            {t('add_funds')}
          </Link>
        )}
      </span>
    </p>
  );
}

function TriggerFields({ market, state: { draft, change } }: Pick<OrderFieldsProps, 'market' | 'state'>) {
  const t = useText('spot');
  const prices = useText('spot-prices');
  return (
    <>
      <AmountField
        size="medium"
        hasErrorLine={false}
        label={t('trigger_price')}
        value={draft.triggerPrice}
        onChange={(triggerPrice) => change({ triggerPrice })}
        decimals={market.priceScale}
        suffix={market.quote}
      />
      <Select
        label={t('trigger_by')}
        value={draft.triggerBy}
        onChange={(event) => change({ triggerBy: event.currentTarget.value as OrderDraft['triggerBy'] })}
        options={[
          { value: 'last', label: prices('last_price') },
          { value: 'reference', label: prices('reference_price') },
        ]}
      />
    </>
  );
}

function PriceField({ market, ticker, state: { draft, change } }: Omit<OrderFieldsProps, 'available'>) {
  const t = useText('spot');
  const { bid, ask } = ticker ?? {};
  const quick = [
    [t('best_bid'), bid],
    [t('mid'), bid && ask ? middle(bid, ask, market.priceScale) : undefined],
    [t('best_ask'), ask],
  ] as const;
  return (
    <div className="grid gap-1.5">
      <AmountField
        size="medium"
        hasErrorLine={false}
        label={t('price')}
        value={draft.price}
        onChange={(price) => change({ price })}
        decimals={market.priceScale}
        suffix={market.quote}
      />
      <div className="grid grid-cols-3 gap-1.5">
        {quick.map(([name, price]) => (
          <button
            key={name}
            type="button"
            disabled={!price}
            onClick={() => price && change({ price })}
            className="min-h-11 cursor-pointer truncate rounded-small bg-sunken px-1 text-12 text-ink-soft hover:bg-line hover:text-ink disabled:cursor-not-allowed mouse:min-h-7"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function middle(bid: string, ask: string, scale: number): string {
  return formatUnits((parseUnits(bid, scale) + parseUnits(ask, scale)) / 2n, scale);
}

function TotalField({ market, state: { draft, typedTotal, typeTotal } }: Pick<OrderFieldsProps, 'market' | 'state'>) {
  const t = useText('spot');
  return (
    <AmountField
      size="medium"
      hasErrorLine={false}
      label={t('total')}
      value={typedTotal ?? totalOf(draft, market)}
      onChange={typeTotal}
      decimals={valueScale(market)}
      suffix={market.quote}
    />
  );
}

function LimitOptions({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  const t = useText('spot');
  return (
    <div className="grid grid-cols-2 items-start gap-x-3">
      <Checkbox
        label={t('post_only')}
        checked={draft.isPostOnly}
        onChange={(event) => change({ isPostOnly: event.currentTarget.checked })}
      />
      <Select
        label={t('time_in_force')}
        isLabelHidden
        disabled={draft.isPostOnly}
        value={draft.timeInForce}
        onChange={(event) => change({ timeInForce: event.currentTarget.value as OrderDraft['timeInForce'] })}
        options={[
          ...(['gtc', 'ioc', 'fok'] as const).map((value) => ({ value, label: t(value) })),
          ...validities.map((value) => ({ value, label: t(`valid_${value}`) })),
        ]}
      />
      {draft.isPostOnly && <p className="col-span-2 text-12 text-ink-soft">{t('post_only_note')}</p>}
    </div>
  );
}
