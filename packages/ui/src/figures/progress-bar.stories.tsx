import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

export default {
  title: 'Figures/ProgressBar',
  component: ProgressBar,
  args: { label: 'Getting started', value: 0.6, text: '3 of 5 done' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

type Story = StoryObj<typeof ProgressBar>;

export const Underway: Story = {};
export const Nothing: Story = { args: { value: 0, text: '0 of 5 done' } };
export const Done: Story = { args: { value: 1, text: '5 of 5 done', tone: 'good' } };
export const Warning: Story = { args: { label: 'Exports this month', value: 0.8, text: '4 of 5 used', tone: 'warn' } };
export const Small: Story = { args: { size: 'small', isLabelHidden: true, text: undefined } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { label: 'Einrichtung Ihres Kontos', text: '3 von 5 Schritten abgeschlossen' },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { label: 'الخطوات الأولى', text: '3 من 5' } };
