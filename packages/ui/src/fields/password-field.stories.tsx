import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

export default {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show the password', hideLabel: 'Hide the password', autoComplete: 'new-password' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = { args: { strength: { level: 0, label: 'At least 8 characters' } } };
export const Levels: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <PasswordField {...args} defaultValue="abcd" strength={{ level: 1, label: 'Strength: weak' }} />
      <PasswordField {...args} defaultValue="abcd1234" strength={{ level: 2, label: 'Strength: fair' }} />
      <PasswordField {...args} defaultValue="correct horse battery" strength={{ level: 3, label: 'Strength: strong' }} />
    </div>
  ),
};
export const Shown: Story = {
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await canvas.findByRole('button', { name: 'Hide the password' });
  },
};
export const Refused: Story = { args: { defaultValue: 'abcd', error: 'Use at least 8 characters.' } };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'كلمة المرور',
    showLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
    defaultValue: 'abcd1234',
    strength: { level: 2, label: 'القوة: متوسطة' },
  },
};
