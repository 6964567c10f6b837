import type { Meta, StoryObj } from '@storybook/react-vite';
import { Change } from './change.tsx';

export default { title: 'Figures/Change', component: Change, args: { percent: '2.5', label: 'Change in 24 hours:' } } satisfies Meta<
  typeof Change
>;

type Story = StoryObj<typeof Change>;

export const Rising: Story = {};
export const Falling: Story = { args: { percent: '-13.07' } };
export const Unchanged: Story = { args: { percent: '0' } };
export const Palettes: Story = {
  render: (args) => (
    <div className="grid justify-start gap-2">
      {['green', 'red', 'blue'].map((rise) => (
        <div key={rise} data-rise={rise} className="flex gap-4">
          <Change {...args} />
          <Change {...args} percent="-0.4" />
        </div>
      ))}
    </div>
  ),
};
export const Arabic: Story = { args: { percent: '-0.4', label: 'التغير خلال 24 ساعة:' }, globals: { direction: 'rtl' } };
