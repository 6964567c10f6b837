import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { ShareBar } from '@peerbourse/ui/figures/share-bar';
import { useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { marketPath } from '#parts/spot/spot-path.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { formTexts } from '../form/form-switch.tsx';
import { type Market, marketOf } from '../market/market.ts';
import { endText } from './end-text.ts';

/** The market of a row; a market that is gone has no name and no steps any more. */
export function useMarketOf(symbol: string): Market | undefined {
  const found = useKnown(marketsQuery)?.markets.find((market) => market.symbol === symbol);
  return found && marketOf(found);
}

/** The market, and when it was. */
export function PairCell({ symbol, at }: { symbol: string; at: string }) {
  const market = useMarketOf(symbol);
  return (
    <span className="grid justify-items-start">
      {market ? (
        <Link to={marketPath(market)} className="font-bold hover:underline">
          {market.pair}
        </Link>
      ) : (
        <b>{symbol}</b>
      )}
      <span className="text-12 text-ink-soft">
        <Moment at={at} />
      </span>
    </span>
  );
}

export function SideText({ side }: Pick<SpotOrder, 'side'>) {
  const t = useText('spot');
  return <b className={side === 'buy' ? 'text-up' : 'text-down'}>{t(side)}</b>;
}

/** Side and type, and how the order stands. */
export function KindCell({ order }: { order: SpotOrder }) {
  const t = useText('spot');
  const format = useFormat();
  return (
    <span className="grid max-tablet:justify-items-end">
      <span>
        <SideText side={order.side} /> {t(formTexts[order.type])}
        {order.pairedOrderNo !== null && <span className="text-ink-soft"> · {t('oco')}</span>}
      </span>
      <span className="text-12 text-ink-soft">
        <Status order={order} />
      </span>
      {order.expiresAt !== null && order.state !== 'done' && (
        <span className="text-12 text-ink-soft">{t('valid_until', { time: format.moment(order.expiresAt) })}</span>
      )}
    </span>
  );
}

export function PriceCell({ symbol, price }: { symbol: string; price: string | null }) {
  const t = useText('spot');
  const format = useFormat();
  const market = useMarketOf(symbol);
  return <span className="figure">{price === null ? t('at_market') : format.number(price, market?.priceScale)}</span>;
}

/** How much was asked, as coins or as what may be spent, and which share of it was traded. */
export function AmountCell({ order }: { order: SpotOrder }) {
  const format = useFormat();
  const market = useMarketOf(order.symbol);
  const { quantity, amount, filledQuantity, filledAmount } = order;
  const percent = quantity === null ? shareOf(filledAmount, amount ?? '0') : shareOf(filledQuantity, quantity);
  return (
    <span className="grid tablet:justify-items-end">
      <span className="figure whitespace-nowrap">
        {quantity === null ? `${format.number(amount ?? '0')} ${market?.quote ?? ''}` : `${format.number(quantity)} ${market?.base ?? ''}`}
      </span>
      <span className="inline-flex items-center gap-2 text-12 text-ink-soft">
        <ShareBar percent={Number(percent)} />
        <span className="figure">{format.percent(percent, 1)}</span>
      </span>
    </span>
  );
}

function Status({ order: { state, reason, filledQuantity, triggerPrice } }: { order: SpotOrder }) {
  const t = useText('spot');
  const format = useFormat();
  const hasFilled = !/^0(?:\.0*)?$/.test(filledQuantity);
  if (state === 'done') {
    const ended = reason === null ? '' : t(endText(reason));
    return <>{hasFilled && reason !== 'filled' ? `${t('partly_filled')} · ${ended}` : ended}</>;
  }
  if (state === 'waiting') return <>{t('waiting_trigger', { price: format.number(triggerPrice ?? '0') })}</>;
  return <>{t(state === 'accepted' ? 'waiting_turn' : hasFilled ? 'partly_filled' : 'open')}</>;
}

const scale = 16;

/** In percent with one decimal. */
function shareOf(part: string, whole: string): string {
  const all = parseUnits(whole, scale);
  return all === 0n ? '0' : formatUnits((parseUnits(part, scale) * 1_000n) / all, 1);
}
