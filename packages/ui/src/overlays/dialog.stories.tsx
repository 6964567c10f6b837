import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Dialog } from './dialog.tsx';

function Held({ isOpen: first, ...props }: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(first);
  return (
    <div className="min-h-140">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

const actions = (
  <>
    <Button isWide>Save</Button>
    <Button isWide variant="secondary">
      Not now
    </Button>
  </>
);

export default {
  title: 'Overlays/Dialog',
  component: Held,
  args: { isOpen: true, title: 'Add a payment method', closeLabel: 'Close', actions },
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Closed: Story = { args: { isOpen: false } };
export const Form: Story = {
  args: {
    note: 'Only accounts in your own name.',
    children: (
      <div className="grid gap-4">
        <TextInput label="Name of the holder" defaultValue="Lena Virtanen" readOnly />
        <TextInput label="IBAN" hint="We check the number before saving." />
        <PasswordField label="Fund password" showLabel="Show" hideLabel="Hide" />
      </div>
    ),
  },
};
export const Text: Story = {
  args: {
    title: 'How escrow works',
    exit: 'anywhere',
    width: 'small',
    actions: <Button isWide>Understood</Button>,
    children: <p className="text-ink-soft">The coins are locked before you pay. They are released to you when the seller has the money.</p>,
  },
};
export const Long: Story = {
  args: {
    title: 'Terms',
    width: 'large',
    children: (
      <div className="grid gap-3 text-ink-soft">
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            Pay only from an account in your own name, and write nothing but the order number as the reference. Whoever sells releases the
            coins when the money is there.
          </p>
        ))}
      </div>
    ),
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    title: 'Zwei-Faktor-Authentifizierung für Auszahlungen einrichten',
    closeLabel: 'Schließen',
    note: 'Danach brauchen Sie für jede Auszahlung einen sechsstelligen Code aus Ihrer Authentifizierungs-App.',
    actions: (
      <>
        <Button isWide>Authentifizierungs-App verbinden</Button>
        <Button isWide variant="secondary">
          Später erinnern
        </Button>
      </>
    ),
    children: <TextInput label="Wiederherstellungscode" />,
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إضافة طريقة دفع',
    note: 'حسابات باسمك فقط.',
    closeLabel: 'إغلاق',
    children: <TextInput label="رقم الحساب" hint="نتحقق من الرقم قبل الحفظ." />,
    actions: (
      <>
        <Button isWide>حفظ</Button>
        <Button isWide variant="secondary">
          ليس الآن
        </Button>
      </>
    ),
  },
};
