import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Market } from '../market/market.ts';
import { formTexts } from './form-switch.tsx';
import { hasTrigger, isAtMarket, isByAmount, type OrderDraft } from './order-draft.ts';
import type { Sending } from './use-send-order.ts';

/** Once more in words, before an order that waits for its price, or one that costs unusually much, is sent. */
export function ConfirmOrder({ market, draft, sending }: { market: Market; draft: OrderDraft; sending: Sending }) {
  const t = useText('spot');
  const format = useFormat();
  const [isLastTime, setIsLastTime] = useState(false);
  const { side, form, price, triggerPrice, quantity, amount } = draft;
  const number = (text: string) => format.number(text.replace(/\.$/, ''));
  const rows = [
    [t('order'), `${t(side)} · ${t(formTexts[form])}`],
    ...(hasTrigger(draft) ? [[t('trigger_price'), `${number(triggerPrice)} ${market.quote}`]] : []),
    [t('price'), isAtMarket(draft) ? t('at_market') : `${number(price)} ${market.quote}`],
    isByAmount(draft) ? [t('total'), `${number(amount)} ${market.quote}`] : [t('amount'), `${number(quantity)} ${market.base}`],
  ];
  return (
    <Dialog
      isOpen={sending.isAsked}
      onClose={sending.back}
      title={t('confirm_order')}
      width="small"
      actions={
        <>
          <Button variant={side === 'buy' ? 'up' : 'down'} isWide onClick={() => sending.confirm(sending.isOptional && isLastTime)}>
            {t('place_order')}
          </Button>
          <Button variant="secondary" isWide onClick={sending.back}>
            {t('go_back')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figure font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {sending.isOptional && (
        <Checkbox label={t('do_not_ask')} checked={isLastTime} onChange={(event) => setIsLastTime(event.currentTarget.checked)} />
      )}
    </Dialog>
  );
}
