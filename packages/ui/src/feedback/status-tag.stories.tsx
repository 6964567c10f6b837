import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './status-tag.tsx';

export default { title: 'Feedback/StatusTag', component: StatusTag } satisfies Meta<typeof StatusTag>;

type Story = StoryObj<typeof StatusTag>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusTag tone="info" words="Waiting for payment" />
      <StatusTag tone="success" words="Completed" />
      <StatusTag tone="warning" words="Under appeal" />
      <StatusTag tone="error" words="Refused" />
      <StatusTag tone="quiet" words="Cancelled" />
    </div>
  ),
};
export const LongGerman: Story = { parameters: { lang: 'de' }, args: { tone: 'warning', words: 'Einspruch wird geprüft' } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { tone: 'success', words: 'مكتمل' } };
