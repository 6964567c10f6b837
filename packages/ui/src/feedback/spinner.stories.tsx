import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

export default { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<typeof Spinner>;

type Story = StoryObj<typeof Spinner>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Silent: Story = { args: { label: undefined } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { label: 'جارٍ التحميل' } };
