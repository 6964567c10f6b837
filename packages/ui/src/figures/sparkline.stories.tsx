import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

export default { title: 'Figures/Sparkline', component: Sparkline, args: { label: 'Rose over the last 7 days' } } satisfies Meta<
  typeof Sparkline
>;

type Story = StoryObj<typeof Sparkline>;

export const Rising: Story = { args: { values: [0, 20, 10, 60, 55, 100] } };
export const Falling: Story = { args: { values: [100, 80, 85, 40, 45, 0] } };
export const Flat: Story = { args: { values: [50, 50] } };
export const Nothing: Story = { args: { values: [] } };
/** Time runs from left to right in every language. */
export const Arabic: Story = { args: { values: [10, 100, 0] }, globals: { direction: 'rtl' } };
