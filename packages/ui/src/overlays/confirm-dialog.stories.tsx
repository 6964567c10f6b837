import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Cancel this order?',
    children: 'This would be cancel 1 of 3 today. Never cancel after you have sent money.',
    confirmLabel: 'Cancel the order',
    cancelLabel: 'Keep it',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  decorators: [
    (Story) => (
      <div className="min-h-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;

type Story = StoryObj<typeof ConfirmDialog>;

export const Usual: Story = {};
export const Danger: Story = {
  args: { isDanger: true, title: 'Delete this key?', confirmLabel: 'Delete', children: 'Programs that use it stop at once.' },
};
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Cancelling' } };
export const NotYet: Story = { args: { reason: 'Tick the box first.' } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    title: 'Möchten Sie diesen Auftrag wirklich stornieren?',
    children: 'Das wäre heute die erste von drei möglichen Stornierungen. Stornieren Sie nie, nachdem Sie Geld überwiesen haben.',
    confirmLabel: 'Auftrag endgültig stornieren',
    cancelLabel: 'Auftrag behalten',
    isDanger: true,
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إلغاء هذا الطلب؟',
    children: 'سيكون هذا الإلغاء 1 من 3 اليوم. لا تُلغِ أبدًا بعد إرسال المال.',
    confirmLabel: 'إلغاء الطلب',
    cancelLabel: 'الاحتفاظ به',
  },
};
