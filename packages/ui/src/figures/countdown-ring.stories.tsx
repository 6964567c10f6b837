import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownRing } from './countdown-ring.tsx';

const minute = 60_000;

export default {
  title: 'Figures/CountdownRing',
  component: CountdownRing,
  args: { remainingMs: 9.6 * minute, totalMs: 15 * minute, text: '9:36', label: 'Time left to pay' },
} satisfies Meta<typeof CountdownRing>;

type Story = StoryObj<typeof CountdownRing>;

export const Urgency: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      <CountdownRing {...args} remainingMs={15 * minute} text="15:00" />
      <CountdownRing {...args} />
      <CountdownRing {...args} remainingMs={2.5 * minute} text="2:30" />
      <CountdownRing {...args} remainingMs={0.4 * minute} text="0:24" />
      <CountdownRing {...args} remainingMs={0} text="0:00" />
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      <CountdownRing {...args} size="small" />
      <CountdownRing {...args} size="medium" />
      <CountdownRing {...args} size="large" />
      <CountdownRing {...args} size="large" remainingMs={14 * minute} totalMs={24 * 60 * minute} text="23:59:59" />
    </div>
  ),
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { label: 'الوقت المتبقي للدفع' } };
