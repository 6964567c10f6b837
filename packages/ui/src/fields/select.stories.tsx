import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { Select } from './select.tsx';

export default {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Country',
    defaultValue: 'fi',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fi', label: 'Finland' },
      { value: 'jp', label: 'Japan' },
      { value: 'xx', label: 'Not offered yet', isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { defaultValue: '', placeholder: 'Choose a country' } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('combobox').focus() };
export const Refused: Story = { args: { defaultValue: '', placeholder: 'Choose a country', error: 'Choose where you live.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'large', prefix: <Globe size={18} aria-hidden="true" />, isLabelHidden: true } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Zahlungsmethode',
    defaultValue: 'a',
    options: [{ value: 'a', label: 'SEPA-Echtzeitüberweisung vom eigenen Girokonto (wenige Sekunden)' }],
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'البلد',
    defaultValue: 'ae',
    options: [
      { value: 'ae', label: 'الإمارات' },
      { value: 'eg', label: 'مصر' },
    ],
  },
};
