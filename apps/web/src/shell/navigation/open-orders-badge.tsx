import { Badge } from '@peerbourse/ui/feedback/badge';
import { useText } from '#base/i18n/texts.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { useOpenOrders } from '#site/live/open-orders.ts';

const highest = 99;

/** How many orders wait; nothing while there are none. */
export function OpenOrdersBadge() {
  const t = useText('common');
  const count = useOpenOrders() ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="inline-flex">
        <Badge isCount variant="solid">
          {count > highest ? `${highest}+` : count}
        </Badge>
      </span>
      <VisuallyHidden text={t('open_orders', { count })} />
    </>
  );
}
