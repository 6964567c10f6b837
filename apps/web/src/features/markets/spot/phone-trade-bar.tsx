import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { Sheet } from '@peerbourse/ui/overlays/sheet';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Side } from './form/order-draft.ts';
import { OrderForm } from './form/order-form.tsx';
import type { DraftState } from './form/use-order-draft.ts';
import type { Market } from './market/market.ts';

interface PhoneTradeBarProps {
  market: Market;
  ticker: Ticker | undefined;
  state: DraftState;
}

/** Buy and sell where a thumb reaches them; each opens the form with its side. */
export function PhoneTradeBar({ market, ticker, state }: PhoneTradeBarProps) {
  const t = useText('spot');
  const common = useText('common');
  const [isOpen, setIsOpen] = useState(false);
  const open = (side: Side) => {
    if (side !== state.draft.side) state.change({ side, quantity: '', amount: '' });
    setIsOpen(true);
  };
  return (
    <div className="sticky bottom-0 z-10 grid grid-cols-2 gap-2.5 border-t border-line bg-canvas px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] tablet:hidden">
      <SideButton side="buy" price={ticker?.ask} market={market} onPress={open} />
      <SideButton side="sell" price={ticker?.bid} market={market} onPress={open} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={`${t('order_form')} · ${market.pair}`} closeLabel={common('close')}>
        <OrderForm market={market} ticker={ticker} state={state} onSent={() => setIsOpen(false)} />
      </Sheet>
    </div>
  );
}

interface SideButtonProps {
  side: Side;
  price: string | null | undefined;
  market: Market;
  onPress: (side: Side) => void;
}

function SideButton({ side, price, market, onPress }: SideButtonProps) {
  const t = useText('spot');
  const format = useFormat();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-open-form={side}
      onClick={() => onPress(side)}
      className={`grid min-h-13 cursor-pointer content-center justify-items-center rounded-medium text-white ${side === 'buy' ? 'bg-up hover:bg-up-strong' : 'bg-down hover:bg-down-strong'}`}
    >
      <b className="text-16 leading-tight">{t(side)}</b>
      <span className="figure text-12">{price ? format.number(price, market.priceScale) : '--'}</span>
    </button>
  );
}
