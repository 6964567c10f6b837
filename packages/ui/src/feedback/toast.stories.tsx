import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Toast } from './toast.tsx';

export default {
  title: 'Feedback/Toast',
  component: Toast,
  args: { type: 'info', text: 'A new price is there.', closeLabel: 'Close', onClose: () => undefined },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>;

type Story = StoryObj<typeof Toast>;

export const Types: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Toast {...args} />
      <Toast {...args} type="success" text="Your ad is online." />
      <Toast {...args} type="warning" text="Two minutes left to pay." />
      <Toast {...args} type="error" text="The order could not be cancelled." />
    </div>
  ),
};
export const Action: Story = {
  args: {
    type: 'success',
    text: 'Marked as paid.',
    action: (
      <Button variant="secondary" size="small" className="justify-self-start">
        Undo
      </Button>
    ),
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    type: 'error',
    closeLabel: 'Schließen',
    text: 'Der Auftrag konnte nicht storniert werden, weil der Verkäufer die Zahlung inzwischen bestätigt hat.',
  },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { type: 'success', text: 'إعلانك متاح الآن.', closeLabel: 'إغلاق' } };
