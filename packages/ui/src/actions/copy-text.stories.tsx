import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyText } from './copy-text.tsx';

export default {
  title: 'Actions/CopyText',
  component: CopyText,
  args: {
    text: '2611140001837',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Select and copy it',
    name: 'Copy the order number',
  },
} satisfies Meta<typeof CopyText>;

type Story = StoryObj<typeof CopyText>;

export const Word: Story = {};
export const Icon: Story = { args: { variant: 'icon' } };
export const Grouped: Story = { args: { text: 'DE44500105175407324931', children: 'DE44 5001 0517 5407 3249 31', name: 'Copy the IBAN' } };
export const LongHash: Story = {
  args: { variant: 'icon', text: '0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', name: 'Copy the hash' },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};
/** The clipboard answers with a refusal. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('no')) } });
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('status');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { copyLabel: 'نسخ', copiedLabel: 'تم النسخ', failedLabel: 'حدد النص وانسخه', name: 'نسخ رقم الطلب' },
};
