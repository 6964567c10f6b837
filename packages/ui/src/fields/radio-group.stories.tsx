import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

function Held({ value: first, ...props }: Omit<ComponentProps<typeof RadioGroup>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Fields/RadioGroup',
  component: Held,
  args: {
    label: 'Colours of prices',
    value: 'green',
    options: [
      { value: 'green', label: 'Green rises, red falls' },
      { value: 'red', label: 'Red rises, green falls' },
      { value: 'blue', label: 'Blue rises, orange falls' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const List: Story = {};
export const NothingChosen: Story = { args: { value: undefined, error: 'Choose one of them.', hint: 'You can change it later.' } };
export const Cards: Story = {
  args: {
    label: 'How to pay',
    variant: 'cards',
    value: 'instant',
    options: [
      { value: 'instant', label: 'Instant transfer', note: 'Arrives in seconds', aside: '0.9236' },
      { value: 'transfer', label: 'Bank transfer', note: 'Arrives in a day', aside: '0.9219' },
      { value: 'card', label: 'Card', note: 'Not offered in your country', isDisabled: true },
    ],
  },
};
export const Focused: Story = { args: Cards.args ?? {}, play: ({ canvas }) => canvas.getAllByRole('radio')[0]?.focus() };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'طريقة الدفع',
    variant: 'cards',
    value: 'instant',
    options: [
      { value: 'instant', label: 'تحويل فوري', note: 'يصل خلال ثوانٍ', aside: '3.684' },
      { value: 'transfer', label: 'تحويل بنكي', note: 'يصل خلال يوم', aside: '3.671' },
    ],
  },
};
