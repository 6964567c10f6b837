import { headColorOf } from '@peerbourse/rules/head-colors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Empty } from '../feedback/empty.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { StatusTag } from '../feedback/status-tag.tsx';
import { Avatar } from './avatar.tsx';
import { CardTable, type Column } from './card-table.tsx';
import { DefinitionList } from './definition-list.tsx';

interface Person {
  name: string;
  facts: string;
  price: string;
  available: string;
  tone: 'success' | 'warning';
}

const people: Person[] = [
  { name: 'nordlicht', facts: '1,284 · 99.2%', price: '0.9236', available: '18,420.55', tone: 'success' },
  { name: 'kasia', facts: '842 · 98.7%', price: '0.9241', available: '6,204.10', tone: 'success' },
  { name: 'rio.desk', facts: '97 · 96.0%', price: '0.9244', available: '1,150.00', tone: 'warning' },
];

function columnsIn(labels: {
  name: string;
  price: string;
  available: string;
  state: string;
  open: string;
  done: string;
  button: string;
  tag: string;
}) {
  return [
    {
      key: 'name',
      name: labels.name,
      loading: (
        <span className="flex items-center gap-3">
          <Skeleton shape="circle" className="w-9" />
          <span className="grid gap-2">
            <Skeleton className="w-24" />
            <Skeleton className="w-16" />
          </span>
        </span>
      ),
      cell: ({ name, facts }) => (
        <span className="flex items-center gap-3">
          <Avatar letter={name.charAt(0).toUpperCase()} color={headColorOf(name.length)} />
          <span className="min-w-0">
            <span className="flex items-center gap-1.5 font-semibold">
              <bdi className="truncate">{name}</bdi>
              <Badge>{labels.tag}</Badge>
            </span>
            <span className="figure text-12 text-ink-soft">{facts}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      name: labels.state,
      onCard: 'corner',
      cell: ({ tone }) => <StatusTag tone={tone} label={tone === 'success' ? labels.done : labels.open} />,
    },
    { key: 'price', name: labels.price, isAtEnd: true, cell: ({ price }) => <span className="figure text-16 font-bold">{price}</span> },
    { key: 'available', name: labels.available, isAtEnd: true, cell: ({ available }) => <span className="figure">{available}</span> },
    {
      key: 'deed',
      name: labels.button,
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      loading: <Skeleton shape="block" className="h-11 mouse:ms-auto mouse:h-8.5 mouse:w-14" />,
      cell: () => (
        <Button variant="up" size="small">
          {labels.button}
        </Button>
      ),
    },
  ] satisfies ReadonlyArray<Column<Person>>;
}

const english = columnsIn({
  name: 'Advertiser',
  price: 'Price',
  available: 'Available',
  state: 'State',
  open: 'Busy',
  done: 'Ready',
  button: 'Buy',
  tag: 'Pro',
});

function Table(props: Partial<ComponentProps<typeof CardTable<Person>>>) {
  return (
    <CardTable caption="Offers" columns={english} rows={people} keyOf={({ name }) => name} empty={<Empty title="No offers" />} {...props} />
  );
}

export default { title: 'Figures/CardTable', component: Table } satisfies Meta<typeof Table>;

type Story = StoryObj<typeof Table>;

export const Rows: Story = {};
export const Nothing: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], loading: { rows: 3, label: 'Loading the offers' } } };
export const OpenRow: Story = {
  args: {
    below: ({ name }) =>
      name === 'nordlicht' && (
        <DefinitionList
          variant="ends"
          definitions={[
            { name: 'Time to pay', value: '15 min' },
            { name: 'Fee', value: '0 USDT' },
          ]}
        />
      ),
  },
};
/** On a phone the button stands beside the price, and what is less important below both. */
export const ActionBeside: Story = {
  args: {
    columns: english.map((column) => {
      if (column.key === 'deed') return { ...column, onCard: 'beside' as const };
      return column.key === 'available' ? { ...column, onCard: 'below' as const } : column;
    }),
  },
};
export const Sorted: Story = {
  render: function Held() {
    const [order, setOrder] = useState<'ascending' | 'descending'>('ascending');
    const sort = { order, onSort: () => setOrder(order === 'ascending' ? 'descending' : 'ascending') };
    const rows = order === 'ascending' ? people : people.toReversed();
    return <Table rows={rows} columns={english.map((column) => (column.key === 'price' ? { ...column, sort } : column))} />;
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    caption: 'Angebote',
    columns: columnsIn({
      name: 'Anbieterin oder Anbieter',
      price: 'Preis pro Einheit',
      available: 'Verfügbare Menge',
      state: 'Zustand',
      open: 'Beschäftigt',
      done: 'Bereit',
      button: 'Jetzt kaufen',
      tag: 'Händler',
    }),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'العروض',
    columns: columnsIn({
      name: 'المعلن',
      price: 'السعر',
      available: 'المتاح',
      state: 'الحالة',
      open: 'مشغول',
      done: 'جاهز',
      button: 'شراء',
      tag: 'تاجر',
    }),
  },
};
