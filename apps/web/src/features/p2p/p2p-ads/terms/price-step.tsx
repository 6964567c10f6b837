import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { floatingPrice, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ReferenceLine } from '#features/p2p/shared/reference-line.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { priceLadderQuery } from '#queries/p2p-ads/price-ladder.query.ts';
import { adCoinsAndFiatsQuery } from '#queries/p2p-config/ad-coins-and-fiats.query.ts';
import { percentScale, priceNow, withMarket } from './ad.form.ts';
import { BandBar } from './band-bar.tsx';
import { FieldBox } from './field-box.tsx';
import { Ladder } from './ladder.tsx';
import type { StepProps } from './step-props.ts';

/** What is traded, and at which price. */
export function PriceStep(props: StepProps) {
  return (
    <>
      <Market {...props} />
      <Price {...props} />
      <Others {...props} />
    </>
  );
}

function Market({ draft, onChange, errorOf, isEdit }: StepProps) {
  const t = useText('p2p-ads');
  const lists = useRead(adCoinsAndFiatsQuery);
  const coins = lists?.allCoinList.map(({ coinCode, coinName, iconUrl }) => ({ code: coinCode, name: coinName, picture: iconUrl })) ?? [];
  const fiats = lists?.allFiatList.map(({ fiatCode }) => fiatCode) ?? [];
  return (
    <FieldBox field="pair" className="grid gap-4">
      <SegmentedControl
        isWide
        label={t('side')}
        value={draft.side}
        isDisabled={isEdit}
        onChange={(side) => onChange(withMarket(draft, { side }))}
        segments={[
          { value: 'sell', label: t('i_sell'), tone: 'down' },
          { value: 'buy', label: t('i_buy'), tone: 'up' },
        ]}
      />
      <div>
        <div className="grid grid-cols-2 gap-3">
          <CoinField
            label={t('coin')}
            value={draft.coin}
            isDisabled={isEdit}
            onChange={(coin) => onChange(withMarket(draft, { coin }))}
            coins={coins}
          />
          <CurrencyField
            label={t('fiat')}
            value={draft.fiat}
            isDisabled={isEdit}
            onChange={(fiat) => onChange(withMarket(draft, { fiat }))}
            currencies={fiats}
          />
        </div>
        <ErrorFade id="ad-pair-error" error={errorOf('pair')} />
      </div>
    </FieldBox>
  );
}

function Price({ draft, rules, onChange, errorOf }: StepProps) {
  const t = useText('p2p-ads');
  const isFloating = draft.priceType === 'floating';
  return (
    <div className="grid gap-3">
      <SegmentedControl
        isWide
        label={t('price_type')}
        value={draft.priceType}
        onChange={(priceType) => onChange({ ...draft, priceType })}
        segments={[
          { value: 'floating', label: t('price_floating') },
          { value: 'fixed', label: t('price_fixed') },
        ]}
      />
      <p className="text-13 text-ink-soft">{t(isFloating ? 'price_floating_note' : 'price_fixed_note')}</p>
      <FieldBox field="price">
        {isFloating ? (
          <div className="grid gap-3 tablet:grid-cols-[auto_1fr]">
            <div className="tablet:mt-8">
              <SegmentedControl
                isWide
                label={t('premium_side')}
                value={draft.premiumSide}
                onChange={(premiumSide) => onChange({ ...draft, premiumSide })}
                segments={[
                  { value: 'below', label: t('below') },
                  { value: 'above', label: t('above') },
                ]}
              />
            </div>
            <AmountField
              label={t('premium')}
              value={draft.premium}
              onChange={(premium) => onChange({ ...draft, premium })}
              decimals={percentScale}
              suffix="%"
              refusal={errorOf('price')}
            />
          </div>
        ) : (
          <AmountField
            label={t('price')}
            value={draft.price}
            onChange={(price) => onChange({ ...draft, price })}
            units={[draft.fiat]}
            suffix={draft.fiat}
            {...(rules.reference === undefined
              ? {}
              : { max: { label: t('use_reference'), onPress: () => onChange({ ...draft, price: rules.reference ?? '' }) } })}
            refusal={errorOf('price')}
          />
        )}
      </FieldBox>
    </div>
  );
}

/** What the price is measured by: the reference and what others ask. */
function Others({ draft, rules }: StepProps) {
  const t = useText('p2p-ads');
  const ladder = useRead(priceLadderQuery({ side: draft.side, coinCode: draft.coin, fiatCode: draft.fiat }));
  const price = priceNow(draft, rules.reference);
  const band = bandOf(draft.priceType, rules);
  if (!ladder) return <Skeleton shape="block" className="h-96" />;
  return (
    <section aria-label={t('others')} className="grid gap-5 rounded-medium bg-sunken p-4">
      <div className="grid gap-2">
        <p className="text-13 text-ink-soft">
          <ReferenceLine reference={ladder.reference} fiatCode={draft.fiat} />
        </p>
        {band && rules.reference !== undefined && <BandBar {...band} reference={rules.reference} price={price} />}
      </div>
      <Ladder steps={ladder.steps} side={draft.side} price={price} coin={draft.coin} />
    </section>
  );
}

/** The prices that a kind of price may have now. */
function bandOf(priceType: 'fixed' | 'floating', { fixedBand, floatingBand, reference }: StepProps['rules']) {
  if (priceType === 'fixed') return fixedBand;
  if (!floatingBand || reference === undefined) return undefined;
  const at = (ppm: number) => formatUnits(floatingPrice(parseUnits(reference, p2pPriceScale), BigInt(ppm)), p2pPriceScale);
  return { lowest: at(floatingBand.minPremiumPpm), highest: at(floatingBand.maxPremiumPpm) };
}
