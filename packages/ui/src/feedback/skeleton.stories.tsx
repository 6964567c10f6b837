import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { title: 'Feedback/Skeleton', component: Skeleton, args: { className: 'w-40' } } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = {};
export const Circle: Story = { args: { shape: 'circle', className: 'w-9' } };
export const Block: Story = { args: { shape: 'block', className: 'h-24 w-60' } };
export const Row: Story = {
  render: () => (
    <div className="flex max-w-110 items-center gap-3 rounded-large border border-line p-4">
      <Skeleton shape="circle" className="w-9" />
      <div className="grid flex-1 gap-2 text-14">
        <Skeleton className="w-32" />
        <Skeleton className="w-44 max-w-full" />
      </div>
      <Skeleton shape="block" className="h-9 w-20" />
    </div>
  ),
};
export const Arabic: Story = { ...Row, globals: { direction: 'rtl' } };
