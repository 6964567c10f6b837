import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { BlockingDialog } from './blocking-dialog.tsx';

export default {
  title: 'Overlays/BlockingDialog',
  component: BlockingDialog,
  args: {
    isOpen: true,
    title: 'You have been logged out',
    width: 'small',
    children: <p className="text-ink-soft">Your account was opened on another device. If that was not you, change your password.</p>,
    actions: <Button isWide>Log in again</Button>,
  },
  decorators: [
    (Story) => (
      <div className="min-h-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlockingDialog>;

type Story = StoryObj<typeof BlockingDialog>;

export const Usual: Story = {};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تم تسجيل خروجك',
    children: <p className="text-ink-soft">فُتح حسابك على جهاز آخر. إن لم تكن أنت، فغيّر كلمة المرور.</p>,
    actions: <Button isWide>تسجيل الدخول مجددًا</Button>,
  },
};
