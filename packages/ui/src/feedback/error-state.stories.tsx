import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const copy = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Select and copy it' };

export default {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The list did not load',
    text: 'Your orders are safe. Try again in a moment.',
    retry: { label: 'Try again', loadingLabel: 'Loading', isLoading: false, onPress: () => undefined },
    request: { id: '01JCQ7W3V9', label: 'Request', ...copy },
  },
} satisfies Meta<typeof ErrorState>;

type Story = StoryObj<typeof ErrorState>;

export const Usual: Story = {};
export const Trying: Story = {
  args: { retry: { label: 'Try again', loadingLabel: 'Loading', isLoading: true, onPress: () => undefined } },
};
export const Bare: Story = { args: { retry: undefined, request: undefined } };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تعذر تحميل القائمة',
    text: 'طلباتك في أمان. حاول مجددًا بعد قليل.',
    retry: { label: 'حاول مجددًا', loadingLabel: 'جارٍ التحميل', isLoading: false, onPress: () => undefined },
    request: { id: '01JCQ7W3V9', label: 'رقم الطلب', copyLabel: 'نسخ', copiedLabel: 'تم النسخ', failedLabel: 'حدد النص وانسخه' },
  },
};
