import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import type { StateProps } from './state-props.ts';

/** Staff have stopped the order: what it is about stays in sight, and there is nothing to press. */
export function Frozen({ order, appeal }: StateProps) {
  return (
    <OrderCard order={order} note={<Why order={order} />}>
      {appeal}
      <AmountTiles order={order} />
      <PaymentSummary order={order} />
    </OrderCard>
  );
}

const kinds = {
  'account-security': 'frozen_account_security',
  'name-changed': 'frozen_name_changed',
  'coin-halted': 'frozen_coin_halted',
  legal: 'frozen_legal',
  investigation: 'frozen_investigation',
} as const;

function Why({ order: { freeze } }: StateProps) {
  const t = useText('p2p-orders');
  const format = useFormat();
  if (!freeze) return null;
  return (
    <div className="grid gap-1.5 text-ink-soft">
      <p>{t(kinds[freeze.kind])}</p>
      <p>{t('frozen_until', { time: isolated(format.moment(new Date(freeze.until).toISOString())) })}</p>
      <p className="font-semibold text-ink">{t('frozen_dont')}</p>
    </div>
  );
}
