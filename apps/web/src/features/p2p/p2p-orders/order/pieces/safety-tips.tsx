import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';

export function SafetyTips({ side }: { side: OrderSide }) {
  const t = useText('p2p-orders');
  return (
    <Panel title={t('tips')}>
      <ul className="grid list-disc gap-1.5 ps-5 text-13 text-ink-soft">
        <li>{t('tip_here')}</li>
        <li>{t(`tip_${side}`)}</li>
        <li>{t('tip_staff')}</li>
      </ul>
    </Panel>
  );
}
