import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { OtpInput } from './otp-input.tsx';

function Held({ value: first, ...props }: Omit<ComponentProps<typeof OtpInput>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <OtpInput {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Fields/OtpInput',
  component: Held,
  args: { label: 'Code from your email', value: '', hint: 'It is valid for 10 minutes.' },
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Empty: Story = {};
export const Typing: Story = { args: { value: '48' }, play: ({ canvas }) => canvas.getByRole('textbox').focus() };
export const Full: Story = { args: { value: '483920' } };
export const Refused: Story = { args: { value: '483920', error: 'This code has been used.' } };
export const Four: Story = { args: { length: 4, value: '12' } };
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code: ٤٨٣-920.');
    await expect(canvas.getByRole('textbox')).toHaveValue('483920');
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرمز من بريدك الإلكتروني', value: '4839', hint: 'صالح لمدة 10 دقائق.' },
};
