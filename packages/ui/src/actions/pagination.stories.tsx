import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

export default {
  title: 'Actions/Pagination',
  component: Pagination,
  args: { label: 'Pages of orders', newerLabel: 'Newer', olderLabel: 'Older', newer: { href: '#newer' }, older: { href: '#older' } },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Both: Story = { args: { children: '1 – 14 November' } };
export const Newest: Story = { args: { newer: undefined } };
export const Oldest: Story = { args: { older: undefined } };
export const Pressed: Story = { args: { newer: { onPress: () => undefined }, older: { onPress: () => undefined } } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { label: 'Seiten', newerLabel: 'Neuere Aufträge', olderLabel: 'Ältere Aufträge', children: '1.–14. November' },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'صفحات الطلبات', newerLabel: 'الأحدث', olderLabel: 'الأقدم', children: '1 – 14 نوفمبر' },
};
