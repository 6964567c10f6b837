import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

const steps = ['Coins locked', 'You pay', 'Seller releases', 'Done'].map((label) => ({ key: label, label }));

export default {
  title: 'Figures/Stepper',
  component: Stepper,
  args: { label: 'Steps of the order', steps, current: 1, doneLabel: 'Done:', currentLabel: 'Now:' },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stepper>;

type Story = StoryObj<typeof Stepper>;

export const First: Story = { args: { current: 0 } };
export const Middle: Story = {};
export const AllDone: Story = { args: { current: 4 } };
export const Three: Story = { args: { steps: steps.slice(0, 3), current: 2 } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Schritte des Auftrags',
    steps: ['Kryptowährung hinterlegt', 'Sie überweisen den Betrag', 'Verkäufer bestätigt', 'Abgeschlossen'].map((label) => ({
      key: label,
      label,
    })),
    doneLabel: 'Erledigt:',
    currentLabel: 'Jetzt:',
    current: 2,
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'خطوات الطلب',
    steps: ['حُجزت العملات', 'أنت تدفع', 'البائع يُفرج', 'اكتمل'].map((label) => ({ key: label, label })),
    doneLabel: 'تم:',
    currentLabel: 'الآن:',
  },
};
