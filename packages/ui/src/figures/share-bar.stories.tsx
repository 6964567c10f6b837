import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepthBar, ShareBar, SidesBar } from './share-bar.tsx';

export default { title: 'Figures/ShareBar', component: ShareBar } satisfies Meta<typeof ShareBar>;

type Story = StoryObj<typeof ShareBar>;

export const None: Story = { args: { percent: 0 } };
export const Some: Story = { args: { percent: 37 } };
export const All: Story = { args: { percent: 100 } };
export const Sides: Story = { args: { percent: 57 }, render: ({ percent }) => <SidesBar percent={percent} /> };
export const Depth: Story = {
  args: { percent: 64 },
  render: ({ percent }) => (
    <p className="relative h-6 w-60">
      <DepthBar percent={percent} tone="up" />
    </p>
  ),
};
/** Books run from left to right in every language, and so do their bars. */
export const Arabic: Story = { args: { percent: 37 }, globals: { direction: 'rtl' } };
