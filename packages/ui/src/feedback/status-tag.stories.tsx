import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './status-tag.tsx';

export default { title: 'Feedback/StatusTag', component: StatusTag } satisfies Meta<typeof StatusTag>;

type Story = StoryObj<typeof StatusTag>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusTag tone="info" label="Waiting for payment" />
      <StatusTag tone="success" label="Completed" />
      <StatusTag tone="warning" label="Under appeal" />
      <StatusTag tone="error" label="Refused" />
      <StatusTag tone="quiet" label="Cancelled" />
    </div>
  ),
};
export const LongGerman: Story = { parameters: { lang: 'de' }, args: { tone: 'warning', label: 'Einspruch wird geprüft' } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { tone: 'success', label: 'مكتمل' } };
