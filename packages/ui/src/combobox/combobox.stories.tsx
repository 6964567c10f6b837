import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComboboxTexts } from './choice.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const texts: ComboboxTexts = {
  search: 'Search',
  clear: 'Clear search',
  close: 'Close',
  recent: 'Recent',
  popular: 'Popular',
  rest: 'All',
  found: (count, text) => (count === 0 ? `No results for “${text}”` : `${count} results`),
  failed: 'The list could not be loaded. Check your connection and try again.',
};
const arabicTexts: ComboboxTexts = {
  search: 'بحث',
  clear: 'مسح البحث',
  close: 'إغلاق',
  recent: 'الأخيرة',
  popular: 'الأكثر استخدامًا',
  rest: 'الكل',
  found: (count, text) => (count === 0 ? `لا نتائج لـ «${text}»` : `${count} نتيجة`),
  failed: 'تعذّر تحميل القائمة. تحقق من اتصالك وأعد المحاولة.',
};

const dot = (tone: string) => <span aria-hidden="true" className={`size-5 rounded-full ${tone}`} />;
const currencies = [
  { value: 'EUR', label: 'EUR', note: 'Euro', icon: dot('bg-brand') },
  { value: 'USD', label: 'USD', note: 'US dollar', icon: dot('bg-good') },
  { value: 'PLN', label: 'PLN', note: 'Polish złoty', icon: dot('bg-bad') },
  { value: 'JPY', label: 'JPY', note: 'Japanese yen', icon: dot('bg-warn') },
  { value: 'BRL', label: 'BRL', note: 'Brazilian real', icon: dot('bg-online') },
  { value: 'XXX', label: 'XXX', note: 'Not offered yet', icon: dot('bg-line-strong'), isDisabled: true },
];
const many = Array.from({ length: 400 }, (_, index) => ({ value: String(index), label: `Choice number ${index + 1}` }));

function Held(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="max-w-80">
      <Combobox {...props} value={value} onChange={setValue} />
    </div>
  );
}

export default {
  title: 'Fields/Combobox',
  component: Combobox,
  args: { label: 'Currency', value: 'EUR', choices: currencies, texts, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await canvas.findByRole('listbox');
};

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a currency' } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('combobox').focus() };
export const Refused: Story = { args: { value: '', placeholder: 'Choose a currency', error: 'Choose what you pay with.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Large: Story = { args: { size: 'large', isLabelHidden: true } };
export const Open: Story = { args: { first: () => ({ recent: ['PLN'], popular: ['EUR', 'USD'] }) }, play: open };
export const OpenLong: Story = { args: { label: 'Number', value: '250', choices: many }, play: open };
export const Nothing: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.type(context.canvas.getByRole('combobox', { name: 'Search' }), 'zzz');
    await context.canvas.findByText('No results for “zzz”');
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Zahlungsmethode',
    value: 'a',
    choices: [{ value: 'a', label: 'SEPA-Echtzeitüberweisung vom eigenen Girokonto (wenige Sekunden)' }],
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العملة',
    value: 'AED',
    texts: arabicTexts,
    choices: [
      { value: 'AED', label: 'AED', note: 'درهم إماراتي', icon: dot('bg-good') },
      { value: 'EGP', label: 'EGP', note: 'جنيه مصري', icon: dot('bg-bad') },
      { value: 'SAR', label: 'SAR', note: 'ريال سعودي', icon: dot('bg-ink-soft') },
    ],
    first: () => ({ recent: ['EGP'] }),
  },
  play: open,
};
