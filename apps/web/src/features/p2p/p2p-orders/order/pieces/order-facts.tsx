import { isLess } from '@peerbourse/rules/money';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { type Definition, DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { type ReactNode, Suspense } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { CopyValue } from './copy-value.tsx';

/** The terms of the order, and the one that it took the place of. */
export function OrderFacts({ order, children }: { order: OrderDetail; children?: ReactNode }) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const amount = format.fiat(order.orderPrice, order.fiatCode);
  const { coinCode, fee, remark, continuesOrderNo } = order;
  const facts: Definition[] = [
    { name: t('number'), value: <CopyValue text={order.orderNo} name={t('number')} variant="icon" /> },
    { name: t('amount'), value: amount, isFigure: true },
    { name: t('coins'), value: format.amount(order.orderAmount, coinCode), isFigure: true },
    { name: t('price'), value: `${format.price(order.price)} ${order.fiatCode}`, isFigure: true },
    { name: t('fee'), value: isLess('0', fee) ? <span className="figure">{format.amount(fee, coinCode)}</span> : t('fee_none') },
  ];
  return (
    <Panel title={t('details')}>
      <DefinitionList variant="ends" definitions={facts} />
      {remark !== '' && <AdTerms remark={remark} />}
      {continuesOrderNo && (
        <Link to={`/p2p-trade/order/${continuesOrderNo}`} className="mt-3 block text-13 font-semibold text-brand hover:underline">
          {t('continues', { number: isolated(continuesOrderNo) })}
        </Link>
      )}
      {/* As high as what comes, so that nothing below it moves. */}
      {children && (
        <div className="mt-3 flex min-h-14 flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-13">
          <Suspense>{children}</Suspense>
        </div>
      )}
    </Panel>
  );
}

/** Sentences need the whole width. */
function AdTerms({ remark }: { remark: string }) {
  const t = useText('p2p-orders');
  return (
    <div className="mt-3 border-t border-line pt-3 text-13">
      <h3 className="text-ink-soft">{t('terms')}</h3>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {remark}
      </p>
    </div>
  );
}

/** What happened, the newest last. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const isCompleted = order.orderStatus === orderStatus.completed;
  const events = [
    { at: order.createTimestamp, text: t('history_created') },
    { at: order.paidTimestamp, text: t('history_paid') },
    { at: order.appealOpenedTimestamp, text: t('history_appeal') },
    { at: order.closedTimestamp, text: t(isCompleted ? 'history_completed' : 'history_cancelled') },
  ];
  return (
    <Panel title={t('history')}>
      <ol className="grid gap-2 text-13">
        {events.map(
          ({ at, text }) =>
            at !== null && (
              <li key={text} className="grid tablet:flex tablet:gap-x-4">
                <span className="text-ink-soft">
                  <Moment at={new Date(at).toISOString()} />
                </span>
                <span>{text}</span>
              </li>
            ),
        )}
      </ol>
    </Panel>
  );
}
