import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { SearchField } from './search-field.tsx';

function Held({ value: first, ...props }: Omit<ComponentProps<typeof SearchField>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Fields/SearchField',
  component: Held,
  args: { label: 'Search the list', clearLabel: 'Clear the search', placeholder: 'Search', value: '' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Empty: Story = { args: { shortcut: '/' } };
export const Filled: Story = { args: { value: 'sol' } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('searchbox').focus() };
export const Cleared: Story = {
  args: { value: 'sol' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ابحث في القائمة', clearLabel: 'مسح البحث', placeholder: 'بحث', value: 'سولانا' },
};
