import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { AmountInput } from './amount-input.tsx';

/** Stands for the real cleaner, which the caller brings. */
function digitsAndDot(typed: string): string {
  return typed.replace(/[^\d.]/g, '').replace(/^(\d*\.\d*).*$/, '$1');
}

function Held({ value: first, ...props }: Omit<ComponentProps<typeof AmountInput>, 'onChange' | 'clean'>) {
  const [value, setValue] = useState(first);
  return <AmountInput {...props} value={value} onChange={setValue} clean={digitsAndDot} />;
}

export default {
  title: 'Fields/AmountInput',
  component: Held,
  args: { label: 'You pay', value: '100.00', suffix: 'EUR', range: '50 – 8,000 EUR' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Max: Story = { args: { aside: 'Available 18,420.55', max: { label: 'Max', onPress: () => undefined } } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() };
export const OutOfRange: Story = { args: { value: '9000', error: 'At most 8,000 EUR.', hasErrorLine: true } };
export const Corrected: Story = { args: { value: '0.5', correction: 'The comma was read as a decimal point.' } };
export const Medium: Story = { args: { size: 'medium', prefix: '€', suffix: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تدفع',
    suffix: 'AED',
    aside: 'المتاح 18,420.55',
    range: 'من 50 إلى 8,000',
    max: { label: 'الأقصى', onPress: () => undefined },
  },
};
