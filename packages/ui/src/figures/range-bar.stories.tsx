import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeBar } from './range-bar.tsx';

export default { title: 'Figures/RangeBar', component: RangeBar } satisfies Meta<typeof RangeBar>;

type Story = StoryObj<typeof RangeBar>;

export const Lowest: Story = { args: { percent: 0 } };
export const Between: Story = { args: { percent: 64 } };
export const Highest: Story = { args: { percent: 100 } };
export const Wide: Story = { args: { percent: 79, isWide: true } };
/** The lower limit is on the left in every language, as in the figures above it. */
export const Arabic: Story = { args: { percent: 20 }, globals: { direction: 'rtl' } };
