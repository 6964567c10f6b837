import type { OrderStep } from '@peerbourse/contract/markets/spot/desk/order-step.shape';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { OrderLife } from './order-life.query.ts';
import { causeText, stepDetails, stepText } from './order-step-text.ts';

interface Row extends OrderStep {
  place: number;
}

export function OrderSteps({ life: { steps, order, holdCoin } }: { life: OrderLife }) {
  return (
    <CardTable
      caption="What happened to the order, oldest first"
      columns={columns(order.feeCoin, holdCoin)}
      rows={steps.map((step, place) => ({ ...step, place }))}
      keyOf={({ place }) => String(place)}
      emptyText="Nothing has happened to it."
    />
  );
}

function columns(feeCoin: string, holdCoin: string): Column<Row>[] {
  return [
    { name: 'What', cell: ({ kind }) => stepText[kind] },
    { name: 'When (UTC)', cell: ({ at }) => <MomentText at={at} />, onCard: 'half' },
    { name: 'Batch', cell: ({ batch }) => batch ?? <None />, onCard: 'half' },
    { name: 'Because of', cell: ({ cause }) => (cause === null ? <None /> : causeText[cause]), onCard: 'line' },
    { name: 'Price', cell: ({ price }) => price ?? <None />, isAtEnd: true },
    { name: 'Quantity', cell: ({ quantity }) => quantity ?? <None />, isAtEnd: true },
    { name: 'Value', cell: ({ amount }) => amount ?? <None />, isAtEnd: true },
    { name: 'Fee', cell: ({ fee }) => (fee === null ? <None /> : `${fee} ${feeCoin}`), isAtEnd: true },
    { name: 'More', cell: (step) => stepDetails(step, holdCoin) || <None />, onCard: 'line' },
  ];
}

function None() {
  return <span className="text-ink-faint">none</span>;
}
