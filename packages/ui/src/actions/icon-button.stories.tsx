import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Ellipsis, Send, Trash2, X } from 'lucide-react';
import { Badge } from '../feedback/badge.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Actions/IconButton', component: IconButton, args: { label: 'Close', icon: <X size={20} /> } } satisfies Meta<
  typeof IconButton
>;

type Story = StoryObj<typeof IconButton>;

export const Looks: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Close" icon={<X size={20} />} />
      <IconButton label="More" icon={<Ellipsis size={20} />} variant="secondary" />
      <IconButton label="Send" icon={<Send size={18} className="rtl:-scale-x-100" />} variant="primary" />
      <IconButton label="Delete" icon={<Trash2 size={18} />} variant="danger" />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton {...args} variant="soft" size="small" />
      <IconButton {...args} variant="soft" size="medium" />
      <IconButton {...args} variant="soft" size="large" />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton {...args} variant="secondary" isLoading />
      <IconButton {...args} isDisabled />
      <IconButton
        label="Messages, 3 unread"
        icon={<Bell size={20} />}
        mark={
          <Badge variant="alarm" isCount>
            3
          </Badge>
        }
      />
    </div>
  ),
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="إرسال" icon={<Send size={18} className="rtl:-scale-x-100" />} variant="primary" />
      <IconButton
        label="الرسائل، 3 غير مقروءة"
        icon={<Bell size={20} />}
        mark={
          <Badge variant="alarm" isCount>
            3
          </Badge>
        }
      />
    </div>
  ),
};
