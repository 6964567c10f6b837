import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { averageTick, impactPpm, type OrderPlan } from '@peerbourse/rules/spot/order-plan';
import { valueScale } from '@peerbourse/rules/spot/steps';
import type { ReactNode } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { feesQuery } from '#queries/spot/fees.query.ts';
import { useSession } from '#site/session/use-session.ts';
import type { Market } from '../market/market.ts';
import { isAtMarket, mayRest, type OrderDraft } from './order-draft.ts';

/** An average may lie between two prices of the market. */
const moreDecimals = 2;
const rateScale = 6;

interface OrderPreviewProps {
  draft: OrderDraft;
  market: Market;
  plan: OrderPlan | undefined;
}

/** What would happen if it were sent now: on the book as it is shown, so the market may still be quicker. */
export function OrderPreview({ draft, market, plan }: OrderPreviewProps) {
  const t = useText('spot');
  const format = useFormat();
  const rates = useRates(market);
  if (!plan) return null;
  const { base, quote, priceScale, lotScale } = market;
  const average = averageTick(plan, moreDecimals);
  const isBuy = draft.side === 'buy';
  const waits = plan.restLots > 0n && !isAtMarket(draft) && mayRest(draft);
  const lots = waits ? plan.lots + plan.restLots : plan.lots;
  const value = waits ? plan.value + plan.restLots * parseUnits(draft.price.replace(/\.$/, ''), priceScale) : plan.value;
  const [received, scale, coin] = isBuy ? [lots, lotScale, base] : [value, valueScale(market), quote];
  const fee = (received * rates.taker) / 10n ** BigInt(rateScale);
  const amount = (units: bigint, digits: number) => format.number(formatUnits(units, digits));
  return (
    <dl className="grid gap-1 rounded-medium bg-sunken p-3 text-12" data-preview="">
      <p className="pb-0.5 text-13 font-semibold">{t('before_you_send')}</p>
      <Line name={t('fills_now')}>
        {amount(plan.lots, lotScale)} {base}
      </Line>
      {average !== undefined && (
        <Line name={t('average_price')}>
          {format.number(formatUnits(average, priceScale + moreDecimals), priceScale + moreDecimals)} {quote}
        </Line>
      )}
      {plan.restLots > 0n && (
        <Line name={waits ? t('waits_at', { price: format.number(draft.price.replace(/\.$/, '')) }) : t('will_not_fill')}>
          {amount(plan.restLots, lotScale)} {base}
        </Line>
      )}
      {plan.lots > 0n && <Line name={t('price_impact')}>{format.ppm(Number(impactPpm(plan)), 3)}</Line>}
      <Line name={t('fee_up_to')}>
        {amount(fee, scale)} {coin}
      </Line>
      <Line name={t(isAtMarket(draft) ? 'you_receive_about' : 'you_receive')} isStrong>
        {amount(received - fee, scale)} {coin}
      </Line>
    </dl>
  );
}

function Line({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? 'border-t border-line pt-1' : ''}`}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className={`figure ms-auto ${isStrong ? 'font-bold' : 'font-medium'}`}>{children}</dd>
    </div>
  );
}

/** The account's own fees; those of the market until they are known, and for guests. */
function useRates(market: Market): { taker: bigint } {
  const { isLogin } = useSession();
  const own = useReadWhen(isLogin, feesQuery)?.fees.find(({ symbol }) => symbol === market.symbol);
  return { taker: parseUnits(own?.taker ?? market.taker, rateScale) };
}
