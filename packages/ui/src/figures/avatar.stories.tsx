import { headColors } from '@peerbourse/rules/head-colors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

export default { title: 'Figures/Avatar', component: Avatar, args: { letter: 'N', color: '#0e7490' } } satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Colors: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {headColors.map((color, index) => (
        <Avatar key={color} letter={String.fromCodePoint(65 + index)} color={color} />
      ))}
      <Avatar letter="Z" color="#ffe08a" />
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar {...args} size="small" presence={{ isOnline: true, label: 'Online' }} />
      <Avatar {...args} size="medium" presence={{ isOnline: true, label: 'Online' }} />
      <Avatar {...args} size="large" presence={{ isOnline: true, label: 'Online' }} />
      <Avatar {...args} size="huge" presence={{ isOnline: true, label: 'Online' }} />
    </div>
  ),
};
export const Away: Story = { args: { presence: { isOnline: false, label: 'Away for 5 minutes' } } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { letter: 'ن', presence: { isOnline: true, label: 'متصل' } } };
