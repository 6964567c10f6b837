import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

function Held(props: Omit<ComponentProps<typeof SegmentedControl>, 'value' | 'onChange'>) {
  const [value, setValue] = useState(props.segments[0]?.value ?? '');
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
];

export default { title: 'Actions/SegmentedControl', component: Held, args: { label: 'Side', segments: sides } } satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Plain: Story = {};
export const Toned: Story = {
  args: {
    segments: [
      { value: 'buy', label: 'Buy', tone: 'up' },
      { value: 'sell', label: 'Sell', tone: 'down' },
    ],
  },
};
export const Wide: Story = {
  args: { isWide: true },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
};
export const Small: Story = {
  args: { size: 'small', label: 'Interval', segments: ['1m', '15m', '1h', '4h', '1d', '1w'].map((value) => ({ value, label: value })) },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Auftragsart',
    segments: [
      { value: 'limit', label: 'Limitauftrag' },
      { value: 'market', label: 'Marktauftrag' },
      { value: 'stop', label: 'Stop-Limit-Auftrag' },
    ],
  },
};
export const PhoneColumns: Story = {
  args: {
    label: 'Number format',
    size: 'small',
    phoneColumns: 2,
    segments: ['By language', '1,234.56', '1.234,56', '1 234,56'].map((value) => ({ value, label: value })),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الجهة',
    segments: [
      { value: 'buy', label: 'شراء', tone: 'up' },
      { value: 'sell', label: 'بيع', tone: 'down' },
    ],
  },
};
