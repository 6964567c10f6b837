import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

export default {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Sound for messages' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const States: Story = {
  render: () => (
    <div className="grid gap-1">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off and not for you" disabled />
      <Switch label="Always on" disabled defaultChecked />
      <Switch label="Email" note="A letter for each order that changes." defaultChecked />
    </div>
  ),
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('switch').focus() };
export const HiddenLabel: Story = { args: { isLabelHidden: true, defaultChecked: true } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { label: 'Benachrichtigungen über Änderungen an Ihren Aufträgen im Browser anzeigen', defaultChecked: true },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="grid gap-1">
      <Switch label="صوت الرسائل" />
      <Switch label="البريد الإلكتروني" note="رسالة عند كل تغيير في طلب." defaultChecked />
    </div>
  ),
};
