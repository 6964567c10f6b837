import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.tsx';

export default { title: 'Feedback/LoadingBar', component: LoadingBar, args: { label: 'Loading the page', progress: 0.4 } } satisfies Meta<
  typeof LoadingBar
>;

type Story = StoryObj<typeof LoadingBar>;

export const Underway: Story = {};
export const Nearly: Story = { args: { progress: 0.95 } };
export const Nothing: Story = { args: { progress: undefined } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { label: 'جارٍ تحميل الصفحة' } };
