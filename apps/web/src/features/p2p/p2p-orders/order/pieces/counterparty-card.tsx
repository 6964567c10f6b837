import { Badge } from '@peerbourse/ui/feedback/badge';
import { BadgeCheck } from 'lucide-react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { otherOf, sideOf } from '../order-view.ts';

/** With whom: who they are and how they have traded lately. */
export function CounterpartyCard({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const other = otherOf(order);
  return (
    <section aria-label={t(sideOf(order) === 'buyer' ? 'seller' : 'buyer')} className="grid gap-3 rounded-large border border-line p-4">
      <TraderFace face={{ ...other, kybFlag: 0, country: '' }} size="large">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13 text-ink-soft">
          <span>{t(sideOf(order) === 'buyer' ? 'seller' : 'buyer')}</span>
          {other.realName !== '' && <bdi className="font-medium text-ink">{other.realName}</bdi>}
          {other.realName !== '' && (
            <Badge variant="good" icon={<BadgeCheck size={13} />}>
              {t('verified')}
            </Badge>
          )}
        </p>
      </TraderFace>
      <TraderRecord person={other} />
      <Link to={`/p2p-trade/user/${other.encryptUserId}`} className="py-1 text-13 font-semibold text-brand hover:underline">
        {t('profile')}
      </Link>
    </section>
  );
}

function TraderRecord({ person }: { person: OrderDetail['buyUserInfo'] }) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const market = useText('p2p');
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
      <span>{t('orders_30', { count: person.thirtyDayTrade })}</span>
      {person.thirtyDayRate !== null && <span>{t('rate_30', { percent: format.percent(person.thirtyDayRate, 1) })}</span>}
      {person.goodRate !== null && <span>{market('good_rate', { percent: format.percent(person.goodRate, 1) })}</span>}
    </p>
  );
}
