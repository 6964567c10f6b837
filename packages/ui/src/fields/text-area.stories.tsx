import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

export default {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Terms of the ad', maxLength: 500, hasCounter: true },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { args: { placeholder: 'What should the other side know before ordering?' } };
export const Filled: Story = { args: { defaultValue: 'No third-party transfers. Reference: order number.' } };
export const Refused: Story = { args: { defaultValue: 'Write me on another app.', error: 'Contact details are not allowed here.' } };
export const Disabled: Story = { args: { defaultValue: 'No third-party transfers.', disabled: true } };
export const Counted: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Only my bank');
    await canvas.findByText('12 / 20');
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'شروط الإعلان', defaultValue: 'لا تحويلات من طرف ثالث. المرجع: رقم الطلب.', hint: 'يراها الطرف الآخر قبل الطلب.' },
};
