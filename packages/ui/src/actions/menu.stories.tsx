import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, CreditCard, LogOut, Settings, ShieldCheck, User } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const account: MenuItem[][] = [
  [
    { key: 'profile', label: 'Profile', icon: <User size={16} />, href: '#profile' },
    { key: 'security', label: 'Security', icon: <ShieldCheck size={16} />, href: '#security', aside: '3 / 5' },
    { key: 'methods', label: 'Payment methods', icon: <CreditCard size={16} />, href: '#methods' },
    { key: 'settings', label: 'Preferences', icon: <Settings size={16} />, isDisabled: true },
  ],
  [{ key: 'leave', label: 'Log out', icon: <LogOut size={16} />, isDanger: true, onSelect: () => undefined }],
];

export default {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Account',
    groups: account,
    button: (wiring) => (
      <Button variant="secondary" iconEnd={<ChevronDown size={16} />} {...wiring}>
        Account
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-80 items-start">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

/** Opens, moves by arrows, End and letters. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: /Security/ })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('menuitem', { name: 'Payment methods' })).toHaveFocus();
  },
};

export const Choice: Story = {
  args: {
    label: 'Change since',
    align: 'end',
    groups: [
      [
        { key: '24h', label: 'Last 24 hours', isChecked: true, onSelect: () => undefined },
        { key: 'utc', label: 'Midnight UTC', isChecked: false, onSelect: () => undefined },
        { key: 'here', label: 'Midnight here', isChecked: false, onSelect: () => undefined },
      ],
    ],
    button: (wiring) => (
      <Button variant="quiet" size="small" iconEnd={<ChevronDown size={14} />} {...wiring} className="ms-auto">
        Last 24 hours
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last 24 hours' }));
  },
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الحساب',
    groups: [
      [
        { key: 'profile', label: 'الملف الشخصي', icon: <User size={16} />, href: '#profile' },
        { key: 'security', label: 'الأمان', icon: <ShieldCheck size={16} />, href: '#security' },
      ],
      [{ key: 'leave', label: 'تسجيل الخروج', icon: <LogOut size={16} />, isDanger: true, onSelect: () => undefined }],
    ],
    button: (wiring) => (
      <Button variant="secondary" iconEnd={<ChevronDown size={16} />} {...wiring}>
        الحساب
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'الحساب' }));
  },
};
