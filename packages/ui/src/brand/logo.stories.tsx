import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

export default { title: 'Brand/Logo', component: Logo, args: { brand: 'Peerbourse' } } satisfies Meta<typeof Logo>;

type Story = StoryObj<typeof Logo>;

export const Usual: Story = {};
export const AnotherBrand: Story = { args: { brand: 'Examplebourse' } };
export const Arabic: Story = { globals: { direction: 'rtl' } };
