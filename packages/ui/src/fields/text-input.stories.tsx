import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { TextInput } from './text-input.tsx';

export default {
  title: 'Fields/TextInput',
  component: TextInput,
  args: { label: 'Email or phone', placeholder: 'name@example.org' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;

type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'lena@example.org' } };
export const Focused: Story = { args: { defaultValue: 'lena@example.org' }, play: ({ canvas }) => canvas.getByRole('textbox').focus() };
export const Refused: Story = { args: { defaultValue: 'lena@', error: 'This is not an email address.' } };
export const RefusedFocused: Story = {
  args: { defaultValue: 'lena@', error: 'This is not an email address.' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};
export const Disabled: Story = { args: { defaultValue: 'lena@example.org', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'lena@example.org', readOnly: true, hint: 'Confirmed on 12 November.' } };
export const Large: Story = { args: { size: 'large', prefix: <AtSign size={18} aria-hidden="true" />, hasErrorLine: true } };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني أو الهاتف', defaultValue: 'lena@', dir: 'ltr', error: 'هذا ليس عنوان بريد إلكتروني.' },
};
