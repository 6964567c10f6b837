import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { PriceText } from './price-text.tsx';

export default {
  title: 'Figures/PriceText',
  component: PriceText,
  args: { price: '97,412.50', trend: 'up', trendLabel: 'rising' },
} satisfies Meta<typeof PriceText>;

type Story = StoryObj<typeof PriceText>;

export const Trends: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <PriceText price="97,412.50" trend="up" trendLabel="rising" />
      <PriceText price="3,518.22" trend="down" trendLabel="falling" />
      <PriceText price="0.9214" trend="same" unit="€" />
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <PriceText {...args} size="small" />
      <PriceText {...args} size="medium" unit="USDT" />
      <PriceText {...args} size="large" />
    </div>
  ),
};
/** Each press is a new price. */
export const Flashing: Story = {
  render: function Held(args) {
    const [step, setStep] = useState(0);
    return (
      <div className="grid justify-items-start gap-3">
        <PriceText {...args} price={`97,4${10 + (step % 80)}.50`} trend={step % 2 === 0 ? 'up' : 'down'} size="large" />
        <Button variant="secondary" onClick={() => setStep(step + 1)}>
          Next price
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { trendLabel: 'صاعد', unit: 'USDT', size: 'large' } };
