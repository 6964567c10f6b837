import type { CallOutput } from '@peerbourse/contract/call';
import type { withdrawalHold } from '@peerbourse/contract/p2p/p2p-users/withdrawal-hold';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { withdrawalHoldQuery } from '#queries/p2p-users/withdrawal-hold.query.ts';

type Hold = CallOutput<typeof withdrawalHold>;
type Purchase = Hold['purchases'][number];

/** What was bought and may not leave yet, purchase by purchase. Whoever has no such coins needs no panel. */
export function HoldPanel() {
  const format = useFormat();
  const t = useText('p2p-users');
  const hold = useRead(withdrawalHoldQuery);
  if (!hold || hold.purchases.length === 0) return null;
  return (
    <Panel title={t('hold')} lead={t('hold_lead')} anchor="hold" isBareOnPhone>
      <ul className="mb-4 grid gap-1">
        {hold.coins.map(({ coinCode, amount, endsAt }) => (
          <li key={coinCode} className="font-semibold">
            {t('hold_total', { amount: format.number(amount), coin: coinCode, until: format.moment(endsAt) })}
          </li>
        ))}
      </ul>
      <Purchases purchases={hold.purchases} />
    </Panel>
  );
}

function Purchases({ purchases }: Pick<Hold, 'purchases'>) {
  const format = useFormat();
  const t = useText('p2p-users');
  const columns: ReadonlyArray<Column<Purchase>> = [
    {
      key: 'order',
      name: t('hold_order'),
      cell: ({ orderNo }) => (
        <Link to={`/p2p-trade/order/${orderNo}`} className="text-brand hover:underline">
          <span className="figure wrap-anywhere">{orderNo}</span>
        </Link>
      ),
    },
    {
      key: 'amount',
      name: t('hold_amount'),
      isAtEnd: true,
      cell: ({ amount, coinCode }) => (
        <span className="figure">
          {format.number(amount)} {coinCode}
        </span>
      ),
    },
    { key: 'until', name: t('hold_until'), isAtEnd: true, cell: ({ endsAt }) => <Moment at={endsAt} /> },
  ];
  return <CardTable caption={t('hold')} columns={columns} rows={purchases} keyOf={({ orderNo }) => orderNo} empty={null} />;
}
