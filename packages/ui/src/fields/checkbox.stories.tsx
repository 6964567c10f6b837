import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

export default {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'I checked my bank account, not a screenshot' },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const States: Story = {
  render: () => (
    <div className="max-w-90">
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them" isMixed />
      <Checkbox label="Not for you" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
      <Checkbox label="I agree to the terms" error="Without your consent we cannot go on." />
      <Checkbox label="Only ads I can take" note="Hides ads whose conditions you do not meet yet." defaultChecked />
    </div>
  ),
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('checkbox').focus() };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Ich habe auf meinem Bankkonto und nicht auf einem Bildschirmfoto nachgesehen, dass der vollständige Betrag eingegangen ist',
    defaultChecked: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تحققت من حسابي البنكي وليس من صورة', note: 'لا يمكن التراجع عن الإفراج.', defaultChecked: true },
};
