import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';

export default {
  title: 'Fields/Field',
  component: Field,
  args: { label: 'Name of the ad', children: (wiring) => <input type="text" {...wiring} className="control-text" /> },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Bare: Story = {};
export const Hint: Story = { args: { hint: 'Others see it in the list.' } };
export const Refused: Story = { args: { error: 'Write at least 3 letters.', hint: 'Others see it in the list.' } };
export const Ends: Story = {
  args: { label: 'Margin', prefix: '±', suffix: <span className="pe-2">%</span>, counter: '0 / 20', aside: 'Reference 0.9214' },
};
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Verwendungszweck der Überweisung',
    aside: 'Verfügbares Guthaben',
    hint: 'Schreiben Sie nur die Auftragsnummer in den Verwendungszweck und nichts anderes.',
    error: 'Der Verwendungszweck darf höchstens zwanzig Zeichen lang sein.',
    counter: '23 / 20',
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اسم الإعلان', hint: 'يراه الآخرون في القائمة.', error: 'اكتب 3 أحرف على الأقل.', counter: '2 / 20' },
};
