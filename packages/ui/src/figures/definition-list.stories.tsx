import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyText } from '../actions/copy-text.tsx';
import { DefinitionList } from './definition-list.tsx';

const copy = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Select and copy it' };

export default {
  title: 'Figures/DefinitionList',
  component: DefinitionList,
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefinitionList>;

type Story = StoryObj<typeof DefinitionList>;

export const Lines: Story = {
  args: {
    definitions: [
      { name: 'Name', value: 'Jonas Lindqvist' },
      { name: 'IBAN', value: 'DE44 5001 0517 5407 3249 31', isFigure: true },
      { name: 'Bank', value: 'ING' },
    ],
  },
};
export const Copied: Story = {
  args: {
    definitions: [
      { name: 'IBAN', value: <CopyText {...copy} name="Copy the IBAN" text="DE44 5001 0517 5407 3249 31" variant="icon" /> },
      { name: 'Reference', value: <CopyText {...copy} name="Copy the reference" text="1837" variant="icon" /> },
    ],
  },
};
export const Actions: Story = {
  args: {
    definitions: [
      {
        name: 'Email',
        value: 'l•••@example.org',
        action: (
          <a href="#change" className="inline-flex min-h-11 items-center px-2 text-13 font-semibold text-brand">
            Change
          </a>
        ),
      },
      {
        name: 'Phone',
        value: 'Not set',
        action: (
          <a href="#add" className="inline-flex min-h-11 items-center px-2 text-13 font-semibold text-brand">
            Add
          </a>
        ),
      },
    ],
  },
};
export const Ends: Story = {
  args: {
    variant: 'ends',
    definitions: [
      { name: 'Time to pay', value: '15 min', isFigure: true },
      { name: 'Fee', value: '0 USDT', isFigure: true },
      { name: 'If nobody acts', value: 'cancelled at 14:47, coins return' },
      { name: 'Terms', value: 'No third-party transfers. Reference: order number.' },
    ],
  },
};
export const Tiles: Story = {
  args: {
    variant: 'tiles',
    definitions: [
      { name: 'You pay', value: '100.00 €', isFigure: true },
      { name: 'You get', value: '108.27 USDT', isFigure: true },
      { name: 'Price', value: '0.9236 €', isFigure: true },
    ],
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    definitions: [
      { name: 'Kontoinhaberin oder Kontoinhaber', value: 'Wilhelmine-Charlotte von Hohenzollern-Sigmaringen' },
      { name: 'Verwendungszweck', value: '1837', isFigure: true },
    ],
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    variant: 'tiles',
    definitions: [
      { name: 'تدفع', value: '100.00 AED', isFigure: true },
      { name: 'تستلم', value: '27.14 USDT', isFigure: true },
      { name: 'السعر', value: '3.684', isFigure: true },
    ],
  },
};
export const ArabicLines: Story = {
  globals: { direction: 'rtl' },
  args: {
    definitions: [
      { name: 'الاسم', value: 'نور الدين' },
      { name: 'رقم الحساب', value: 'AE07 0331 2345 6789 0123 456', isFigure: true },
    ],
  },
};
