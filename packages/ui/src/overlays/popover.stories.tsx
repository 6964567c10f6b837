import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { Select } from '../fields/select.tsx';
import { Popover } from './popover.tsx';

export default {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Language and currency',
    button: (wiring) => (
      <Button variant="secondary" iconEnd={<ChevronDown size={16} />} {...wiring}>
        English · EUR
      </Button>
    ),
    children: (close) => (
      <div className="grid gap-4">
        <Select label="Language" options={[{ value: 'en', label: 'English' }]} />
        <Select label="Currency" options={[{ value: 'eur', label: 'Euro' }]} />
        <Button isWide onClick={close}>
          Save
        </Button>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
  },
} satisfies Meta<typeof Popover>;

type Story = StoryObj<typeof Popover>;

export const Below: Story = {
  decorators: [
    (Story) => (
      <div className="min-h-90">
        <Story />
      </div>
    ),
  ],
};
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div className="flex min-h-90 items-start justify-end">
        <Story />
      </div>
    ),
  ],
};
export const Above: Story = {
  args: { side: 'above' },
  decorators: [
    (Story) => (
      <div className="flex min-h-90 items-end">
        <Story />
      </div>
    ),
  ],
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللغة والعملة',
    button: (wiring) => (
      <Button variant="secondary" iconEnd={<ChevronDown size={16} />} {...wiring}>
        العربية · AED
      </Button>
    ),
    children: <Select label="اللغة" options={[{ value: 'ar', label: 'العربية' }]} />,
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
};
